import type { RJSFSchema } from '@rjsf/utils'
import { isJsonObject } from '#schemas/process/json-schema.ts'
import { WIDGETS, type FormatName, type WidgetName } from '#schemas/process/vocabulary.ts'

/** The widget that a format selects by itself. */
export const FORMAT_WIDGETS: Readonly<Record<FormatName | 'date', WidgetName>> = {
  mobile: 'mobile',
  'resident-id': 'residentId',
  'credit-code': 'creditCode',
  'bank-card': 'bankCard',
  money: 'money',
  percent: 'percent',
  month: 'month',
  year: 'year',
  date: 'date',
}

/** Whether a word is one of our widgets. */
export const isWidgetName = (name: unknown): name is WidgetName =>
  (WIDGETS as readonly unknown[]).includes(name)

/** The widget that a field is answered with. */
export const widgetNameOf = (schema: RJSFSchema, widget: unknown): WidgetName => {
  if (isWidgetName(widget)) return widget
  const { format, type } = schema
  if (format !== undefined && Object.hasOwn(FORMAT_WIDGETS, format))
    return FORMAT_WIDGETS[format as FormatName]
  if (type === 'boolean') return 'checkbox'
  const choices: unknown = type === 'array' ? schema.items : schema
  if (isJsonObject(choices) && (choices.enum || choices.oneOf || choices.anyOf)) return 'select'
  return 'text'
}
