import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loanPosition } from '#engine/finance/loan-position.ts'
import type { LoanEvent, LoanInput } from '#engine/finance/loan-terms.ts'
import { calculatePlan } from '#engine/finance/plan.ts'
import { paid, positionOf } from './loan.ts'
import { fenOf } from './recompute.ts'

/** The demonstration's loan: 600,000 at 6.2 % over twelve months, a fee of 1 % for paying early, interest to the end of the period. */
const DEMO: LoanInput = {
  terms: {
    amount: '600000.00',
    annualRate: '6.2',
    method: 'equalInstalments',
    dayCount: 'actual/365',
    startDate: '2026-07-20',
    periods: 12,
  },
  prepayment: { way: 'smallerInstalments', feeRate: '1', interest: 'toPeriodEnd' },
}

/** 100.00 at 7 % in six instalments. */
const SMALL: LoanInput = {
  terms: {
    amount: '100.00',
    annualRate: '7',
    method: 'equalInstalments',
    dayCount: '30/360',
    startDate: '2024-01-01',
    periods: 6,
  },
  prepayment: { way: 'fewerInstalments', feeRate: '0', interest: 'toDay' },
}

/** The open amounts of the instalments that are not due yet. */
const openAmounts = (input: LoanInput, events: readonly LoanEvent[], date: string): string[] =>
  positionOf(input, events, date)
    .rows.filter(({ status }) => status === 'future')
    .map(({ open }) => open)

/** The first instalments of a loan, paid on their days. */
const firstPaid = (input: LoanInput, count: number): LoanEvent[] =>
  (calculatePlan(input.terms).plan?.plan ?? [])
    .slice(0, count)
    .map(({ dueDate, due }, index) => ({ ...paid(dueDate, due), id: `d${index}` }))

describe('a loan that is paid ahead and then split anew', () => {
  it('spreads what is left evenly: what was paid ahead is counted once', () => {
    const [fifth] = firstPaid(DEMO, 5).slice(4)
    const ahead = (id: string, amount: string): LoanEvent => ({
      ...paid('2026-11-27', amount, { way: 'nextInstalments' }),
      id,
    })
    const events: LoanEvent[] = [
      ...firstPaid(DEMO, 4),
      ahead('a', fifth?.kind === 'payment' ? fifth.amount : ''),
      ahead('b', '100000.00'),
      { kind: 'rate', date: '2026-12-20', from: 6, annualRate: '6.2' },
    ]
    const position = positionOf(DEMO, events, '2026-12-20')
    expect(position.outstanding).toBe('255556.47')
    expect(openAmounts(DEMO, events, '2026-12-20')).toEqual([
      ...Array<string>(6).fill('37264.09'),
      '37264.08',
    ])
    const interest = position.rows.slice(5).reduce((sum, row) => sum + fenOf(row.interest.open), 0n)
    expect(interest).toBe(529_215n)
  })

  it.each<[string, LoanEvent, string[]]>([
    [
      'smaller instalments',
      paid('2024-02-01', '3.00', { way: 'smallerInstalments' }),
      ['8.26', '8.26', '8.26', '8.26', '8.25'],
    ],
    [
      'a later end',
      { kind: 'extension', date: '2024-02-10', from: 3, by: 2 },
      ['0.25', ...Array<string>(6).fill('7.41')],
    ],
  ])('differs by rounding alone with %s', (_, event, amounts) => {
    const events: LoanEvent[] = [
      { ...paid('2024-02-01', '17.01'), id: '1' },
      { ...paid('2024-02-01', '40.00', { way: 'nextInstalments' }), id: '2' },
      event,
    ]
    expect(openAmounts(SMALL, events, '2024-02-10')).toEqual(amounts)
  })
})

