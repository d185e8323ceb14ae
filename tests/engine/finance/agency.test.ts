import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coverageOf,
  marginUsedBy,
  redeemAmount,
  redeemQuantity,
  releasedBy,
} from '#engine/finance/agency-redemption.ts'
import {
  agencyFee,
  agencyTerms,
  parseQuantity,
  quantityText,
} from '#engine/finance/agency-terms.ts'

/** 500 t at 4,200.00, with a margin of 20%. */
const STEEL = agencyTerms({ quantity: 500_000n, step: 1n, price: 420_000n, marginRate: '20' })
const NONE = { repaid: 0n, toppedUp: 0n }

describe('agencyTerms', () => {
  it('splits the value into the margin and the financed part', () => {
    expect(STEEL).toMatchObject({
      value: 210_000_000n,
      margin: 42_000_000n,
      financed: 168_000_000n,
    })
  })

  it('rounds the margin up: the funder never pays more than its share', () => {
    const { value, margin } = agencyTerms({
      quantity: 1n,
      step: 1n,
      price: 333_333n,
      marginRate: '33.3',
    })
    expect([value, margin]).toEqual([333n, 111n])
  })
})

describe('agencyFee', () => {
  it('counts the days of the term and those after it at their rates, rounded once', () => {
    const rates = { annualRate: '7.2', overdueRate: '13.5' }
    expect(agencyFee(40_320_000n, { days: 10, overdueDays: 0 }, rates)).toBe(80_640n)
    // 403,200 × (7.2% × 90 + 13.5% × 3) / 360
    expect(agencyFee(40_320_000n, { days: 90, overdueDays: 3 }, rates)).toBe(771_120n)
  })
})

describe('quantities', () => {
  it('are texts of at most three places', () => {
    expect(['500', '0.025', '1.5'].map(parseQuantity)).toEqual([500_000n, 25n, 1500n])
    expect(['0.0001', 'x', ''].map(parseQuantity)).toEqual([undefined, undefined, undefined])
    expect([500_000n, 25n, 1500n, 0n].map(quantityText)).toEqual(['500', '0.025', '1.5', '0'])
  })
})

describe('a redemption', () => {
  it('releases goods worth x / (1 − margin)', () => {
    expect(redeemAmount(STEEL, NONE, 40_320_000n)).toEqual({
      principal: 40_320_000n,
      quantity: 120_000n,
      marginUsed: 10_080_000n,
      isLast: false,
    })
    expect(redeemQuantity(STEEL, NONE, 120_000n)).toEqual(redeemAmount(STEEL, NONE, 40_320_000n))
  })

  it('is impossible above the rest, for nothing, and below the smallest quantity', () => {
    expect(redeemAmount(STEEL, NONE, 168_000_001n)).toBeUndefined()
    expect(redeemAmount(STEEL, NONE, 0n)).toBeUndefined()
    const motors = agencyTerms({
      quantity: 100_000n,
      step: 1000n,
      price: 286_000n,
      marginRate: '20',
    })
    expect(redeemAmount(motors, NONE, 228_799n)).toBeUndefined()
    expect(redeemAmount(motors, NONE, 228_800n)?.quantity).toBe(1000n)
    expect(redeemQuantity(motors, NONE, 500n)).toBeUndefined()
  })

  it('conserves goods and money in any order of parts, and never releases more than is paid for', () => {
    const order = fc.record({
      quantity: fc.bigInt({ min: 1n, max: 9_000_000n }),
      price: fc.bigInt({ min: 100n, max: 9_000_000n }),
      marginRate: fc.integer({ min: 1, max: 95 }).map(String),
      step: fc.constantFrom(1n, 25n, 1000n),
    })
    fc.assert(
      fc.property(order, fc.array(fc.bigInt({ min: 1n, max: 10_000_000n })), (given, parts) => {
        const terms = agencyTerms({ ...given, quantity: given.quantity * given.step })
        // The least amount of the product is far above a cent.
        fc.pre(terms.financed > 0n)
        let [repaid, goods, margin] = [0n, 0n, 0n]
        const pay = (principal: bigint) => {
          const found = redeemAmount(terms, { repaid }, principal)
          if (!found) return
          repaid += found.principal
          goods += found.quantity
          margin += found.marginUsed
          expect(goods % terms.step).toBe(0n)
          // The released goods are worth no more than payment and margin, to the cent of the value.
          expect(goods * terms.financed).toBeLessThanOrEqual(terms.quantity * repaid)
          expect(margin * terms.financed).toBeLessThanOrEqual(terms.margin * repaid)
        }
        for (const part of parts) pay(part)
        expect([goods, margin]).toEqual([releasedBy(terms, repaid), marginUsedBy(terms, repaid)])
        pay(terms.financed - repaid)
        expect({ repaid, goods, margin }).toEqual({
          repaid: terms.financed,
          goods: terms.quantity,
          margin: terms.margin,
        })
      }),
      { endOnFailure: true },
    )
  })

  it('releases at least the quantity that was asked for, for the least amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 167_999_999n }),
        fc.bigInt({ min: 1n, max: 500_000n }),
        (repaid, wanted) => {
          const found = redeemQuantity(STEEL, { repaid }, wanted)
          fc.pre(found !== undefined)
          expect(found.quantity).toBeGreaterThanOrEqual(wanted)
          const less = redeemAmount(STEEL, { repaid }, found.principal - 1n)
          expect(less?.quantity ?? 0n).toBeLessThan(wanted)
        },
      ),
      { endOnFailure: true },
    )
  })
})

describe('coverageOf', () => {
  const at = (price: bigint, state = NONE) =>
    coverageOf(STEEL, state, { price, marginRate: '20', callAt: '90' })

  it('calls margin from debt of 90% of the value on, at the price that it shows', () => {
    expect(at(420_000n)).toMatchObject({
      rate: '80.00',
      callPrice: 373_333n,
      missing: 0n,
      isCalled: false,
    })
    expect(at(373_334n).isCalled).toBe(false)
    expect(at(373_333n)).toMatchObject({ isCalled: true, rate: '90.00' })
  })

  it('asks for what brings the debt back to the product’s share', () => {
    expect(at(370_000n)).toMatchObject({ value: 185_000_000n, missing: 20_000_000n })
    const after = at(370_000n, { repaid: 0n, toppedUp: 20_000_000n })
    expect(after).toMatchObject({ debt: 148_000_000n, rate: '80.00', missing: 0n, isCalled: false })
  })

  it('owes nothing once everything is redeemed', () => {
    expect(at(1n, { repaid: 168_000_000n, toppedUp: 0n })).toMatchObject({
      quantity: 0n,
      debt: 0n,
      rate: '0.00',
      callPrice: 0n,
      missing: 0n,
      isCalled: false,
    })
  })
})
