import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountBill } from '#engine/finance/bill-discount.ts'
import { addDays } from '#engine/finance/calendar.ts'
import { parseYuan } from '#engine/finance/ratio.ts'

const BILL = {
  amount: '300000.00',
  annualRate: '4.80',
  discountDate: '2026-06-01',
  maturityDate: '2026-09-29',
}

describe('the price of a bill', () => {
  it('keeps the interest back, and compares it with what is received (C7)', () => {
    expect(discountBill(BILL).price).toEqual({
      settledOn: '2026-09-29',
      days: 120,
      interest: '4800.00',
      proceeds: '295200.00',
      yearlyCost: '4.95',
    })
  })

  it.each([
    ['2026-09-26', '2026-09-28', 119, '4760.00'],
    ['2026-09-27', '2026-09-28', 119, '4760.00'],
    ['2026-09-28', '2026-09-28', 119, '4760.00'],
  ])('is paid on the Monday after a weekend: %s', (maturityDate, settledOn, days, interest) => {
    expect(discountBill({ ...BILL, maturityDate }).price).toMatchObject({
      settledOn,
      days,
      interest,
    })
  })

  it.each([
    [{ amount: '0' }, 'amount'],
    [{ amount: '1.234' }, 'amount'],
    [{ annualRate: '0' }, 'annualRate'],
    [{ annualRate: '36.01' }, 'annualRate'],
    [{ discountDate: '2026-02-30' }, 'discountDate'],
    [{ maturityDate: '2026-06-01' }, 'maturityDate'],
    [{ maturityDate: '2036-06-01', annualRate: '36' }, 'maturityDate'],
  ])('names the field of %o', (changes, field) => {
    expect(discountBill({ ...BILL, ...changes }).issues?.map((issue) => issue.field)).toEqual([
      field,
    ])
  })

  it('adds up to the amount, and costs more for each day', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 100_000n, max: 10n ** 12n }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 360 }),
        (fen, rate, days) => {
          const amount = `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`
          const annualRate = (rate / 100).toFixed(2)
          const of = (length: number) =>
            discountBill({
              amount,
              annualRate,
              discountDate: '2026-06-01',
              maturityDate: addDays('2026-06-01', length),
            }).price
          const [one, longer] = [of(days), of(days + 7)]
          const sum = (parseYuan(one?.interest) ?? 0n) + (parseYuan(one?.proceeds) ?? 0n)
          expect(sum).toBe(fen)
          expect((parseYuan(longer?.interest) ?? 0n) >= (parseYuan(one?.interest) ?? 0n)).toBe(true)
        },
      ),
    )
  })
})
