import { DAY_COUNTS, METHODS } from '#schemas/finance-words.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePlan } from '#engine/finance/plan.ts'
import { type PlanInput } from '#engine/finance/terms.ts'
import { fenOf, recompute } from './recompute.ts'

const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10))

/** Terms within the limits; the dates and the grace may still contradict each other. */
const terms: fc.Arbitrary<PlanInput> = fc.record({
  amount: fc
    .bigInt({ min: 1n, max: 10n ** 12n })
    .map((fen) => `${fen / 100n}.${String(fen % 100n).padStart(2, '0')}`),
  annualRate: fc.integer({ min: 0, max: 360_000 }).map((rate) => (rate / 10_000).toFixed(4)),
  method: fc.constantFrom(...METHODS),
  dayCount: fc.constantFrom(...DAY_COUNTS),
  startDate: date,
  firstDueDate: fc.option(date, { nil: undefined }),
  every: fc.oneof(
    fc.record({ months: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ weeks: fc.integer({ min: 1, max: 8 }) }),
    fc.record({ days: fc.integer({ min: 1, max: 100 }) }),
  ),
  periods: fc.integer({ min: 1, max: 48 }),
  roundTo: fc.constantFrom(undefined, '0.01', '0.10', '1', '10'),
  principalGrace: fc.constantFrom(undefined, 0, 1, 3),
  rounding: fc.constantFrom(undefined, 'halfUp', 'halfEven'),
})

/** Checks a property of every plan that the terms allow. */
const checkPlans = (
  check: (rows: NonNullable<ReturnType<typeof calculatePlan>['plan']>, given: PlanInput) => void,
) =>
  fc.assert(
    fc.property(terms, (given) => {
      const { plan } = calculatePlan(given)
      if (plan) check(plan, given)
    }),
    { numRuns: 300 },
  )

const sum = (amounts: readonly string[]): bigint =>
  amounts.reduce((total, amount) => total + fenOf(amount), 0n)

describe('every plan', () => {
  it('repays the loan: principal adds up to the amount and the balance ends at zero', () => {
    checkPlans(({ plan, total, totalInterest }, { amount }) => {
      expect(sum(plan.map(({ principal }) => principal))).toBe(fenOf(amount))
      expect(plan.at(-1)?.balance).toBe('0.00')
      expect(sum(plan.map(({ interest }) => interest))).toBe(fenOf(totalInterest))
      expect(sum(plan.map(({ due }) => due))).toBe(fenOf(total))
    })
  })

  it('has no negative principal, interest or balance, and increasing due dates', () => {
    checkPlans(({ plan }, { startDate }) => {
      let before = startDate
      for (const { principal, interest, balance, dueDate } of plan) {
        expect([principal, interest, balance].filter((amount) => fenOf(amount) < 0n)).toEqual([])
        expect(dueDate > before).toBe(true)
        before = dueDate
      }
    })
  })

  it('can be recomputed by a customer from the reasons of its rows', () => {
    checkPlans(({ plan }, { amount, rounding }) => {
      let balance = amount
      for (const row of plan) {
        expect(fenOf(row.why.balance)).toBe(fenOf(balance))
        expect(recompute([row.why], rounding)).toBe(fenOf(row.interest))
        balance = row.balance
      }
    })
  })
})
