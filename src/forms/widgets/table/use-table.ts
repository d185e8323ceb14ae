import { deepEquals } from '@rjsf/utils'
import { useLayoutEffect, useRef, useState } from 'react'
import { isEmptyValue } from '#engine/json/empty.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { Column, Row } from './columns.ts'
import { paste, pasteWords } from './paste.ts'
import { sortRows, type Direction } from './sort-rows.ts'
import { cellsOf } from './spreadsheet.ts'

/** The announcement of the last action on several rows, and the earlier rows for undo. */
interface Notice {
  words: string
  before: readonly Row[] | undefined
}

/** The actions of a table. The object is stable while the table is mounted. */
export interface TableActions {
  edit(index: number, name: string, value: unknown): void
  add(): void
  remove(index: number): void
  /** Moves a row one position up (-1) or down (1). */
  move(index: number, by: 1 | -1): void
  /** Fills in pasted cells. @returns false for the text of a single cell, which is left to the control */
  paste(at: { row: number; column: number }, text: string): boolean
}

interface AllActions extends TableActions {
  /** Fills in the cells of a file behind the rows that have values. */
  fill(cells: readonly (readonly string[])[]): void
  /** Says something about the rows as they are. */
  tell(words: string): void
  sort(column: Column, direction: Direction): void
  /** Restores the rows before the last action on several rows. */
  undo(before: readonly Row[]): void
}

interface TableOptions {
  id: string
  value: unknown
  /** Returns the newest value, ahead of the rendered one. */
  newest: () => unknown
  columns: readonly Column[]
  minRows: number
  maxRows: number
  emptyRow: () => Row
  onChange: (rows: readonly Row[]) => void
}

/** The id of a cell's control: `<table>_<row>_<column>`, as rjsf would have it. */
export const cellId = (id: string, index: number, name: string): string => `${id}_${index}_${name}`

/** The id of a button of a row. */
export const toolId = (id: string, index: number, tool: 'up' | 'down' | 'remove'): string =>
  `${id}__${tool}${index}`

/** The rows of a table and its actions; changing one row keeps the identity of the others. */
export const useTable = (options: TableOptions) => {
  const rows = useSameRows(options.value)
  const [notice, setNotice] = useState<Notice>()
  const [sorted, setSorted] = useState<{ name: string; direction: Direction }>()
  const current = useRef(options)
  /** The id of the focus target once the rows are rendered. */
  const focus = useRef<string>(undefined)
  useLayoutEffect(() => {
    current.current = options
  })
  useLayoutEffect(() => {
    const target = focus.current && document.getElementById(focus.current)
    if (!target) return
    focus.current = undefined
    target.focus()
  }, [rows])

  const [actions] = useState((): AllActions => {
    const change = (next: readonly Row[]) => {
      current.current.onChange(next)
    }
    const latest = () => rowsOf(current.current.newest(), NONE)
    const tell = (words: string, before?: readonly Row[]) => setNotice({ words, before })
    return {
      edit: (index, name, value) => {
        const before = latest()
        const row = before[index]
        if (!row) return
        // A cell that was emptied has a member without a value.
        change(before.with(index, { ...row, [name]: value }))
        // Undo would discard this value as well.
        setNotice(undefined)
        setSorted((column) => (column?.name === name ? undefined : column))
      },
      add: () => {
        const { id, columns, maxRows, emptyRow } = current.current
        const before = latest()
        const count = before.length
        if (count >= maxRows) return
        focus.current = columns[0] && cellId(id, count, columns[0].name)
        change([...before, emptyRow()])
        tell(`已添加第 ${count + 1} 行`)
      },
      remove: (index) => {
        const { id, minRows } = current.current
        const before = latest()
        if (before.length <= minRows) return
        focus.current =
          before.length > 1 ? toolId(id, Math.min(index, before.length - 2), 'remove') : id
        change(before.toSpliced(index, 1))
        tell(`已删除第 ${index + 1} 行，还有 ${before.length - 1} 行`, before)
      },
      move: (index, by) => {
        const to = index + by
        const before = latest()
        const row = before[index]
        const other = before[to]
        if (!row || !other) return
        const isLast = to === 0 || to === before.length - 1
        const tool = by < 0 === isLast ? 'down' : 'up'
        focus.current = toolId(current.current.id, to, tool)
        change(before.with(index, other).with(to, row))
        setSorted(undefined)
        tell(`已移到第 ${to + 1} 行`)
      },
      sort: (column, direction) => {
        const before = latest()
        change(sortRows(before, column, direction))
        setSorted({ name: column.name, direction })
        tell(`已按${column.title}${direction === 'ascending' ? '升序' : '降序'}排列`, before)
      },
      paste: (at, text) => {
        const cells = cellsOf(text)
        const column = current.current.columns[at.column]
        const isOne = cells.length === 1 && cells[0]?.length === 1
        if (isOne && (column?.kind === 'typed' || column?.kind === 'day')) return false
        const { columns, maxRows, emptyRow } = current.current
        const before = latest()
        const pasted = paste({ rows: before, columns, at, cells, maxRows, emptyRow })
        change(pasted.rows)
        setSorted(undefined)
        tell(pasteWords(pasted, maxRows), before)
        return true
      },
      fill: (cells) => {
        const { columns, maxRows, emptyRow } = current.current
        const before = latest()
        const at = { row: before.findLastIndex(hasValue) + 1, column: 0 }
        const filled = paste({ rows: before, columns, at, cells, maxRows, emptyRow })
        change(filled.rows)
        setSorted(undefined)
        tell(pasteWords(filled, maxRows, '填入'), before)
      },
      tell,
      undo: (before) => {
        focus.current = current.current.id
        change(before)
        setSorted(undefined)
        tell('已撤销')
      },
    }
  })

  return { rows, actions, notice, sorted }
}

const hasValue = (row: Row): boolean => Object.values(row).some((value) => !isEmptyValue(value))

const NONE: readonly Row[] = []

/** The rows of a value; unchanged rows keep their identity. */
const useSameRows = (value: unknown): readonly Row[] => {
  const [known, setKnown] = useState(() => ({ value, rows: rowsOf(value, NONE) }))
  if (known.value === value) return known.rows
  const rows = rowsOf(value, known.rows)
  setKnown({ value, rows })
  return rows
}

const rowsOf = (value: unknown, before: readonly Row[]): readonly Row[] =>
  (Array.isArray(value) ? (value as unknown[]) : NONE).map((item, index) => {
    const row = isJsonObject(item) ? item : {}
    const same = before[index]
    return same && deepEquals(same, row) ? same : row
  })
