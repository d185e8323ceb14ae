import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cureOf,
  limitOf,
  loanToValue,
  reaches,
  releasable,
  triggerPrice,
  valueOf,
  type Goods,
} from '#engine/finance/pledge.ts'
import { kgOf, tonnesOf } from '#engine/finance/tonnes.ts'

/** The example of finance-facts 3.3: 500 t at 4,200, a loan of 1,400,000, 70%. */
const LOAN = 1_400_000_00n
const before = [{ kg: 500_000n, unit: 4200_00n }]
const after = [{ kg: 500_000n, unit: 3780_00n }]

describe('the example of finance-facts 3.3', () => {
  it('lends at most 70% of the value', () => {
    expect(valueOf(before)).toBe(2_100_000_00n)
    expect(limitOf(before, '70')).toBe(1_470_000_00n)
  })

  it('has 74.07% after a fall of 10%, cured by 77,000.00 or by goods of 110,000.00, 29.101 t', () => {
    expect(valueOf(after)).toBe(1_890_000_00n)
    expect(loanToValue(LOAN, after)).toBe('74.07')
    expect(cureOf(LOAN, after, { rate: '70', price: 3780_00n })).toEqual({
      cash: 77_000_00n,
      value: 110_000_00n,
      kg: 29_101n,
    })
  })

  it.each([
    ['75', 3733_33n],
    ['80', 3500_00n],
    ['85', 3294_12n],
  ])('reaches %s%% at its trigger price', (rate, price) => {
    expect(triggerPrice(LOAN, before, rate)).toBe(price)
    expect(reaches(LOAN, [{ kg: 500_000n, unit: price + 1n }], rate)).toBe(false)
    expect(reaches(LOAN, [{ kg: 500_000n, unit: price - 1n }], rate)).toBe(true)
  })
})

describe('triggerPrice', () => {
  it('counts goods with a lower unit of their own by that', () => {
    // 100 t at most 3,000: the other 400 t have to bring the rest of 2,000,000.
    const mixed = [
      { kg: 400_000n, unit: 5000_00n },
      { kg: 100_000n, unit: 3000_00n },
    ]
    expect(triggerPrice(LOAN, mixed, '70')).toBe(4250_00n)
    expect(triggerPrice(LOAN, mixed.toReversed(), '70')).toBe(4250_00n)
    expect(triggerPrice(10_000_000_00n, mixed, '70')).toBeUndefined()
    expect(triggerPrice(LOAN, [], '70')).toBeUndefined()
  })
})

describe('tonnes', () => {
  it('are read and written with three places', () => {
    expect(kgOf('29.101')).toBe(29_101n)
    expect(kgOf(' 500 ')).toBe(500_000n)
    expect(kgOf('1.2345')).toBeUndefined()
    expect(kgOf('-1')).toBeUndefined()
    expect(tonnesOf(29_101n)).toBe('29.101')
    expect(tonnesOf(7)).toBe('0.007')
  })
})

const goods = fc.array(
  fc.record({
    kg: fc.bigInt({ min: 1n, max: 2_000_000n }),
    unit: fc.bigInt({ min: 1n, max: 30_000_00n }),
  }),
  { minLength: 1, maxLength: 6 },
)
const loan = fc.bigInt({ min: 1n, max: 5_000_000_00n })
const rate = fc.integer({ min: 1, max: 100 }).map(String)

/** Takes a weight out, the first goods first. */
const without = (all: readonly Goods[], kg: bigint): Goods[] => {
  let rest = kg
  return all.map((one) => {
    const taken = one.kg < rest ? one.kg : rest
    rest -= taken
    return { ...one, kg: one.kg - taken }
  })
}

const settings = { endOnFailure: true, numRuns: 300 }

describe('releasable', () => {
  it('never lets more go than leaves the loan covered, and not a kilogram less', () => {
    fc.assert(
      fc.property(goods, loan, rate, (all, owed, percent) => {
        const kg = releasable(owed, all, percent)
        const total = all.reduce((sum, one) => sum + one.kg, 0n)
        if (owed > limitOf(all, percent)) {
          expect(kg).toBe(0n)
          return
        }
        expect(limitOf(without(all, kg), percent) >= owed).toBe(true)
        if (kg < total) expect(limitOf(without(all, kg + 1n), percent) >= owed).toBe(false)
      }),
      settings,
    )
  })
})

describe('cureOf', () => {
  it('brings the loan back to the rate, by money and by goods', () => {
    fc.assert(
      fc.property(goods, loan, rate, (all, owed, percent) => {
        const price = all[0]?.unit ?? 1n
        const { cash, kg } = cureOf(owed, all, { rate: percent, price })
        expect(owed - cash <= limitOf(all, percent)).toBe(true)
        expect(owed <= limitOf([...all, { kg, unit: price }], percent)).toBe(true)
        if (cash > 0n) expect(owed - cash + 1n <= limitOf(all, percent)).toBe(false)
        if (kg > 0n) {
          const less = [...all, { kg: kg - 1n, unit: price }]
          expect(owed <= limitOf(less, percent)).toBe(false)
        }
      }),
      settings,
    )
  })
})
