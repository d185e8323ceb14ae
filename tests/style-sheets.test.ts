import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The most lines that the style sheets have together: a lower number replaces it when a mechanism takes lines away. */
const MOST_LINES = 11_356

/** The most rules of one body; a fourth is a class of the kit (`src/ui/theme/text.module.css` and its neighbours). */
const MOST_OF_ONE_BODY = 3

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }))

/** Lists the declarations of each rule, in one order. */
const bodiesIn = (sheet: string): string[] =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) =>
    body
      .split(';')
      .map((declaration) => declaration.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean)
      .toSorted()
      .join('; '),
  )

describe('the style sheets', () => {
  it('repeat no body of two or more declarations more than three times', () => {
    const rules = new Map<string, string[]>()
    for (const { path, text } of sheets)
      for (const body of bodiesIn(text)) rules.set(body, [...(rules.get(body) ?? []), path])
    const repeated = [...rules].filter(
      ([body, paths]) => body.includes('; ') && paths.length > MOST_OF_ONE_BODY,
    )
    expect(rules.size).toBeGreaterThan(1000)
    expect(Object.fromEntries(repeated)).toEqual({})
  })

  it('do not grow beyond their lines', () => {
    const lines = sheets.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
    expect(lines).toBeLessThanOrEqual(MOST_LINES)
  })
})
