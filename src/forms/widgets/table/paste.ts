import { pastedValue } from './cell-value.ts'
import type { Column, Row } from './columns.ts'

/** What becomes of a table when cells are pasted into it. */
export interface Pasted {
  rows: Row[]
  /** Rows of the paste that found a place, and how many of them are new. */
  filled: number
  added: number
  /** Rows that the table has no room for. */
  refused: number
  /** Cells that could not be read, and what was pasted: 第 2 行 用途“其它”. */
  unread: string[]
}

interface PasteOptions {
  rows: readonly Row[]
  columns: readonly Column[]
  /** The cell that the first of the pasted goes into. */
  at: { row: number; column: number }
  cells: readonly (readonly string[])[]
  maxRows: number
  /** A row as it is added. */
  emptyRow: () => Row
}

/** Fills cells from one on, to the right and down, and adds the rows that are missing. */
export const paste = ({ rows, columns, at, cells, maxRows, emptyRow }: PasteOptions): Pasted => {
  const targets = columns.slice(at.column)
  const isHeading = cells[0]?.every((text, index) => text.trim() === targets[index]?.title)
  const lines = isHeading ? cells.slice(1) : cells
  const filled = Math.max(0, Math.min(lines.length, maxRows - at.row))
  const result = [...rows]
  const unread: string[] = []
  lines.slice(0, filled).forEach((line, offset) => {
    const index = at.row + offset
    const row: Record<string, unknown> = { ...(result[index] ?? emptyRow()) }
    line.slice(0, targets.length).forEach((text, place) => {
      const column = targets[place]
      if (!column || READ.has(column.widget)) return
      const { isRead, value } = pastedValue(column, text)
      if (!isRead) unread.push(`${cellName(index, column)}“${shortened(text.trim())}”`)
      // A choice or a tick that isn't one stays what it was.
      if (!isRead && value === undefined) return
      if (value === undefined) delete row[column.name]
      else row[column.name] = value
    })
    result[index] = row
  })
  return {
    rows: result,
    filled,
    added: result.length - rows.length,
    refused: lines.length - filled,
    unread,
  }
}

/** These are not answered: what is pasted there is left. */
const READ = new Set<string>(['readonly', 'status'])

/** What a cell is called: 第 2 行 金额. */
export const cellName = (index: number, { title }: Column): string => `第 ${index + 1} 行 ${title}`

/** What the customer is told of a paste. */
export const pasteWords = ({ filled, added, refused, unread }: Pasted, maxRows: number): string =>
  [
    `已粘贴 ${filled} 行${added > 0 ? `，其中新增 ${added} 行` : ''}。`,
    refused > 0 ? `最多 ${maxRows} 行，多出的 ${refused} 行没有粘贴。` : '',
    unread.length > 0
      ? `${unread.length} 处内容无法识别，请手工填写：${unread.slice(0, SHOWN).join('、')}${unread.length > SHOWN ? ' 等' : ''}。`
      : '',
  ].join('')

const SHOWN = 5

const shortened = (text: string): string => (text.length > 12 ? `${text.slice(0, 12)}…` : text)
