import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { WIDGETS, type FormatName, type WidgetName } from '../language/words.ts'
import { formatNamed } from '../formats/formats.ts'
import type { FormatDeclaration } from '../formats/declaration.ts'

/** The widget that a format selects by itself; those without one are lines of text. */
export const FORMAT_WIDGETS: Readonly<
  Record<Exclude<FormatName, 'bank-account'> | 'date' | 'date-time', WidgetName>
> = {
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
  'date-time': 'dateTime',
}

/** Tells whether a word is the name of a widget. */
const isWidgetName = (name: unknown): name is WidgetName =>
  (WIDGETS as readonly unknown[]).includes(name)

/** Returns the widget of a field: the one its uiSchema names, else the one that its schema selects. */
export const widgetOf = (schema: JsonSchema, named: unknown): WidgetName => {
  if (isWidgetName(named)) return named
  const { format, type } = schema
  if (typeof format === 'string' && Object.hasOwn(FORMAT_WIDGETS, format))
    return FORMAT_WIDGETS[format as keyof typeof FORMAT_WIDGETS]
  if (type === 'boolean') return 'checkbox'
  const listed: unknown = type === 'array' ? schema.items : schema
  if (isJsonObject(listed) && (listed.enum || listed.oneOf || listed.anyOf)) return 'select'
  return 'text'
}

/** Tells whether a widget shows its value, or holds it unseen, so that nothing can be typed. */
export const isOnlyRead = (widget: WidgetName): boolean =>
  widget === 'readonly' || widget === 'status' || widget === 'hidden' || widget === 'trial'

/** Returns the format of a field's values: its own, or the one that its widget implies. */
export const formatOf = (format: unknown, widget: WidgetName): FormatDeclaration | undefined =>
  formatNamed(format) ??
  formatNamed(Object.entries(FORMAT_WIDGETS).find(([, name]) => name === widget)?.[0])
