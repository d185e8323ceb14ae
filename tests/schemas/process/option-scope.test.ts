import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionScopeOf } from '#schemas/process/option-scope.ts'
import { OPTION_SOURCES, WIDGETS } from '#schemas/process/vocabulary.ts'

describe('optionScopeOf', () => {
  it.each([
    ['dictionary', { dictionary: 'bank' }, { source: 'dictionary', within: 'bank' }],
    ['bankBranch', {}, { source: 'bankBranch', within: '' }],
    ['bankBranch', { bank: 'CMB' }, { source: 'bankBranch', within: 'CMB' }],
    ['region', {}, { source: 'region', within: '00' }],
    ['remoteSelect', { optionSource: 'region', region: '31' }, { source: 'region', within: '31' }],
    ['select', { optionSource: 'region' }, undefined],
    ['remoteSelect', {}, 'unknown'],
    ['dictionary', { dictionary: '' }, 'unknown'],
  ])('of %s with %o is %o', (widget, options, scope) => {
    expect(optionScopeOf(widget, options)).toEqual(scope)
  })

  it('is a known source and a plain code, or nothing is asked for', () => {
    const word = fc.oneof(
      fc.constantFrom(
        ...OPTION_SOURCES,
        'https://evil.example/a',
        '//evil',
        '../a',
        'a?b=c',
        'toString',
      ),
      fc.webUrl(),
      fc.anything(),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...WIDGETS),
        fc.record({ optionSource: word, dictionary: word, region: word, bank: word }),
        (widget, options) => {
          const scope = optionScopeOf(widget, options)
          if (scope === undefined || scope === 'unknown') return
          expect(OPTION_SOURCES).toContain(scope.source)
          expect(scope.within).toMatch(/^[\w.-]*$/)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