describe('the next instalment, paid before its day', () => {
  const LOAN: LoanInput = {
    terms: {
      amount: '120000.00',
      annualRate: '6',
      method: 'equalPrincipal',
      dayCount: 'actual/360',
      startDate: '2026-01-15',
      periods: 6,
    },
    prepayment: { way: 'fewerInstalments', feeRate: '0.5', interest: 'toDay' },
  }
  const next = { way: 'nextInstalments' } as const

  it('has nothing open on its day, and costs no fee', () => {
    const [first, second] = positionOf(
      LOAN,
      [paid('2026-02-10', '20620.00', next)],
      '2026-02-15',
    ).rows
    expect(first).toMatchObject({
      status: 'paid',
      principal: { paid: '20000.00', open: '0.00' },
      interest: { paid: '620.00', open: '0.00' },
      fee: { should: '0.00' },
    })
    expect(second).toMatchObject({ principal: { open: '20000.00' }, interest: { open: '466.67' } })
  })

  it('is paid as well where more is paid: the rest bears no interest for the days that are left, and uses up the next one', () => {
    const position = positionOf(LOAN, [paid('2026-02-10', '30000.00', next)], '2026-02-15')
    const [first, second] = position.rows
    // 9,387.22 beyond the instalment, less the fee of 0.5 %, bears no interest for five days: 7.78.
    expect(first).toMatchObject({ status: 'paid', interest: { should: '612.22', open: '0.00' } })
    expect(position.payments[0]?.surplus).toBe('0.00')
    expect(fenOf(second?.principal.open ?? '')).toBe(
      2_000_000n - (fenOf(first?.principal.paid ?? '') - 2_000_000n),
    )
  })

  it.each(['interestFirst', 'equalInstalments', 'equalPrincipal'])(
    'leaves nothing of %s',
    (method) => {
      const input = { ...LOAN, terms: { ...LOAN.terms, method } }
      const [row] = positionOf(input, [], '2026-02-10').rows
      const [then] = positionOf(
        input,
        [paid('2026-02-10', row?.due ?? '', next)],
        '2026-02-15',
      ).rows
      expect(then).toMatchObject({ status: 'paid', open: '0.00' })
    },
  )
})

describe('the plan of a loan', () => {
  it('is the same with the first due date that it has by default', () => {
    const terms = {
      amount: '100000',
      annualRate: '6',
      method: 'equalInstalments',
      dayCount: 'actual/365',
      startDate: '2026-03-31',
      periods: 5,
    }
    const stated = calculatePlan({ ...terms, firstDueDate: '2026-04-30' })
    expect(stated).toEqual(calculatePlan(terms))
    expect(stated.plan?.plan.map(({ dueDate }) => dueDate)).toEqual([
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
    ])
  })
})

describe('any loan that was touched', () => {
  it('has even instalments after it is split anew, and repays what is open', () => {
    const wayOf = fc.constantFrom('nextInstalments', 'smallerInstalments', 'fewerInstalments')
    const amountOf = fc.integer({ min: 100, max: 3_000_000 }).map((fen) => (fen / 100).toFixed(2))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 150 }), amountOf, wayOf), { maxLength: 6 }),
        fc.constantFrom('toDay', 'toPeriodEnd'),
        fc.constantFrom('30/360', 'actual/365'),
        fc.constantFrom('0', '1'),
        (payments, interest, dayCount, feeRate) => {
          const input: LoanInput = {
            terms: { ...DEMO.terms, amount: '100000.00', dayCount },
            prepayment: { way: 'fewerInstalments', feeRate, interest: interest as 'toDay' },
          }
          const events: LoanEvent[] = payments
            .toSorted(([one], [other]) => one - other)
            .map(([day, amount, way], index) => ({
              kind: 'payment',
              id: String(index),
              date: new Date(Date.UTC(2026, 6, 20 + day)).toISOString().slice(0, 10),
              amount,
              way: way as 'nextInstalments',
            }))
          // On the day on which the sixth instalment is due, before it is paid.
          const rate: LoanEvent = { kind: 'rate', date: '2027-01-20', from: 7, annualRate: '5' }
          const { position } = loanPosition(input, [...events, rate], '2027-01-20')
          const rows = position?.rows.filter(({ status }) => status === 'future') ?? []
          const due = rows.map(({ open }) => fenOf(open)).filter((open) => open > 0n)
          const most = due.reduce((one, other) => (one > other ? one : other), 0n)
          const least = due.reduce((one, other) => (one < other ? one : other), most)
          expect(most - least).toBeLessThanOrEqual(BigInt(due.length))
          const principal = rows.reduce((sum, row) => sum + fenOf(row.principal.open), 0n)
          const dueOpen = (position?.rows ?? [])
            .filter(({ status }) => status !== 'future')
            .reduce((sum, row) => sum + fenOf(row.principal.open), 0n)
          expect(principal + dueOpen).toBe(fenOf(position?.outstanding ?? '0'))
        },
      ),
      { numRuns: 300 },
    )
  })
})
