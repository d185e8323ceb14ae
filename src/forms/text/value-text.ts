import { deepEquals, type EnumOptionsType, type RJSFSchema } from '@rjsf/utils'
import { isJsonObject } from '#engine/json/object.ts'
import { formats, shownIn } from '#engine/formats/formats.ts'
import { periodKind, type MomentFormat } from '#engine/formats/moment-patterns.ts'
import { grouped } from '#engine/formats/quantity.ts'
import { deviceZone } from '#engine/formats/zone.ts'
import { daysInWords } from './precision.ts'
import { isEmptyValue } from '#engine/json/empty.ts'
import { widgetOf } from '#engine/form/widget-of.ts'

/** The text displayed for an empty value. */
export const NO_VALUE = '未填写'

/** Formats a value as text. Codes of dictionaries and regions are returned unchanged. */
export const valueText = (
  schema: RJSFSchema,
  options: Readonly<Record<string, unknown>>,
  value: unknown,
): string => {
  if (isEmptyValue(value)) return NO_VALUE
  const unit = typeof options.unit === 'string' ? ` ${options.unit}` : ''
  switch (widgetOf(schema, options.widget === 'readonly' ? undefined : options.widget)) {
    case 'money':
      return `${grouped(String(value))}${unit || ' 元'}`
    case 'percent':
      return `${String(value)}%`
    case 'checkbox':
    case 'switch':
      return typeof value === 'boolean' ? yesOrNo(schema, options, value) : String(value)
    case 'consent':
      return value === true ? '已同意' : '未同意'
    case 'rating':
      return `${String(value)} / ${ratingMaximum(schema)} 分`
    case 'dateRange':
      return Array.isArray(value)
        ? value.map((end) => momentText(periodKind(schema.items), end)).join(' 至 ')
        : String(value)
    case 'dateTime':
      return momentText('datetime', value)
    case 'time':
      return momentText('time', value)
    case 'week':
      return momentText('week', value)
    case 'bankCard':
      return String(value).replace(/(\d{4})(?=\d)/g, '$1 ')
    default:
      return `${listOf(schema, options, value)}${unit}`
  }
}

/** Formats a date or time as the customer's clock shows it; a moment is recognised by its offset. */
const momentText = (format: MomentFormat, value: unknown): string => {
  const text = String(value)
  const kind = formats['date-time'].validate(text) ? 'date-time' : format
  return shownIn(formats[kind], text, { zone: deviceZone }) + daysInWords(text)
}

const listOf = (
  schema: RJSFSchema,
  options: Readonly<Record<string, unknown>>,
  value: unknown,
): string =>
  Array.isArray(value)
    ? value
        .map((item: unknown) =>
          optionName(isJsonObject(schema.items) ? schema.items : {}, options, item),
        )
        .join('、')
    : optionName(schema, options, value)

/** The label of an option; a file's name; otherwise the value itself. */
const optionName = (
  schema: RJSFSchema,
  { enumNames, enumOptions }: Readonly<Record<string, unknown>>,
  value: unknown,
): string => {
  const listed = Array.isArray(enumOptions) ? (enumOptions as EnumOptionsType[]) : []
  const option = listed.find((one) => deepEquals(one.value, value))
  if (option) return option.label
  if (isJsonObject(value))
    return typeof value.originalName === 'string' ? value.originalName : JSON.stringify(value)
  const variants = schema.oneOf ?? schema.anyOf ?? []
  for (const variant of variants)
    if (typeof variant === 'object' && variant.const === value && variant.title)
      return variant.title
  const place = schema.enum?.findIndex((one) => one === value) ?? -1
  const name: unknown = Array.isArray(enumNames)
    ? enumNames[place]
    : isJsonObject(enumNames)
      ? enumNames[String(value)]
      : undefined
  return typeof name === 'string' ? name : String(value)
}

/** Formats a boolean with the titles of the schema's options, or as 是 and 否. */
export const yesOrNo = (
  schema: RJSFSchema,
  options: Readonly<Record<string, unknown>>,
  value: boolean,
): string => {
  const name = optionName(schema, options, value)
  return name === String(value) ? (value ? '是' : '否') : name
}

const MOST_STARS = 10

/** The number of stars of a rating. */
export const ratingMaximum = ({ maximum }: RJSFSchema): number =>
  maximum !== undefined && maximum >= 1 ? Math.min(Math.floor(maximum), MOST_STARS) : 5
