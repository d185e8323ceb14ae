import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardIssuerOf, prefixesOf } from '#src/forms/widgets/text/bank-card/card-issuer.ts'
import { CARD_PREFIXES } from '#src/forms/widgets/text/bank-card/card-prefixes.ts'

const table = CARD_PREFIXES.flatMap(({ bank, debit, credit }) => [
  ...prefixesOf(debit).map((prefix) => ({ prefix, bank, kind: '储蓄卡' })),
  ...prefixesOf(credit).map((prefix) => ({ prefix, bank, kind: '信用卡' })),
])

describe('cardIssuerOf', () => {
  it.each([
    ['6214830104420491', '招商银行', '储蓄卡'],
    ['6225760000000000', '招商银行', '信用卡'],
    ['6222021234567890123', '中国工商银行', '储蓄卡'],
    ['6228480402564890018', '中国农业银行', '储蓄卡'],
    ['6217001234567890123', '中国建设银行', '储蓄卡'],
    ['9558801234567890123', '中国工商银行', '储蓄卡'],
    ['6223093310000000000', '浙商银行', '储蓄卡'],
    ['6223090000000000000', '中国工商银行', '储蓄卡'],
  ])('%s is of %s, %s', (number, bank, kind) => {
    expect(cardIssuerOf(number)).toEqual({ bank, kind })
  })

  it('returns undefined for an unknown prefix, or too few digits', () => {
    expect(cardIssuerOf('0000000000000000')).toBeUndefined()
    expect(cardIssuerOf('62148')).toBeUndefined()
    expect(cardIssuerOf('')).toBeUndefined()
  })

  it('uses the longest prefix that matches', () => {
    const known = fc.constantFrom(...table.map(({ prefix }) => prefix))
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(known, digits), digits, (start, rest) => {
        const number = start + rest
        const longest = table
          .filter(({ prefix }) => number.startsWith(prefix))
          .toSorted((one, other) => other.prefix.length - one.prefix.length)[0]
        expect(cardIssuerOf(number)).toEqual(longest && { bank: longest.bank, kind: longest.kind })
      }),
      { numRuns: 2000 },
    )
  })
})

describe('CARD_PREFIXES', () => {
  it('has prefixes of 3 to 10 digits, each of one bank and one kind', () => {
    const prefixes = table.map(({ prefix }) => prefix)
    expect(prefixes.filter((prefix) => !/^\d{3,10}$/.test(prefix))).toEqual([])
    expect(prefixes.filter((prefix, index) => prefixes.indexOf(prefix) !== index)).toEqual([])
  })
})
