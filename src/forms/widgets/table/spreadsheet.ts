/**
 * The cells of a piece of a spreadsheet as it comes through the clipboard, or of a CSV file (RFC 4180): tabs or commas between
 * cells, line ends between rows, and quotation marks round a cell that has such characters in it.
 */
export const cellsOf = (text: string, separator: '\t' | ',' = '\t'): string[][] => {
  const rows: string[][] = [[]]
  for (const [, content = '', end = ''] of text.matchAll(CELLS[separator])) {
    const isQuoted = content.length > 1 && content.startsWith('"') && content.endsWith('"')
    rows.at(-1)?.push(isQuoted ? content.slice(1, -1).replaceAll('""', '"') : content)
    if (end === '') break
    if (end !== separator) rows.push([])
  }
  // Spreadsheets end the last row with a line end as well.
  const last = rows.at(-1) ?? []
  return rows.length > 1 && last.every((cell) => cell === '') ? rows.slice(0, -1) : rows
}

/** A cell, quoted or not, and its separator: empty at the end of the text. */
const CELLS = {
  '\t': /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy,
  ',': /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\r|\n|$)/gy,
}
