import { describe, expect, it } from 'vitest'
import { compileForm } from '#engine/form/compile-form.ts'
import { checkWithin } from '#engine/lint/check-within.ts'
import { CATALOGUE } from '#engine/language/catalogue.ts'
import { collectDiagnostics } from '#engine/language/diagnostic.ts'

const TEXT = { type: 'string' }
const branchOf = (field: string) => ({
  'ui:widget': 'bankBranch',
  'ui:options': { within: { field } },
})

const found = (properties: object, uiSchema: object) => {
  const { diagnostics, report } = collectDiagnostics(CATALOGUE)
  checkWithin(
    compileForm({ schema: { type: 'object', properties }, uiSchema: { ...uiSchema } }),
    '',
    report,
  )
  return diagnostics.map(({ pointer, message }) => [pointer, /：(.+?)；/.exec(message)?.[1]])
}

describe('checkWithin', () => {
  it('accepts a field of the same object or item, with or without a condition', () => {
    const account = {
      type: 'object',
      properties: { branch: TEXT, kind: TEXT },
      if: { properties: { kind: { const: 'own' } } },
      then: { properties: { bank: TEXT } },
    }
    const ui = { branch: branchOf('bank') }
    expect(
      found(
        {
          bank: { type: 'integer' },
          branch: TEXT,
          account,
          list: { type: 'array', items: account },
        },
        { ...ui, account: ui, list: { items: ui } },
      ),
    ).toEqual([])
  })

  it.each([
    ['missing', {}, '“bank”不是同一层的字段'],
    ['of an outer object', { bank: TEXT }, '“bank”不是同一层的字段'],
  ])('refuses a field that is %s', (_, around, words) => {
    const account = { type: 'object', properties: { branch: TEXT } }
    expect(found({ ...around, account }, { account: { branch: branchOf('bank') } })).toEqual([
      ['/account/branch/ui:options/within', words],
    ])
  })

  it.each([{ type: 'array' }, { type: ['boolean', 'null'] }, { ...TEXT, format: 'bank-card' }])(
    'refuses a field whose value is no code: %o',
    (bank) => {
      expect(found({ bank, branch: TEXT }, { branch: branchOf('bank') })).toEqual([
        ['/branch/ui:options/within', '“bank”的回答不是一个代码'],
      ])
    },
  )

  it('reports fields that narrow each other, and one that narrows itself', () => {
    expect(
      found(
        { a: TEXT, b: TEXT, c: TEXT, d: TEXT },
        { a: branchOf('b'), b: branchOf('a'), c: branchOf('c'), d: branchOf('a') },
      ),
    ).toEqual([
      ['/a/ui:options/within', '“b”又由该字段限定'],
      ['/b/ui:options/within', '“a”又由该字段限定'],
      ['/c/ui:options/within', '“c”又由该字段限定'],
    ])
  })
})
