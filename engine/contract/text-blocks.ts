/*
 * The text of a contract is paragraphs, one to a line; lines with tabs are rows of a table, the first of which names its
 * columns. So a text is one string with one hash, and shown and printed with its tables.
 */

/** A part of a contract's text. */
export type TextBlock =
  | { kind: 'text'; text: string }
  | { kind: 'table'; columns: readonly TextColumn[]; rows: readonly (readonly string[])[] }

interface TextColumn {
  name: string
  /** All its values are figures. */
  isAmount: boolean
}

const TAB = '\t'

/** Writes a row of a table as a line; a tab within a value would be another column. */
export const tableLine = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(/\s+/g, ' ')).join(TAB)

/** Reads the parts of a contract's text. */
export const textBlocks = (content: string): TextBlock[] => {
  const blocks: TextBlock[] = []
  let rows: string[][] = []
  const endTable = () => {
    const [names, ...values] = rows
    if (names) blocks.push(tableOf(names, values))
    rows = []
  }
  for (const line of content.split('\n')) {
    if (line.includes(TAB)) {
      rows.push(line.split(TAB))
      continue
    }
    endTable()
    blocks.push({ kind: 'text', text: line })
  }
  endTable()
  return blocks
}

const tableOf = (names: readonly string[], rows: readonly string[][]): TextBlock => ({
  kind: 'table',
  columns: names.map((name, index) => ({
    name,
    isAmount: rows.every((row) => FIGURE.test(row[index] ?? '')),
  })),
  rows,
})

/** 1,209.00, 12.5%, 35.500 吨, 90 天: a number with decimals or a unit, which a code has not. */
const FIGURE = /^-?[\d,]+(?:\.\d+(?:\s?\S{1,2})?|\s\S{1,2}|%)$/
