import { pastedValue } from './cell-value.ts'
import type { Column, Row } from './columns.ts'
import { isOnlyRead } from '#engine/form/widget-of.ts'

/** The result of pasting cells into a table. */
export interface Pasted {
  rows: Row[]
  /** Number of pasted rows that fitted, and of new rows among them. */
  filled: number
  added: number
  /** Number of rows beyond the table's maximum. */
  refused: number
  /** Cells whose text could not be parsed, with that text: 第 2 行 用途“其它”. */
  unread: string[]
  /** The headings that name no column: their cells are left out. */
  unknown: string[]
}

interface PasteOptions {
  rows: readonly Row[]
  columns: readonly Column[]
  /** The target of the first pasted cell. */
  at: { row: number; column: number }
  cells: readonly (readonly string[])[]
  maxRows: number
  /** Creates a new row. */
  emptyRow: () => Row
}

/**
 * Fills cells from a start cell to the right and down, and adds missing rows. Headings, where the first row has them, say the
 * columns of the cells below them.
 */
export const paste = ({ rows, columns, at, cells, maxRows, emptyRow }: PasteOptions): Pasted => {
  const named = (cells[0] ?? []).map((heading) => columns.find((one) => isNamed(one, heading)))
  const headings = (cells[0] ?? []).filter((text) => text.trim() !== '')
  const isHeaded = named.filter(Boolean).length * 2 > headings.length
  const lines = isHeaded ? cells.slice(1) : cells
  const targets = isHeaded ? named : columns.slice(at.column)
  const filled = Math.max(0, Math.min(lines.length, maxRows - at.row))
  const result = [...rows]
  const unread: string[] = []
  lines.slice(0, filled).forEach((line, offset) => {
    const index = at.row + offset
    const row: Record<string, unknown> = { ...(result[index] ?? emptyRow()) }
    line.slice(0, targets.length).forEach((text, place) => {
      const column = targets[place]
      if (!column || isOnlyRead(column.widget)) return
      const { isRead, value } = pastedValue(column, text)
      if (!isRead) unread.push(`${cellName(index, column)}“${shortened(text.trim())}”`)
      // An option or a boolean that can't be parsed leaves the cell unchanged.
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
    unknown: isHeaded
      ? headings.filter((heading) => !columns.some((one) => isNamed(one, heading)))
      : [],
  }
}

/** Tells whether a heading names a column, with its unit or without: 金额（元）. */
const isNamed = ({ title, unit = '' }: Column, heading: string): boolean => {
  const text = heading.trim().replace('(', '（').replace(')', '）')
  return text === title || text === `${title}（${unit}）`
}

/** The display name of a cell: 第 2 行 金额. */
export const cellName = (index: number, { title }: Column): string => `第 ${index + 1} 行 ${title}`

/** The message to the customer about a paste, or about what was read from a file. */
export const pasteWords = (
  { filled, added, refused, unread, unknown }: Pasted,
  maxRows: number,
  verb: '粘贴' | '填入' = '粘贴',
): string =>
  [
    `已${verb} ${filled} 行${added > 0 ? `，其中新增 ${added} 行` : ''}。`,
    refused > 0 ? `最多 ${maxRows} 行，多出的 ${refused} 行没有${verb}。` : '',
    unknown.length > 0
      ? `没有用到的列：${unknown.slice(0, SHOWN).map(shortened).join('、')}。`
      : '',
    unread.length > 0
      ? `${unread.length} 处内容无法识别，请手工填写：${unread.slice(0, SHOWN).join('、')}${unread.length > SHOWN ? ' 等' : ''}。`
      : '',
  ].join('')

const SHOWN = 5

const shortened = (text: string): string => (text.length > 12 ? `${text.slice(0, 12)}…` : text)
