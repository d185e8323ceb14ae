import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Row {
  section: string
  sentence: string
  shown: string
}

/** Reads the rows of every table, each with the number of its section. */
const readRows = (text: string): Row[] => {
  let section = ''
  return text.split('\n').flatMap((line): Row[] => {
    section = /^## (\d+)/.exec(line)?.[1] ?? section
    const [, sentence, shown] = /^\| (.+?) +\| (.+?) +\|$/.exec(line) ?? []
    if (!sentence || !shown || sentence === 'Sentence' || /^-+$/.test(sentence)) return []
    return [{ section, sentence, shown }]
  })
}

const rows = readRows(readFileSync('docs/specification.md', 'utf8'))
const tests = rows.flatMap(({ shown }) =>
  [...shown.matchAll(/`(tests\/[^`]+)` › (.+?)(?=<br>|$)/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  })),
)

/** Tells whether a file has a test of that title, which may end in the tag @phone. */
const has = (file: string, title: string): boolean => {
  if (!existsSync(file)) return false
  const quoted = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`\\(\\s*(['"\`])${quoted}( @phone)?\\1`).test(readFileSync(file, 'utf8'))
}

describe('docs/specification.md', () => {
  it('has sentences of sections 2, 4, 5, 6 and 8', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(['2', '4', '5', '6', '8'])
    expect(rows.length).toBeGreaterThan(60)
  })

  it('names a test for each sentence, or says that it belongs to a later issue', () => {
    const silent = rows.filter(({ shown }) => !/`tests\/|A later issue/.test(shown))
    expect(silent).toEqual([])
  })

  it.each(tests)('$file has the test “$title”', ({ file, title }) => {
    expect(has(file, title)).toBe(true)
  })
})
