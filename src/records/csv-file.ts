import type { ExportCell } from './export-rows.ts'

/** Makes a CSV file that spreadsheets open as UTF-8: with a byte order mark and CRLF. */
export const csvOf = (rows: readonly (readonly ExportCell[])[]): Blob =>
  new Blob([`\uFEFF${csvTextOf(rows)}`], { type: 'text/csv;charset=utf-8' })

/** Makes the text of a CSV file (RFC 4180). */
export const csvTextOf = (rows: readonly (readonly ExportCell[])[]): string =>
  rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')

const fieldOf = (cell: ExportCell): string => {
  const text = guarded(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Keeps a spreadsheet from calculating a text (a leading =, +, -, @, also a full-width one, tab or line break gets an
 * apostrophe, and spaces before it change nothing), and from rounding a long number (it gets a leading tab, so that it stays a text).
 */
const guarded = ({ text, isMoney }: ExportCell): string => {
  if (isMoney && /^-?\d+(\.\d+)?$/.test(text)) return text
  if (/^ *[=+\-@＝＋－＠\t\r\n]/.test(text)) return `'${text}`
  return /^\d{12,}$/.test(text) ? `\t${text}` : text
}
