import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Row {
  section: string
  /** The numbers of its sentences within the section. */
  numbers: readonly number[]
  sentence: string
  shown: string
}

interface Section {
  name: string
  /** The counts of its head. */
  sentences: number
  rows: number
}

/** Reads 2.14, 2.14–2.16 and 2.14, 2.20 as the numbers after the section's. */
const readNumbers = (text: string): number[] =>
  [...text.matchAll(/\d+\.(\d+)(?:–\d+\.(\d+))?/g)].flatMap(([, first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => Number(first) + step),
  )

/** Reads the rows of every table, each with the numbers of its sentences. */
const readRows = (text: string): Row[] =>
  text.split('\n').flatMap((line): Row[] => {
    const [, numbers = '', sentence = '', shown = ''] =
      /^\| +(\d[^|]*?) +\| +(.+?) +\| +(.+?) +\|$/.exec(line) ?? []
    const [section = ''] = numbers.split('.')
    return section ? [{ section, numbers: readNumbers(numbers), sentence, shown }] : []
  })

const readSections = (text: string): Section[] =>
  [...text.matchAll(/^## (\d)\. .+\n\n(\d+) sentences, (\d+) rows\./gm)].map(
    ([, name = '', sentences, counted]) => ({
      name,
      sentences: Number(sentences),
      rows: Number(counted),
    }),
  )

const document = readFileSync('docs/specification.md', 'utf8')
const rows = readRows(document)
const sections = readSections(document)
const rowsOf = (name: string) => rows.filter(({ section }) => section === name)
const tests = rows.flatMap(({ shown }) =>
  [...shown.matchAll(/`(tests\/[^`]+)` › (.+?)(?=<br>|$)/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  })),
)

/** Tells whether a file has a test of that title, which may end in tags (@main, @phone). */
const has = (file: string, title: string): boolean => {
  if (!existsSync(file)) return false
  const quoted = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`\\(\\s*(['"\`])${quoted}( @[\\w-]+)*\\1`).test(readFileSync(file, 'utf8'))
}

describe('docs/specification.md', () => {
  it('has all nine sections, and no row without a number', () => {
    expect(sections.map(({ name }) => name)).toEqual([...'123456789'])
    const unnumbered = document
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\| (\d|Number |Sentence )|^\|-/.test(line))
    expect(unnumbered).toEqual([])
  })

  it.each(sections)(
    'section $name has a row for each sentence',
    ({ name, sentences, rows: count }) => {
      const numbers = new Set(rowsOf(name).flatMap((row) => row.numbers))
      expect([...numbers].sort((one, other) => one - other)).toEqual(
        Array.from({ length: sentences }, (_, index) => index + 1),
      )
      expect(rowsOf(name)).toHaveLength(count)
    },
  )

  it('names a test for each sentence, or says that it belongs to a later issue', () => {
    const silent = rows.filter(({ shown }) => !/`tests\/|A later issue/.test(shown))
    expect(silent).toEqual([])
  })

  it.each(tests)('$file has the test “$title”', ({ file, title }) => {
    expect(has(file, title)).toBe(true)
  })
})
