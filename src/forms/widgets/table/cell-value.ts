import { formats, shownIn } from '#engine/formats/formats.ts'
import { plainNumber } from '#engine/formats/half-width.ts'
import { precisionOf } from '../../text/precision.ts'
import { formatOf } from '#engine/form/widget-of.ts'
import { grouped } from '../../text/amount.ts'
import type { Column } from './columns.ts'

/** The result of parsing a text in a column. */
export interface ReadCell {
  isRead: boolean
  /** undefined is an empty value. Text that can't be parsed is kept where the column is typed into. */
  value?: unknown
}

/** Parses text typed into a cell. A number that can't be parsed stays a text, which validation reports. */
export const typedValue = ({ schema, widget }: Column, typed: string): unknown => {
  if (widget === 'date') return dayOf(typed.trim()) || undefined
  const text = formatOf(schema.format, widget)?.normalise(typed) ?? typed.trim()
  if (text === '') return undefined
  if (schema.type !== 'number' && schema.type !== 'integer') return text
  const number = Number(plainNumber(text))
  return Number.isFinite(number) ? number : text
}

/** Parses text from a spreadsheet: option titles, 是 and 否 as booleans, days with slashes. */
export const pastedValue = (column: Column, pasted: string): ReadCell => {
  const text = pasted.trim()
  if (text === '') return { isRead: true }
  switch (column.kind) {
    case 'select': {
      const option =
        column.enumOptions.find(({ label }) => label === text) ??
        column.enumOptions.find(({ value }) => String(value) === text)
      return option ? { isRead: true, value: option.value } : UNREAD
    }
    case 'yesNo':
      if (YES.has(text.toLowerCase())) return { isRead: true, value: true }
      return NO.has(text.toLowerCase()) ? { isRead: true, value: false } : UNREAD
    case 'day': {
      const day = dayOf(text)
      return { isRead: formats.date.validate(day), value: day }
    }
    case 'typed': {
      const value = typedValue(column, text)
      const isNumber = column.schema.type === 'number' || column.schema.type === 'integer'
      const isRead = isNumber
        ? typeof value === 'number'
        : !isChecked(column) ||
          (formatOf(undefined, column.widget)?.validate(String(value)) ?? true)
      return { isRead, value }
    }
    case 'widget':
      return UNREAD
  }
}

/** A stored value as text; '' where it is empty or not displayable as text. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A stored value as shown while the cell is edited. */
export const editedText = ({ schema, widget }: Column, value: unknown): string =>
  shownIn(formatOf(schema.format, widget), plainText(value))

/** A stored value as shown while the cell is not edited. */
export const shownText = (column: Column, value: unknown): string =>
  column.widget === 'money' ? grouped(plainText(value)) : editedText(column, value)

/** Tells whether pasted text can be invalid in a column: numbers, dates and times can; other text can't. */
const isChecked = ({ isNumeric, widget }: Column): boolean =>
  isNumeric || precisionOf(widget) !== undefined

const UNREAD: ReadCell = { isRead: false }
const YES = new Set(['是', '有', '√', '✓', 'true', 'yes', 'y', '1'])
const NO = new Set(['否', '无', '×', 'false', 'no', 'n', '0'])

/** Parses 2026/1/5, 2026年1月5日 and 20260105 as 2026-01-05, without a spreadsheet's time; other text is unchanged. */
const dayOf = (text: string): string => formats.date.normalise(text.replace(/\s[\d:]+$/, ''))
