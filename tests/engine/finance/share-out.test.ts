import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOut } from '#engine/finance/share-out.ts'

describe('shareOut', () => {
  it.each([
    [12000n, [4615n, 4616n, 2769n]],
    [1000n, [385n, 384n, 231n]],
  ])('shares %s out like the example of finance facts 4.3, to the cent', (amount, expected) => {
    const shares = shareOut(amount, [5000n, 5000n, 3000n])
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount)
    for (const [at, share] of shares.entries())
      expect(Math.abs(Number(share - (expected[at] ?? 0n)))).toBeLessThanOrEqual(1)
  })

  it('gives the cents that are left to the largest remainders, the first of equal ones', () => {
    expect(shareOut(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n])
    expect(shareOut(10n, [17n, 66n, 17n])).toEqual([2n, 6n, 2n])
    expect(shareOut(1n, [1n, 2n])).toEqual([0n, 1n])
  })

  it('sums to the amount, never above a weight where the amount is within them, and within a cent of the exact share', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 40 }),
        fc.bigInt({ min: 0n, max: 10n ** 6n }),
        (weights, part) => {
          const whole = weights.reduce((sum, weight) => sum + weight, 0n)
          fc.pre(whole > 0n)
          const amount = (whole * part) / 10n ** 6n
          const shares = shareOut(amount, weights)
          expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount)
          for (const [at, share] of shares.entries()) {
            const weight = weights[at] ?? 0n
            expect(share).toBeLessThanOrEqual(weight)
            const error = share * whole - amount * weight
            expect(error < whole && -error < whole).toBe(true)
          }
        },
      ),
      { numRuns: 60, endOnFailure: true },
    )
  })

  it.each([
    [1n, []],
    [1n, [0n]],
    [-1n, [1n]],
    [1n, [2n, -1n]],
  ])('refuses %s over %o', (amount, weights) => {
    expect(() => shareOut(amount, weights)).toThrow(RangeError)
  })
})
