import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '#src/ui/display/money.ts'

describe('formatMoney', () => {
  it.each([
    ['1234567.80', '元', '1,234,567.80'],
    ['0', '元', '0'],
    ['-98765', '元', '-98,765'],
    ['10000', '万元', '1'],
    ['12345678.9', '万元', '1,234.56789'],
    ['5', '万元', '0.0005'],
    ['100000.00', '万元', '10'],
  ] as const)('writes %s in %s as %s', (value, unit, amount) => {
    expect(formatMoney(value, unit)).toEqual({ amount, unit })
  })

  it.each([
    ['5000000', { amount: '500', unit: '万元' }],
    ['12500', { amount: '1.25', unit: '万元' }],
    ['12345', { amount: '12,345', unit: '元' }],
    ['9999', { amount: '9,999', unit: '元' }],
  ])('chooses the unit of %s by itself', (value, expected) => {
    expect(formatMoney(value, 'auto')).toEqual(expected)
  })

  it.each(['', 'abc', '1e5', '１２'])(
    'returns undefined for %j, which is not an amount',
    (value) => {
      expect(formatMoney(value)).toBeUndefined()
    },
  )

  it('keeps every digit between 元 and 万元', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (fen) => {
        const value = `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`
        const [whole = '', rest = ''] = (formatMoney(value, '万元')?.amount ?? '')
          .replaceAll(',', '')
          .split('.')
        expect(BigInt(whole + rest.padEnd(6, '0'))).toBe(fen)
      }),
    )
  })
})
