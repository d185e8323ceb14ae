import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { AvueReport } from './avue-diagnostic.ts'

/** One column of an option: a field of the form. */
export interface AvueColumn {
  /** The column as the option defines it. */
  own: Readonly<Record<string, unknown>>
  /** The column with the defaults of its group and option. */
  all: Readonly<Record<string, unknown>>
  pointer: string
  /** The prop of the parent column in a cascade. */
  above?: string | undefined
  /** The props of the sibling columns whose value is one code. */
  beside?: ReadonlySet<string>
}

/** Returns the name under which a column's value is saved; '' where it has none. */
export const propOf = ({ own: { prop } }: Pick<AvueColumn, 'own'>): string =>
  typeof prop === 'string' || typeof prop === 'number' ? String(prop).trim() : ''

/** Columns below a heading; '' is no heading. */
export interface AvueSection {
  title: string
  /** The tab of the columns; '' is no tab. */
  tab: string
  columns: AvueColumn[]
}

/** Members that a column inherits from its option unless it sets them itself. */
const INHERITED = ['span', 'props', 'propsHttp', 'detail', 'disabled', 'readonly', 'display']

/** Returns the columns of an option and of its groups, in the order in which they are shown. */
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
