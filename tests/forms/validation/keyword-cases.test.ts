import { describe, expect, it } from 'vitest'
import { judge, refusalOf } from './judge-cases.ts'
import { KEYWORD_CASES } from './keyword-cases.ts'

describe('the two validators, keyword by keyword', () => {
  it('come to the verdict of the specification', () => {
    const { apart, wrong, schemas, verdicts } = judge(KEYWORD_CASES)
    expect({ apart, wrong }).toEqual({ apart: [], wrong: [] })
    expect([schemas, verdicts].every((count) => count > 70)).toBe(true)
  })

  it.each([
    [{ multipleOf: 0 }, 'invalid-schema'],
    [{ multipleOf: -2 }, 'invalid-schema'],
    [{ enum: [{ $ref: '#/definitions/a' }] }, 'forbidden-name'],
    [{ const: [{ a: { $ref: '#' } }] }, 'forbidden-name'],
    [{ enum: ['"$ref":', '#/definitions/a'] }, undefined],
  ])('are not asked about %j where they would read it differently: %s', (part, refusal) => {
    expect(refusalOf({ definitions: { a: { type: 'string' } }, ...part })).toBe(refusal)
  })
})
