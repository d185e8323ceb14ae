import {
  PARTS,
  PENALTY_BASES,
  PREPAYMENT_WAYS,
  DAY_COUNTS,
  METHODS,
} from '#schemas/finance-words.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './days.ts'
import { loanPosition, type LoanPosition } from '#engine/finance/loan-position.ts'
import { type LoanEvent, type LoanInput } from '#engine/finance/loan-terms.ts'
import { positionOf } from './loan.ts'
import { fenOf, recompute } from './recompute.ts'

const START = '2025-12-17'

const loans: fc.Arbitrary<LoanInput> = fc.record({
  terms: fc.record({
    amount: fc.constantFrom('100.00', '1234.56', '100000', '7.77'),
    annualRate: fc.constantFrom('0', '4.35', '6', '18.25'),
    method: fc.constantFrom(...METHODS),
    dayCount: fc.constantFrom(...DAY_COUNTS),
    startDate: fc.constant(START),
    periods: fc.integer({ min: 1, max: 9 }),
    rounding: fc.constantFrom('halfUp', 'halfEven'),
  }),
  interestOn: fc.constantFrom('balance', 'balance', 'amount'),
  instalmentFee: fc.constantFrom(undefined, '1.50'),
  overdueInterest: fc.boolean(),
  penalty: fc.option(
    fc.record({
      base: fc.constantFrom(...PENALTY_BASES),
      graceDays: fc.integer({ min: 0, max: 5 }),
      once: fc.constantFrom(undefined, '1.5'),
      bands: fc.constantFrom(
        [],
        [{ fromDay: 0, rate: '9', per: 360 }],
        [
          { fromDay: 0, rate: '9', per: 360 },
          { fromDay: 10, rate: '0.05', per: 1 },
        ],
      ),
    }),
    { nil: undefined },
  ),
  allocation: fc.record({
    direction: fc.constantFrom('horizontal', 'vertical'),
    order: fc.shuffledSubarray([...PARTS], { minLength: 4, maxLength: 4 }),
  }),
  prepayment: fc.record({
    feeRate: fc.constantFrom('0', '1', '0.37'),
    interest: fc.constantFrom('toDay', 'toPeriodEnd'),
  }),
})

const day = fc.integer({ min: 0, max: 420 })

/** Dates in days after the start, so that they are easy to order. */
const events: fc.Arbitrary<LoanEvent[]> = fc
  .array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('payment' as const),
          id: fc.uuid(),
          date: day.map((days) => addDays(START, days)),
          amount: fc
            .oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 12_000_000 }))
            .map((fen) => (fen / 100).toFixed(2)),
          way: fc.constantFrom(undefined, ...PREPAYMENT_WAYS),
          ahead: fc.boolean(),
          principalOnly: fc.boolean(),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('extension' as const),
          date: day.map((days) => addDays(START, days)),
          from: fc.integer({ min: 1, max: 9 }),
          by: fc.integer({ min: 1, max: 3 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('holiday' as const),
          date: day.map((days) => addDays(START, days)),
          from: fc.integer({ min: 1, max: 9 }),
          periods: fc.integer({ min: 1, max: 2 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('rate' as const),
          date: day.map((days) => addDays(START, days)),
          from: fc.integer({ min: 1, max: 9 }),
          annualRate: fc.constantFrom('3', '8.8'),
        }),
      },
    ),
    { maxLength: 8 },
  )
  .map((list) => list.toSorted((one, other) => one.date.localeCompare(other.date)))

/** Leaves out the changes that are not possible, as a server that refuses them would. */
const possible = (loan: LoanInput, list: readonly LoanEvent[]): LoanEvent[] =>
  list.reduce<LoanEvent[]>((kept, event) => {
    const { position } = loanPosition(loan, [...kept, event], event.date)
    return position ? [...kept, event] : kept
  }, [])

const checkLoans = (
  check: (loan: LoanInput, given: LoanEvent[], date: string) => void,
  numRuns = 60,
) =>
  fc.assert(
    fc.property(loans, events, day, (loan, list, days) =>
      check(loan, possible(loan, list), addDays(START, days)),
    ),
    { numRuns },
  )

const sum = (amounts: readonly string[]): bigint =>
  amounts.reduce((total, amount) => total + fenOf(amount), 0n)

