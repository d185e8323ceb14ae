import { optionsList, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { membersOf } from '#engine/form/all-fields.ts'
import type { Field } from '#engine/form/form-plan.ts'
import { isOptions } from '#engine/form/schema-parts.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { isUnion, notInCells } from '#engine/form/table-cells.ts'
import { orderNames } from '#engine/form/order.ts'
import { isHidden, isOnlyRead } from '#engine/form/widget-of.ts'
import { widgets, type WidgetName } from '#engine/widgets/widgets.ts'

/** The control of a column's cells: text input, select, checkbox, day input, or the field's regular widget. */
type ColumnKind = 'typed' | 'select' | 'yesNo' | 'day' | 'widget'

/** One of the options of a column. */
interface ColumnOption {
  label: string
  value: unknown
}

/** A member of a table's items. */
export interface Column {
  name: string
  title: string
  kind: ColumnKind
  widget: WidgetName
  schema: RJSFSchema
  uiSchema: UiSchema
  options: Readonly<Record<string, unknown>>
  /** The options; empty where any value is allowed. */
  enumOptions: readonly ColumnOption[]
  isRequired: boolean
  /** True for numbers: aligned right, sorted by value. */
  isNumeric: boolean
  /** 元, 万元, %, … */
  unit: string | undefined
}

/** The values of a row by column name. */
export type Row = Readonly<Record<string, unknown>>

/**
 * The columns of a table: the members of its items in order, without hidden ones, those under a condition and those that cannot be
 * shown.
 * @param uiSchema of an item, as rjsf renders it
 */
export const columnsOf = (item: Field, uiSchema: UiSchema = {}): Column[] => {
  const members = membersOf(item)
  const others = new Set(notInCells(item).map(({ field }) => field))
  return orderNames([...members.keys()], item.options.order).flatMap((name) => {
    const field = members.get(name)
    if (!field || isHidden(field.widget) || others.has(field)) return []
    const isCertain = field.conditions.length === item.conditions.length
    const ui: unknown = uiSchema[name]
    return isCertain ? [columnOf(field, (isJsonObject(ui) ? ui : {}) as UiSchema)] : []
  })
}

const columnOf = (field: Field, uiSchema: UiSchema): Column => {
  const { name, title, options, isRequired } = field
  const schema = field.schema as RJSFSchema
  // A choice between alternatives that are no options is typed.
  const widget = isUnion(field) && !field.isReadOnly ? 'text' : widgetOfColumn(field)
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  return {
    name,
    title,
    kind: kindOf(widget, schema),
    widget,
    schema,
    uiSchema,
    options,
    enumOptions: optionsOf(schema, uiSchema),
    isRequired,
    isNumeric: widgets[field.widget].unit !== undefined || (isNumber && !('enum' in schema)),
    unit: unitOf(field.widget, options.unit),
  }
}

/** A field that is only read is so whatever its widget. */
const widgetOfColumn = ({ widget, isReadOnly, computed, fixed }: Field): WidgetName => {
  const isTyped = !isReadOnly && computed === undefined && fixed === undefined
  return isTyped || isOnlyRead(widget) ? widget : 'readonly'
}

/** The options of a column, or of the items of its lists. */
const optionsOf = (schema: RJSFSchema, uiSchema: UiSchema): ColumnOption[] => {
  const { items } = schema
  const listed = isJsonObject(items) ? (items as RJSFSchema) : schema
  // rjsf takes each alternative for an option.
  if (listed.enum === undefined && !isOptions(listed.oneOf ?? listed.anyOf)) return []
  return (optionsList(listed, uiSchema) ?? []).filter((option) => !isUnnamedNull(option))
}

/** An empty cell is null: only a name makes an option of it. */
const isUnnamedNull = ({ label, value }: ColumnOption): boolean =>
  value === null && label === 'null'

const kindOf = (widget: WidgetName, { type }: RJSFSchema): ColumnKind => {
  const { cell = 'widget' } = widgets[widget]
  if (cell === 'day') return cell
  if (cell === 'yesNo') return type === 'boolean' ? cell : 'widget'
  return type === 'array' || (type === 'object' && cell === 'typed') ? 'widget' : cell
}

const unitOf = (widget: WidgetName, unit: unknown): string | undefined =>
  typeof unit === 'string' ? unit : widgets[widget].unit
