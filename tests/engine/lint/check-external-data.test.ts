import { describe, expect, it } from 'vitest'
import { lintParts } from '#engine/lint/lint-process.ts'
import { entry, externalDatum, nameRequired, processOf } from '../process/definitions.ts'

describe('checkExternalData', () => {
  const server = {
    dictionaries: [],
    goodsTypes: [],
    processTypes: [],
    providers: ['registry'],
    records: {},
  }
  const form = entry(1, { schema: nameRequired })
  const found = (content: unknown, keyName = 'size') =>
    lintParts(processOf(form, { ...externalDatum(2, keyName), content }), server).diagnostics.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    )

  it.each([
    ['a variable that something brings', { from: '/registry/size' }],
    ['a form', { from: '/f1/name' }],
    ['a default', { default: 'small' }],
  ])('can be %s', (_, content) => {
    expect(found(content)).toEqual([])
  })

  it.each([
    ['no origin', undefined, 'unknown-provider /actExForms/1/keyName'],
    ['an unknown variable', { from: '/register/a' }, 'unknown-provider /actExForms/1/content/from'],
    [
      'an unknown variable, with a default',
      { from: '/register/a', default: 1 },
      'unknown-provider /actExForms/1/content/from',
    ],
    [
      'an unknown field of a form',
      { from: '/f1/nam' },
      'unknown-source /actExForms/1/content/from',
    ],
  ])('is reported for %s', (_, content, diagnostic) => {
    expect(found(content)).toEqual([diagnostic])
  })

  it('is reported on a form, which has none', () => {
    const content = { schema: nameRequired, from: '/registry/size' }
    const { diagnostics } = lintParts(processOf(entry(1, { content })))
    expect(diagnostics).toMatchObject([
      { code: 'unknown-member', pointer: '/actExForms/0/content/from' },
    ])
  })

  it('is reported on a page that has it confirmed, and does not say that it depends on it', () => {
    const page = entry(2, { nodeType: 4, keyName: 'externalData@R2', content: undefined })
    const { diagnostics } = lintParts(
      processOf(form, externalDatum(2, 'size'), externalDatum(2, 'capital'), page),
    )
    expect(diagnostics).toMatchObject([
      { code: 'missing-depends-on', message: expect.stringContaining('["capital"]') as string },
    ])
  })

  it('is missing on a page that shows it, where there is none up to the step', () => {
    const page = entry(2, { nodeType: 4, keyName: 'externaldata', content: undefined })
    const codes = (...entries: object[]) =>
      lintParts(processOf(form, ...entries)).diagnostics.map(
        ({ code, pointer }) => `${code} ${pointer}`,
      )
    expect(codes(page)).toEqual(['missing-external-data /actExForms/1/keyName'])
    expect(codes(page, entry(3), externalDatum(3, 'size'))).toEqual([
      'missing-external-data /actExForms/1/keyName',
    ])
    const dependsOn = ['size']
    expect(codes({ ...page, content: { step: { dependsOn } } }, externalDatum(2, 'size'))).toEqual(
      [],
    )
    expect(codes({ ...page, keyName: 'externalData@R2' }, externalDatum(2, 'size'))).toEqual([
      'missing-external-data /actExForms/1/keyName',
    ])
  })

  it('is a later step for a condition that reads a form of it', () => {
    const when = { required: ['size'], properties: { size: { const: '甲' } } }
    const { diagnostics } = lintParts(
      processOf(
        { ...externalDatum(1, 'size'), content: { from: '/f2/name' } },
        entry(1),
        entry(2, { schema: nameRequired, step: { when } }),
      ),
    )
    expect(diagnostics).toMatchObject([{ code: 'condition-reads-later-step' }])
  })
})
