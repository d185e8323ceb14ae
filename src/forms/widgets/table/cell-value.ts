import { formats, shownIn } from '#engine/formats/formats.ts'
import { normaliseText } from '#engine/formats/half-width.ts'
import { decimalOf } from '#engine/formats/number.ts'
import { deviceZone } from '#engine/formats/zone.ts'
import { isNumeric, readTyped } from '#engine/form/typed-value.ts'
import { precisionOf } from '../../text/precision.ts'
import { formatOf, isAmount } from '#engine/form/widget-of.ts'
import { grouped } from '#engine/formats/quantity.ts'
import type { Column } from './columns.ts'

/** The result of parsing a text in a column. */
export interface ReadCell {
  isRead: boolean
  /** undefined is an empty value. Text that can't be parsed is kept where the column is typed into. */
  value?: unknown
}

/** Parses text typed into a cell, as the same field would elsewhere. */
export const typedValue = (column: Column, typed: string): unknown =>
  readTyped(column, typed, deviceZone)

/** Parses text from a spreadsheet: option titles, 是 and 否 as booleans, days with slashes. */
export const pastedValue = (column: Column, pasted: string): ReadCell => {
  const text = normaliseText(pasted)
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
      const day = formats.date.normalise(text)
      return { isRead: formats.date.validate(day), value: day }
    }
    case 'typed': {
      const value = typedValue(column, text)
      const isRead = isNumeric(column.schema)
        ? typeof value === 'number'
        : !isChecked(column) ||
          (formatOf(column.schema.format, column.widget)?.validate(String(value)) ?? true)
      return { isRead, value }
    }
    case 'widget':
      return UNREAD
  }
}

/** A stored value as text; '' where it is empty or not displayable as text. */
export const plainText = (value: unknown): string =>
  typeof value === 'number' ? decimalOf(value) : typeof value === 'string' ? value : ''

/** A stored value as shown while the cell is edited. */
export const editedText = ({ schema, widget }: Column, value: unknown): string =>
  shownIn(formatOf(schema.format, widget), plainText(value), { zone: deviceZone })

/** A stored value as shown while the cell is not edited. */
export const shownText = (column: Column, value: unknown): string =>
  isAmount(column.widget) ? grouped(plainText(value)) : editedText(column, value)

/** Tells whether pasted text can be invalid in a column: numbers, dates and times can; other text can't. */
const isChecked = (column: Column): boolean =>
  column.isNumeric || precisionOf(column.widget) !== undefined

const UNREAD: ReadCell = { isRead: false }
const YES = new Set(['是', '有', '√', '✓', 'true', 'yes', 'y', '1'])
const NO = new Set(['否', '无', '×', 'false', 'no', 'n', '0'])
