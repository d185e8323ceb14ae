import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { narrowedScope, optionScopeOf } from '#engine/form/option-scope.ts'
import { OPTION_SOURCES } from '#engine/language/words.ts'
import { WIDGETS } from '#engine/widgets/widgets.ts'

describe('optionScopeOf', () => {
  it.each([
    ['dictionary', { dictionary: 'bank' }, { source: 'dictionary', within: 'bank' }],
    ['bankBranch', {}, { source: 'bankBranch', within: '' }],
    ['bankBranch', { bank: 'CMB' }, { source: 'bankBranch', within: 'CMB' }],
    ['region', {}, { source: 'region', within: '00' }],
    ['remoteSelect', { optionSource: 'region', region: '31' }, { source: 'region', within: '31' }],
    [
      'bankBranch',
      { within: { field: 'bank' } },
      { source: 'bankBranch', within: '', field: 'bank' },
    ],
    [
      'dictionary',
      { dictionary: 'industry', within: { field: 'x' } },
      { source: 'dictionary', within: 'industry', field: 'x' },
    ],
    ['dictionary', { within: { field: 'x' } }, 'unknown'],
    ['bankBranch', { bank: 'CMB', within: { field: 'bank' } }, 'unknown'],
    ['bankBranch', { within: 'CMB' }, 'unknown'],
    ['bankBranch', { within: { field: 5 } }, 'unknown'],
    ['select', { optionSource: 'region' }, undefined],
    ['remoteSelect', {}, 'unknown'],
    ['dictionary', { dictionary: '' }, 'unknown'],
  ])('of %s with %o is %o', (widget, options, scope) => {
    expect(optionScopeOf(widget, options)).toEqual(scope)
  })

  it('is a known source and a plain code, or undefined', () => {
    const word = fc.oneof(
      fc.constantFrom(
        ...OPTION_SOURCES,
        'https://evil.example/a',
        '//evil',
        '../a',
        'a?b=c',
        'toString',
        { field: 'a' },
      ),
      fc.webUrl(),
      fc.anything(),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...WIDGETS),
        fc.record(
          { optionSource: word, dictionary: word, region: word, bank: word, within: word },
          { requiredKeys: [] },
        ),
        word,
        (widget, options, value) => {
          const declared = optionScopeOf(widget, options)
          if (declared === undefined || declared === 'unknown') return
          const scope = narrowedScope(declared, value)
          if (scope === undefined) return
          expect(OPTION_SOURCES).toContain(scope.source)
          expect(scope.within).toMatch(/^[\w.-]*$/)
          expect(scope.parent ?? '').toMatch(/^[\w.-]*$/)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('narrowedScope', () => {
  it.each([
    [{ source: 'bankBranch', within: '' } as const, 'CMB', { source: 'bankBranch', within: 'CMB' }],
    [{ source: 'region', within: '00' } as const, 31, { source: 'region', within: '31' }],
    [
      { source: 'dictionary', within: 'industry' } as const,
      'C',
      { source: 'dictionary', within: 'industry', parent: 'C' },
    ],
    [{ source: 'bankBranch', within: '' } as const, '', undefined],
    [{ source: 'bankBranch', within: '' } as const, undefined, undefined],
    [{ source: 'bankBranch', within: '' } as const, ['CMB'], undefined],
    [{ source: 'bankBranch', within: '' } as const, '../1', undefined],
  ])('of %o with the value %o is %o', (scope, value, narrowed) => {
    expect(narrowedScope({ ...scope, field: 'x' }, value)).toEqual(narrowed)
  })
})
