import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { AvueReport } from './avue-diagnostic.ts'

/** One column of an option: a field of the form. */
export interface AvueColumn {
  /** As it stands in the option. */
  own: Readonly<Record<string, unknown>>
  /** With what it takes over from its group and option. */
  all: Readonly<Record<string, unknown>>
  pointer: string
  /** The prop of the column above it in a cascade. */
  above?: string | undefined
  /** The props of the columns beside it that are answered with one code. */
  beside?: ReadonlySet<string>
}

/** What a column's answer is saved under; '' where it says nothing. */
export const propOf = ({ own: { prop } }: Pick<AvueColumn, 'own'>): string =>
  typeof prop === 'string' || typeof prop === 'number' ? String(prop).trim() : ''

/** Columns below a heading; '' has none. */
export interface AvueSection {
  title: string
  /** The tab that they lie in; '' has none. */
  tab: string
  columns: AvueColumn[]
}

/** What a column has from its option where it doesn't say otherwise. */
const INHERITED = ['span', 'props', 'propsHttp', 'detail', 'disabled', 'readonly', 'display']

/** The columns of an option and of its groups, in the order in which they are shown. */
export const avueSections = (
  option: Readonly<Record<string, unknown>>,
  pointer: string,
  report: AvueReport,
): AvueSection[] => {
  const own = titled('', avueColumns(option, pointer, report))
  const groups = entriesOf(option.group, pointerTo(pointer, 'group')).flatMap(
    ([group, at], index) => {
      if (!isJsonObject(group)) {
        report('avue-invalid', at, '分组应为对象')
        return []
      }
      const columns = avueColumns({ ...inherited(option), ...group }, at, report)
      const label = textOf(group.label)
      // The option's own columns are above the tabs, which are its groups.
      return option.tabs === true
        ? titled('', columns, label || `分组 ${index + 1}`)
        : titled(label, columns)
    },
  )
  return [...own, ...groups].filter(({ columns }) => columns.length > 0)
}

/** The columns in a `column`, which is a list or an object by prop; a higher `order` comes first. */
export const avueColumns = (
  holder: Readonly<Record<string, unknown>>,
  pointer: string,
  report: AvueReport,
): AvueColumn[] => {
  const above = inherited(holder)
  const at = pointerTo(pointer, 'column')
  if (holder.column !== undefined && typeof holder.column !== 'object')
    report('avue-invalid', at, 'column 应为列表，或以 prop 为键的对象')
  return entriesOf(holder.column, at)
    .flatMap(([column, where, name]) => {
      if (!isJsonObject(column)) {
        report('avue-invalid', where, '字段应为对象')
        return []
      }
      const own: Record<string, unknown> = { ...(name !== undefined && { prop: name }), ...column }
      const props = { ...objectOf(above.props), ...objectOf(own.props) }
      return { own, all: { ...above, ...own, props }, pointer: where }
    })
    .toSorted((one, other) => orderOf(other) - orderOf(one))
}

/** The members of a list, or of an object with their names, each with its pointer. */
const entriesOf = (holder: unknown, pointer: string): [unknown, string, string?][] => {
  if (Array.isArray(holder))
    return holder.map((member: unknown, index) => [member, pointerTo(pointer, index)])
  if (!isJsonObject(holder)) return []
  return Object.entries(holder).map(([name, member]) => [member, pointerTo(pointer, name), name])
}

/** A column of the type `title` is the heading of those that follow. */
const titled = (title: string, columns: readonly AvueColumn[], tab = ''): AvueSection[] => {
  const sections: AvueSection[] = [{ title, tab, columns: [] }]
  for (const column of columns)
    if (column.all.type === 'title')
      sections.push({
        title: textOf(column.all.value) || textOf(column.all.label),
        tab,
        columns: [],
      })
    else sections.at(-1)?.columns.push(column)
  return sections
}

const inherited = (option: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    INHERITED.flatMap((name) => (option[name] === undefined ? [] : [[name, option[name]]])),
  )

const orderOf = ({ all: { order } }: AvueColumn): number =>
  typeof order === 'number' && Number.isFinite(order) ? order : 0

const objectOf = (value: unknown): Record<string, unknown> => (isJsonObject(value) ? value : {})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