const expectSound = (position: LoanPosition, loan: LoanInput) => {
  const { rows, payments } = position
  for (const row of rows)
    for (const part of PARTS) {
      const { should, paid, open } = row[part]
      expect(fenOf(should)).toBe(fenOf(paid) + fenOf(open))
      expect([should, paid, open].filter((amount) => fenOf(amount) < 0n)).toEqual([])
    }
  expect(sum(rows.map(({ principal }) => principal.should))).toBe(fenOf(loan.terms.amount))
  expect(rows.at(-1)?.balance).toBe('0.00')
  const repaid = sum(rows.map(({ principal }) => principal.paid))
  expect(fenOf(position.outstanding)).toBe(fenOf(loan.terms.amount) - repaid)
  for (const { amount, uses, surplus } of payments)
    expect(fenOf(amount)).toBe(sum(uses.map((use) => use.amount)) + fenOf(surplus))
  for (const part of PARTS)
    expect(sum(rows.map((row) => row[part].paid))).toBe(
      sum(
        payments
          .flatMap(({ uses }) => uses.filter((use) => use.part === part))
          .map((use) => use.amount),
      ),
    )
}

describe('every loan', () => {
  it('keeps should = paid + open for each part, and loses no fen of a payment', () => {
    checkLoans((loan, given, date) => expectSound(positionOf(loan, given, date), loan))
  })

  it('gives reasons that recompute the interest of each instalment', () => {
    checkLoans((loan, given, date) => {
      for (const { why, interest } of positionOf(loan, given, date).rows)
        expect(recompute(why, loan.terms.rounding)).toBe(fenOf(interest.should))
    })
  })

  it('is the same for its events in any order', () => {
    checkLoans((loan, given, date) => {
      const days = new Set(given.map((event) => event.date))
      if (days.size < given.length) return
      const { payments, ...rest } = positionOf(loan, given, date)
      expect(positionOf(loan, given.toReversed(), date)).toEqual({ ...rest, payments })
    })
  })

  it('ends at zero when each instalment is paid on its due date', () => {
    checkLoans((loan) => {
      const { rows } = positionOf(loan, [], START)
      const payments = rows.map(({ dueDate, due }): LoanEvent => ({
        kind: 'payment',
        id: dueDate,
        date: dueDate,
        amount: due,
      }))
      // A payment of nothing is no payment.
      const given = payments.filter((event) => event.kind === 'payment' && fenOf(event.amount) > 0n)
      const position = positionOf(loan, given, addDays(START, 3_000))
      expect([position.status, position.due.total]).toEqual(['settled', '0.00'])
      expect(position.rows.map(({ due }) => due)).toEqual(rows.map(({ due }) => due))
    }, 40)
  })

  it('is settled by the price of its settlement, exactly', () => {
    checkLoans((loan, given, date) => {
      const before = given.filter((event) => event.date <= date)
      const { settlement } = positionOf(loan, before, date)
      if (fenOf(settlement.total) === 0n) return
      const last: LoanEvent = { kind: 'payment', id: 'last', date, amount: settlement.total }
      const after = positionOf(loan, [...before, last], addDays(date, 2_000))
      expect([after.status, after.outstanding]).toEqual(['settled', '0.00'])
      expect(after.payments.at(-1)?.surplus).toBe('0.00')
      expectSound(after, loan)
    })
  })

  it('bears interest on what was repaid early up to the end of its period, also where the period is extended', () => {
    const loan: LoanInput = {
      terms: {
        amount: '100.00',
        annualRate: '4.35',
        method: 'bullet',
        dayCount: '30/360',
        startDate: START,
        periods: 1,
      },
      overdueInterest: false,
      prepayment: { interest: 'toPeriodEnd' },
    }
    const given: LoanEvent[] = [
      { kind: 'payment', id: '1', date: '2025-12-18', amount: '34.01' },
      { kind: 'extension', date: '2025-12-19', from: 1, by: 1 },
      { kind: 'payment', id: '2', date: '2025-12-19', amount: '66.59' },
    ]
    for (const date of ['2025-12-19', '2026-01-17', '2026-02-17']) {
      const { status, rows, settlement } = positionOf(loan, given, date)
      expect([status, rows[0]?.interest.should, settlement.total]).toEqual([
        'settled',
        '0.60',
        '0.00',
      ])
    }
  })
})
