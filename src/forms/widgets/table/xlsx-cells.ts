import { openArchive } from './unzip.ts'

/** The most rows that are read: a table takes far fewer. */
const MOST_ROWS = 5000

/** The widest row that is read; a workbook has at most 16,384 columns. */
const MOST_COLUMNS = 200

/**
 * Reads the cells of the first sheet of a workbook (ECMA-376): texts as they are, days as 2026-01-05, numbers with the digits
 * that a spreadsheet keeps. Empty rows are left out. Rejects where the file is no workbook.
 */
export const xlsxCells = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> => {
  const archive = openArchive(bytes)
  const part = async (name: string) => {
    const content = await archive.read(name)
    return content && parse(new TextDecoder().decode(content))
  }
  const book = await part('xl/workbook.xml')
  if (!book) throw new Error('This is no workbook')
  const sheet = await part(sheetPath(book, await part('xl/_rels/workbook.xml.rels')))
  if (!sheet) throw new Error('The workbook has no sheet')
  const shared = await part('xl/sharedStrings.xml')
  const read = readerOf({
    texts: shared ? all(shared, 'si').map(textOf) : [],
    dayStyles: dayStylesOf(await part('xl/styles.xml')),
    is1904: ['1', 'true'].includes(all(book, 'workbookPr')[0]?.getAttribute('date1904') ?? ''),
  })
  return all(sheet, 'row')
    .slice(0, MOST_ROWS)
    .map((row) => cellsOfRow(row, read))
    .filter((cells) => cells.some((text) => text !== ''))
}

const parse = (xml: string): Document => {
  const found = new DOMParser().parseFromString(xml, 'application/xml')
  if (found.getElementsByTagName('parsererror').length > 0) throw new Error('The XML is damaged')
  return found
}

/** The elements of a name, whatever the prefix of their namespace. */
const all = (within: Document | Element, name: string): Element[] =>
  [...within.getElementsByTagName('*')].filter(({ localName }) => localName === name)

const sheetPath = (book: Document, relations: Document | undefined): string => {
  const first = all(book, 'sheet')[0]
  const id = [...(first?.attributes ?? [])].find(
    ({ localName, prefix }) => localName === 'id' && prefix,
  )?.value
  const target = relations
    ? all(relations, 'Relationship')
        .find((one) => one.getAttribute('Id') === id)
        ?.getAttribute('Target')
    : undefined
  const path = target ?? 'worksheets/sheet1.xml'
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`
}

/** The text of a shared or an inline string, without its phonetic reading. */
const textOf = (element: Element): string =>
  all(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent ?? '')
    .join('')

interface Book {
  texts: readonly string[]
  /** The styles whose numbers are days. */
  dayStyles: ReadonlySet<number>
  /** Days are counted from 1904. */
  is1904: boolean
}

const readerOf =
  ({ texts, dayStyles, is1904 }: Book) =>
  (cell: Element): string => {
    const type = cell.getAttribute('t') ?? 'n'
    if (type === 'inlineStr') return textOf(cell)
    const raw = all(cell, 'v')[0]?.textContent ?? ''
    if (raw === '') return ''
    switch (type) {
      case 's':
        return texts[Number(raw)] ?? ''
      case 'b':
        return raw === '1' ? '是' : '否'
      case 'd':
        return raw.slice(0, 10)
      case 'n':
        return dayStyles.has(Number(cell.getAttribute('s') ?? '0'))
          ? dayOf(Number(raw), is1904)
          : numberText(raw)
      default:
        return type === 'e' ? '' : raw
    }
  }

/** The digits that a spreadsheet keeps of a number. */
const EXACT_DIGITS = 15

/** Writes a number without the noise of binary fractions; one that is too long to be exact shows that it is. */
const numberText = (raw: string): string => {
  const value = Number(raw)
  if (Number.isNaN(value)) return raw
  return Math.abs(value) < 10 ** EXACT_DIGITS
    ? String(Number(value.toPrecision(EXACT_DIGITS)))
    : value.toExponential()
}

const DAY_MS = 86_400_000

/** Days are counted from 1899-12-30, which makes up for the 29 February 1900 that spreadsheets believe in. */
const dayOf = (serial: number, is1904: boolean): string => {
  const first = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
  const day = new Date(first + Math.floor(serial) * DAY_MS)
  return Number.isNaN(day.getTime()) ? String(serial) : day.toISOString().slice(0, 10)
}

/** The built-in formats of days; those from 27 and 50 on are of Chinese and Japanese spreadsheets. */
const isDayFormat = (id: number): boolean =>
  (id >= 14 && id <= 17) ||
  id === 22 ||
  (id >= 27 && id <= 31) ||
  id === 36 ||
  (id >= 50 && id <= 58)

const dayStylesOf = (styles: Document | undefined): ReadonlySet<number> => {
  if (!styles) return new Set()
  const own = new Map(
    all(styles, 'numFmt').map((one) => [
      Number(one.getAttribute('numFmtId')),
      // Texts in quotes and colours in brackets are no parts of a day.
      /[yd]/i.test((one.getAttribute('formatCode') ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]/g, '')),
    ]),
  )
  const formats = all(styles, 'cellXfs')[0]
  return new Set(
    (formats ? all(formats, 'xf') : []).flatMap((one, at) => {
      const id = Number(one.getAttribute('numFmtId'))
      return (own.get(id) ?? isDayFormat(id)) ? [at] : []
    }),
  )
}

const cellsOfRow = (row: Element, read: (cell: Element) => string): string[] => {
  const cells: string[] = []
  for (const cell of all(row, 'c')) {
    const at = columnOf(cell.getAttribute('r') ?? '') ?? cells.length
    if (at >= MOST_COLUMNS) break
    while (cells.length < at) cells.push('')
    cells[at] = read(cell)
  }
  return cells
}

/** The number of a column by its letters: A is 0, AA is 26. */
const columnOf = (reference: string): number | undefined => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  return letters
    ? [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1
    : undefined
}
