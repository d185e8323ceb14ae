import writeXlsxFile from 'write-excel-file/browser'
import type { ExportCell } from './export-rows.ts'

/** The digits that a spreadsheet's number keeps. */
const EXACT_DIGITS = 15

/** Makes an XLSX file: the headings are bold and stay in sight, amounts are numbers, all else is text. */
export const xlsxOf = (rows: readonly (readonly ExportCell[])[]): Promise<Blob> =>
  writeXlsxFile(
    rows.map((row, at) => row.map((cell) => cellOf(cell, at === 0))),
    { stickyRowsCount: 1, columns: (rows[0] ?? []).map(() => ({ width: 24 })) },
  ).toBlob()

const cellOf = ({ text, isMoney }: ExportCell, isHeading: boolean) => {
  if (isHeading) return { value: text, fontWeight: 'bold' as const }
  const isNumber = isMoney && /^-?\d+(\.\d+)?$/.test(text)
  return isNumber && text.replace(/\D/g, '').length <= EXACT_DIGITS
    ? { value: Number(text), type: Number, format: '#,##0.00' }
    : { value: text, type: String }
}
