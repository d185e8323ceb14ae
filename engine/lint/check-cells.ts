import { itemOf } from '../form/all-fields.ts'
import type { FormPlan } from '../form/form-plan.ts'
import { notInCells } from '../form/table-cells.ts'
import type { Report } from '../language/diagnostic.ts'

/**
 * Reports the members of a table's items that have no cell.
 * @param pointer to the form's schema
 */
export const checkCells = ({ fields }: FormPlan, pointer: string, report: Report): void => {
  for (const field of fields) {
    const item = field.widget === 'table' ? itemOf(field) : undefined
    for (const { field: column, reason } of item ? notInCells(item) : [])
      if (column.refused === undefined)
        report('not-showable', pointer + column.pointer, `表格中的 ${reason}`)
  }
}
