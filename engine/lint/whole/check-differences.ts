import type { Field, FormPlan } from '../../form/form-plan.ts'
import { ITEM } from '../../json/path-values.ts'
import type { Report } from '../../language/diagnostic.ts'
import { OPTIONS } from '../../language/words.ts'
import { optionPointer } from '../option-pointer.ts'

/**
 * Reports the fields of a form whose values may differ from their official record while no field asks for the reason; see
 * form/differences.ts.
 * @param pointer JSON pointer to the form's content
 */
export const checkDifferences = (form: FormPlan, pointer: string, report: Report): void => {
  const differing = form.fields.filter(canDiffer)
  const [first] = differing
  if (!first || asksForReason(form)) return
  report(
    'difference-without-reason',
    `${pointer}/uiSchema${optionPointer(first.ui, first.uiPointer, OPTIONS.source)}`,
    `“${differing.map(({ title }) => title).join('”、“')}”`,
  )
}

/** A value of an official record that the customer can change. */
const canDiffer = ({ isOfficial, isReadOnly, computed, fixed, path }: Field): boolean =>
  isOfficial === true &&
  !isReadOnly &&
  computed === undefined &&
  fixed === undefined &&
  !path.includes(ITEM)

/** Tells whether a condition of the form reads a field with the differences: what it shows asks for their reason. */
const asksForReason = ({ fields }: FormPlan): boolean => {
  const read = new Set(
    fields.flatMap(({ conditions }) => conditions.flatMap(({ reads }) => [...(reads ?? [])])),
  )
  return fields.some(
    ({ name, options }) => options[OPTIONS.differences] !== undefined && read.has(name),
  )
}
