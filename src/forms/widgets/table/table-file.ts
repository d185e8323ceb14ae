import { cellsOf } from './spreadsheet.ts'
import { xlsxCells } from './xlsx-cells.ts'

/** The largest file that is read; bytes. */
const MOST_BYTES = 5 * 1024 * 1024

/** The cells of a table in a file, or the reason why there are none, in words for the customer. */
export type TableFile = { cells: readonly (readonly string[])[] } | { refused: string }

/** Reads the cells of an XLSX or a CSV file; nothing leaves the browser. */
export const readTableFile = async (file: File): Promise<TableFile> => {
  const name = file.name.toLowerCase()
  if (file.size > MOST_BYTES) return { refused: '文件超过 5 MB，请删去多余的内容后重试' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (name.endsWith('.xlsx')) return found(await xlsxCells(bytes))
    if (name.endsWith('.csv')) return found(cellsOf(decoded(bytes), ','))
  } catch {
    return { refused: '文件无法读取，可能已损坏或加密，请另存为 XLSX 或 CSV 后重试' }
  }
  return { refused: '只能读取 XLSX 和 CSV 文件，请另存后重试' }
}

const found = (cells: readonly (readonly string[])[]): TableFile => {
  const filled = cells.filter((row) => row.some((text) => text.trim() !== ''))
  return filled.length > 0 ? { cells: filled } : { refused: '文件的第一个工作表中没有内容' }
}

/** Reads UTF-8, or the encoding in which Chinese spreadsheets save CSV files. */
const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
