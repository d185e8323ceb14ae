import { halfWidth, normaliseText, withoutSeparators } from '../formats/half-width.ts'
import { readNumber } from '../formats/number.ts'
import { readQuantity } from '../formats/quantity.ts'
import type { Zone } from '../formats/zone.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { widgets, type WidgetName } from '../widgets/widgets.ts'
import { formatOf, widgetOf } from './widget-of.ts'

/** The parts of a field that decide how its text is read. */
export interface TypedField {
  schema: JsonSchema
  widget: WidgetName
  /** `unit` is read. */
  options?: Readonly<Record<string, unknown>>
}

/**
 * Reads typed or pasted text as the value of a field, in a line, a table, a spreadsheet's cells and on the server alike:
 * without invisible characters, a number by its unit, a format in its stored spelling.
 * @param zone of the customer, for moments
 * @returns undefined for an empty text; a text that can't be read stays one, for the validation to refuse with the reason
 */
export const readTyped = (field: TypedField, typed: string, zone?: Zone): unknown => {
  const { schema, widget } = field
  const unit = unitOf(field)
  if (isNumeric(schema)) return readNumber(typed, unit) ?? (halfWidth(typed) || undefined)
  const format = formatOf(schema.format, widget)
  if (format) return format.normalise(typed, { unit, zone }) || undefined
  return fitting(normaliseText(typed), schema.pattern) || undefined
}

/** Returns the unit of a field's numbers: its own, or that of an amount or a rate. */
export const unitOf = ({ schema, widget, options }: TypedField): string | undefined => {
  if (typeof options?.unit === 'string') return options.unit
  return widgets[widget].unit ?? widgets[widgetOf(schema, undefined)].unit
}

/** Tells whether a field has numbers, and no texts. */
export const isNumeric = ({ type }: JsonSchema): boolean => {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type]
  return (types.includes('number') || types.includes('integer')) && !types.includes('string')
}

/** Returns a text as a pattern accepts it: as it is, else half-width, as a plain number or without separators. */
const fitting = (text: string, pattern: unknown): string => {
  if (typeof pattern !== 'string') return text
  const accepted = new RegExp(pattern, 'u')
  const readings = [text, halfWidth(text), readQuantity(text, '元'), withoutSeparators(text)]
  return readings.find((reading) => reading !== undefined && accepted.test(reading)) ?? text
}
