import type { RJSFSchema } from '@rjsf/utils'
import { formatNamed } from '#engine/formats/formats.ts'
import type { FormatDeclaration } from '#engine/formats/declaration.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { WIDGETS, type FormatName, type WidgetName } from '#engine/language/words.ts'

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
  week: 'week',
  datetime: 'dateTime',
  time: 'time',
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

/** The format that an answer is in, said or picked by its widget. */
export const answerFormat = (
  format: string | undefined,
  widget: WidgetName,
): FormatDeclaration | undefined =>
  formatNamed(format) ??
  formatNamed(Object.entries(FORMAT_WIDGETS).find(([, name]) => name === widget)?.[0])
