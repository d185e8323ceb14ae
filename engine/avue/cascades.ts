import { propOf, type AvueColumn } from './columns.ts'
import { sourceAt } from './option-url.ts'

/**
 * Links columns to their parent in a cascade: the parent's value replaces `{{key}}` in their `dicUrl`.
 * `cascader` names all direct children, the older `cascaderItem` a chain in which each is the parent of the next.
 */
export const withCascades = (columns: readonly AvueColumn[]): AvueColumn[] => {
  const above = new Map<string, string>()
  for (const column of columns) {
    const { cascader, cascaderItem } = column.own
    for (const prop of namesIn(cascader)) above.set(prop, propOf(column))
    namesIn(cascaderItem).reduce((upper, prop) => {
      above.set(prop, upper)
      return prop
    }, propOf(column))
  }
  const beside = new Set(columns.filter(isOneCode).map(propOf))
  return columns.map((column) => ({ ...column, beside, above: above.get(propOf(column)) }))
}

/** Tells whether the values of a column can have children in a cascade. */
const isOneCode = ({ all: { type = 'input', multiple } }: AvueColumn): boolean =>
  ['input', 'select', 'radio'].includes(String(type)) && multiple !== true

/** Tells whether all columns that a column's cascade names follow it in the form as well. */
export const isCascadeCarried = ({ own }: AvueColumn, columns: readonly AvueColumn[]): boolean => {
  const names = [...namesIn(own.cascader), ...namesIn(own.cascaderItem)]
  const isBelow = (name: string) => {
    const column = columns.find((one) => propOf(one) === name)
    return column?.above !== undefined && sourceAt(column, false)?.field === column.above
  }
  return names.length > 0 && names.every(isBelow)
}

const namesIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).filter((name): name is string => typeof name === 'string')
