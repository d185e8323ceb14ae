import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { DiagnosticCode } from '#engine/language/diagnostic.ts'
import { checkText } from '#engine/lint/check-text.ts'
import { applyFix } from '#engine/lint/fixes/apply-fix.ts'
import { serverWords } from '#fixtures/backend/domain/server-words.ts'
import { CORRECTIONS, type Correction } from './planted/corrections.ts'
import { MISTAKES } from './planted/mistakes.ts'

const sample = readFileSync('tests/engine/lint/planted/sample-process.json', 'utf8')

const wrong = (find: string, to: string): string => {
  expect(sample.split(find), 'the text to replace occurs once').toHaveLength(2)
  return sample.replace(find, () => to)
}

const findings = (text: string) => checkText(text, serverWords).findings

const errorsIn = (text: string) =>
  findings(text).filter(({ severity }) => severity === 'error').length

const found = (text: string, code: DiagnosticCode, pointer: string) =>
  findings(text).find((finding) => finding.code === code && finding.pointer === pointer)

const fixedText = (text: string, code: DiagnosticCode, pointer: string): string | undefined => {
  const fix = found(text, code, pointer)?.fix
  return fix && applyFix(text, fix)
}

const correctionOf = (name: string): Correction => {
  const correction = CORRECTIONS[name]
  if (!correction) throw new Error(`${name} has no correction`)
  return correction
}

/** Further mistakes, by name, with the text that the fix leads to. */
const OTHERS: readonly [string, string, string, DiagnosticCode, string, string][] = [
  [
    'two entries of one id',
    '"id": "contract"',
    '"id": "financials"',
    'duplicate-id',
    '/actExForms/4/id',
    '"id": "financials-2"',
  ],
  [
    'two entries of one keyName',
    '"keyName": "financials"',
    '"keyName": "company"',
    'clashing-key',
    '/actExForms/3/keyName',
    '"keyName": "company2"',
  ],
  [
    'a gap between two steps',
    '"progress": 4',
    '"progress": 7',
    'progress-gap',
    '/actExForms/4/progress',
    '"progress": 4',
  ],
  [
    'a step that is not on its first entry',
    '"progress": 4,\n      "content": { "step": { "title": "合同签署", "commit": true } }',
    '"progress": 4, "content": {} }, { "id": "more", "keyName": "more", "nodeType": 3, "progress": 4,' +
      '"content": { "step": { "commit": true }, "schema": { "type": "object", "properties": {} } }',
    'misplaced-step',
    '/actExForms/5/content/step',
    '"commit": true',
  ],
  [
    'an @R without a number',
    '"keyName": "contractSigning"',
    '"keyName": "contractSigning@R"',
    'empty-basics-current',
    '/actExForms/4/keyName',
    '"keyName": "contractSigning"',
  ],
  [
    'a fixed page',
    '"keyName": "contractSigning"',
    '"keyName": "contractSining"',
    'unknown-fixed-page',
    '/actExForms/4/keyName',
    '"keyName": "contractSigning"',
  ],
  [
    'a version in quotes',
    '"version": 1',
    '"version": "1"',
    'invalid-file',
    '/version',
    '"version": 1',
  ],
  [
    'the form of a condition',
    '"when": {\n            "required": ["company"],\n            "properties": {\n              "company": {',
    '"when": {\n            "required": ["compny"],\n            "properties": {\n              "compny": {',
    'condition-unknown-key',
    '/actExForms/3/content/step/when',
    '"required": ["company"],\n            "properties": {\n              "company": {',
  ],
]

describe('the fixes of planted mistakes', () => {
  const rows = Object.entries(MISTAKES).map(([name, { find, to, code, pointer }]) => ({
    name,
    code,
    pointer,
    text: sample.replace(find, () => to),
  }))
  const fixable = rows.filter(({ name }) => !Object.hasOwn(CORRECTIONS, name))
  const others = rows
    .filter((row) => !fixable.includes(row))
    .map((row) => ({ ...row, ...correctionOf(row.name) }))

  it('are there, or the correction that the finding advises, for each of at least 40', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40)
    expect(Object.keys(CORRECTIONS).filter((name) => !Object.hasOwn(MISTAKES, name))).toEqual([])
  })

  it.each(fixable)('make the finding go away: $name', ({ text, code, pointer }) => {
    const mended = fixedText(text, code, pointer) ?? ''
    expect(() => JSON.parse(mended) as unknown, 'the text is still JSON').not.toThrow()
    expect(found(mended, code, pointer)).toBeUndefined()
    expect(errorsIn(mended)).toBeLessThanOrEqual(errorsIn(text))
  })

  it.each(others)(
    'leave it to the author, whose correction makes the finding go away: $name ($because)',
    ({ text, code, pointer, find, to }) => {
      expect(found(text, code, pointer)).toMatchObject({ fix: undefined })
      expect(text.split(find), 'the text to correct occurs once').toHaveLength(2)
      const corrected = text.replace(find, () => to)
      expect(found(corrected, code, pointer)).toBeUndefined()
      expect(errorsIn(corrected)).toBe(0)
    },
  )

  it.each(OTHERS)('make the finding go away: %s', (_, find, to, code, pointer, result) => {
    const text = wrong(find, to)
    const mended = fixedText(text, code, pointer) ?? ''
    expect(found(mended, code, pointer)).toBeUndefined()
    expect(mended).toContain(result)
  })

  it('keep the format of the rest of the text, and are one change of a line here', () => {
    const text = wrong('"progress": 4', '"progress": "4"')
    expect(fixedText(text, 'number-as-text', '/actExForms/4/progress')).toBe(sample)
  })

  it.each([
    ['[1, 2, 3]', '/2', '[1, 2]'],
    ['[1, 2, 3]', '/0', '[2, 3]'],
    ['[1]', '/0', '[]'],
    ['{ "a": 1, "b": [2] }', '/b', '{ "a": 1 }'],
    ['{\n  "a": 1,\n  "b": [2],\n  "c": 3\n}', '/b', '{\n  "a": 1,\n  "c": 3\n}'],
    ['{ "a": 1 }', '/a', '{}'],
    ['{ "a": 1 }', '/b', '{ "a": 1 }'],
  ])('remove from %j what is at %s', (text, pointer, result) => {
    expect(applyFix(text, { title: '', edits: [{ kind: 'remove', pointer }] })).toBe(result)
  })

  it('are not offered for content that is a text of JSON', () => {
    const file = JSON.parse(sample) as { actExForms: { content: unknown }[] }
    const [first] = file.actExForms
    if (first) first.content = JSON.stringify({ schema: { type: 'object', titel: 'x' } })
    const [finding] = findings(JSON.stringify(file)).filter(({ code }) => code === 'unknown-member')
    expect(finding).toMatchObject({ pointer: '/actExForms/0/content/schema/titel', fix: undefined })
  })
})
