import {
  getUiOptions,
  optionsList,
  orderProperties,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils'
import { isJsonObject } from '#engine/json/object.ts'
import type { WidgetName } from '#engine/language/words.ts'
import { widgetNameOf } from '../../model/widget-name.ts'

/** How the cells of a column are answered: typed, chosen, ticked, a day, or with the widget of a field. */
export type ColumnKind = 'typed' | 'choice' | 'yesNo' | 'day' | 'widget'

/** One of the values that a column takes. */
export interface ColumnChoice {
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
  /** Empty where anything may be answered. */
  choices: readonly ColumnChoice[]
  isRequired: boolean
  /** Figures: aligned right, sorted by value. */
  isNumeric: boolean
  /** 元, 万元, %, … */
  unit: string | undefined
}

/** A row's answers, by the columns' names. */
export type Row = Readonly<Record<string, unknown>>

/** The columns of a table: the members of its items, in their order, without those that are hidden. */
export const columnsOf = (item: RJSFSchema, uiSchema: UiSchema = {}): Column[] => {
  const { properties = {}, required = [] } = item
  const { order } = getUiOptions(uiSchema)
  const names = orderProperties(Object.keys(properties), Array.isArray(order) ? order : undefined)
  return names.flatMap((name) => {
    const schema = properties[name]
    const below: unknown = uiSchema[name]
    const ui = (isJsonObject(below) ? below : {}) as UiSchema
    if (typeof schema !== 'object' || getUiOptions(ui).widget === 'hidden') return []
    return [columnOf(name, schema, ui, required.includes(name))]
  })
}

const columnOf = (
  name: string,
  schema: RJSFSchema,
  uiSchema: UiSchema,
  isRequired: boolean,
): Column => {
  const options = getUiOptions(uiSchema)
  const widget = widgetNameOf(schema, options.widget)
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  return {
    name,
    title: options.title ?? schema.title ?? name,
    kind: kindOf(widget, schema),
    widget,
    schema,
    uiSchema,
    options,
    choices: optionsList(schema, uiSchema) ?? [],
    isRequired,
    isNumeric: widget === 'money' || widget === 'percent' || (isNumber && !('enum' in schema)),
    unit: unitOf(widget, options.unit),
  }
}

const TYPED: readonly WidgetName[] = [
  'text',
  'updown',
  'money',
  'percent',
  'mobile',
  'residentId',
  'creditCode',
  'bankCard',
  'month',
  'year',
  'week',
  'dateTime',
  'time',
]

const kindOf = (widget: WidgetName, schema: RJSFSchema): ColumnKind => {
  if (widget === 'date') return 'day'
  if (schema.type === 'boolean' && widget === 'checkbox') return 'yesNo'
  if (schema.type !== 'array' && (widget === 'select' || widget === 'radio')) return 'choice'
  return TYPED.includes(widget) && schema.type !== 'array' && schema.type !== 'object'
    ? 'typed'
    : 'widget'
}

const unitOf = (widget: WidgetName, unit: unknown): string | undefined => {
  if (typeof unit === 'string') return unit
  if (widget === 'money') return '元'
  return widget === 'percent' ? '%' : undefined
}
