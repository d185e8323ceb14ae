import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { AvueColumn } from './columns.ts'
import type { AvueReport } from './avue-diagnostic.ts'

/** One entry of `dicData`, with the values and titles of its ancestors. */
export interface ColumnOption {
  values: OptionValue[]
  titles: string[]
  description?: string
  isLeaf: boolean
  isDisabled: boolean
}

type OptionValue = string | number | boolean

/** A column's options as a schema. */
export interface OptionSchema {
  type: 'string' | 'number' | 'boolean'
  oneOf: readonly Readonly<Record<string, unknown>>[]
  disabled: unknown[]
}

/** Flattens `dicData` with all descendants; `props` gives the names of the members. */
export const columnOptions = ({ all }: AvueColumn): ColumnOption[] => {
  const props = isJsonObject(all.props) ? all.props : {}
  const nameOf = (member: string) => {
    const name = props[member]
    return typeof name === 'string' ? name : member
  }
  const [label, value, children] = [nameOf('label'), nameOf('value'), nameOf('children')]
  const within = (list: unknown, above?: ColumnOption): ColumnOption[] =>
    (Array.isArray(list) ? list : []).flatMap((entry: unknown): ColumnOption[] => {
      if (!isJsonObject(entry)) return []
      const { [label]: title, [value]: own, [children]: nested, desc } = entry
      const isGroup = all.group === true && Array.isArray(nested)
      if (!isOptionValue(own)) return isGroup ? within(nested, above) : []
      const option: ColumnOption = {
        values: [...(above?.values ?? []), own],
        titles: [...(above?.titles ?? []), typeof title === 'string' ? title : String(own)],
        isLeaf: !Array.isArray(nested) || nested.length === 0,
        isDisabled: entry[nameOf('disabled')] === true,
        ...(typeof desc === 'string' && { description: desc }),
      }
      return isGroup ? within(nested, above) : [option, ...within(nested, option)]
    })
  return within(all.dicData)
}

/** Options as `oneOf`: each value once, all of one type. */
export const optionSchema = (
  column: AvueColumn,
  options: readonly ColumnOption[],
  valueOf: (option: ColumnOption) => OptionValue | undefined,
  dataType: unknown,
  report: AvueReport,
): OptionSchema | undefined => {
  const found = new Map<OptionValue, ColumnOption>()
  const at = pointerTo(column.pointer, 'dicData')
  for (const option of options) {
    const value = typed(valueOf(option), dataType)
    if (value === undefined) continue
    if (found.has(value))
      report('avue-not-carried-over', at, `dicData：值“${value}”重复，只保留第一项`)
    else found.set(value, option)
  }
  if (found.size === 0) return undefined
  const types = new Set([...found.keys()].map((value) => typeof value))
  const isMixed = types.size > 1
  if (isMixed) report('avue-not-carried-over', at, 'dicData：值的类型不一致，已统一为文字，请统一')
  const written = (value: OptionValue) => (isMixed ? String(value) : value)
  const entries = [...new Map([...found].map(([value, option]) => [written(value), option]))]
  return {
    type: isMixed ? 'string' : (typeof entries[0]?.[0] as OptionSchema['type']),
    oneOf: entries.map(([value, { titles, description }]) => ({
      const: value,
      title: titles.join(' / '),
      ...(description !== undefined && { description }),
    })),
    disabled: entries.flatMap(([value, { isDisabled }]) => (isDisabled ? [value] : [])),
  }
}

const isOptionValue = (value: unknown): value is OptionValue =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** Returns the type in which `dataType` saves a single value. */
const typed = (value: OptionValue | undefined, dataType: unknown): OptionValue | undefined => {
  if (dataType === 'string' && value !== undefined) return String(value)
  if (dataType !== 'number' || typeof value !== 'string' || value.trim() === '') return value
  return Number.isFinite(Number(value)) ? Number(value) : value
}
