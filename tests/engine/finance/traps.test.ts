import { describe, expect, it } from 'vitest'
import { calculatePlan } from '#engine/finance/plan.ts'
import type { LoanEvent, LoanInput } from '#engine/finance/loan-terms.ts'
import { column, F1, paid, positionOf, YUAN } from './loan.ts'
import { fenOf } from './recompute.ts'

/*
 * The mistakes of other systems (finance facts, 1.3).
 */

const withPenalty: LoanInput = {
  ...YUAN,
  penalty: { base: 'principal', bands: [{ fromDay: 0, rate: '9', per: 360 }] },
}

describe('a loan', () => {
  it('never rounds the rate of a day', () => {
    const { plan } = calculatePlan({
      amount: '1000000',
      annualRate: '8',
      method: 'bullet',
      dayCount: 'actual/365',
      startDate: '2026-01-01',
      days: 30,
    })
    expect(plan?.totalInterest).toBe('6575.34')
  })

  it('puts the rest of a division into the last instalment', () => {
    const { plan } = calculatePlan({ ...YUAN.terms, amount: '100', periods: 3, annualRate: '0' })
    expect(plan?.plan.map(({ principal }) => principal)).toEqual(['33.33', '33.33', '33.34'])
  })

  it('rounds interest once: 0.00496 never becomes 0.005 and 0.01', () => {
    const { plan } = calculatePlan({
      amount: '4.96',
      annualRate: '36.5',
      method: 'bullet',
      dayCount: 'actual/365',
      startDate: '2026-01-01',
      days: 1,
    })
    expect(plan?.totalInterest).toBe('0.00')
  })

  it('reports an overpayment as surplus and clamps nothing', () => {
    const { settlement } = positionOf(F1, [], '2024-01-15')
    const position = positionOf(F1, [paid('2024-01-15', '150.00')], '2024-02-15')
    expect(settlement.total).toBe('100.26')
    expect(position.payments[0]?.surplus).toBe('49.74')
    const late = positionOf(
      F1,
      [paid('2024-01-15', '150.00'), paid('2024-02-01', '17.01')],
      '2024-02-15',
    )
    expect(late.payments[1]).toMatchObject({ uses: [], surplus: '17.01' })
  })

  it('charges no penalty for a payment that became known late and was made in time', () => {
    const before = positionOf(withPenalty, [], '2026-03-07')
    expect(before.due.penalty).toBe('41.67')
    const due = positionOf(withPenalty, [], '2026-02-15').due.total
    const after = positionOf(withPenalty, [paid('2026-02-15', due)], '2026-03-07')
    expect([after.due.total, after.status]).toEqual(['0.00', 'current'])
  })

  it.each([2, 3, 4, 5])(
    'keeps its last instalment near the others after smaller instalments from payment %i on',
    (number) => {
      const loan: LoanInput = {
        ...F1,
        terms: { ...F1.terms, amount: '123456.78', dayCount: 'actual/365', periods: 12 },
      }
      const { rows } = positionOf(loan, [], '2024-01-01')
      const events: LoanEvent[] = rows
        .slice(0, number)
        .map(({ dueDate, due }) => paid(dueDate, due))
      const date = `2024-${String(number + 1).padStart(2, '0')}-11`
      const early = paid(date, '20000.01', { way: 'smallerInstalments' })
      const after = positionOf(loan, [...events, early], date)
      const future = after.rows.slice(number + 1).map(({ due }) => fenOf(due))
      const [first = 0n] = future
      const difference = (future.at(-1) ?? 0n) - first
      expect(difference < 0n ? -difference : difference).toBeLessThanOrEqual(
        BigInt(future.length) + 1n,
      )
      expect(new Set(future.slice(0, -1)).size).toBe(1)
    },
  )

  it('is closed by its settlement, without a rest below a cent', () => {
    const due = positionOf(YUAN, [], '2026-02-15').due.total
    const events = [paid('2026-02-15', due), paid('2026-03-01', '12345.67')]
    const { settlement } = positionOf(YUAN, events, '2026-03-20')
    const position = positionOf(
      YUAN,
      [...events, paid('2026-03-20', settlement.total)],
      '2026-04-30',
    )
    expect(position).toMatchObject({ status: 'settled', outstanding: '0.00' })
    expect(position.due.total).toBe('0.00')
  })

  it('is closed where overdue principal bears interest in a period without principal', () => {
    const terms = { ...YUAN.terms, method: 'equalInstalments', dayCount: '30/360', periods: 3 }
    const early = paid('2026-01-15', '33332.24')
    const { settlement } = positionOf({ terms }, [early], '2026-03-17')
    const last = paid('2026-03-17', settlement.total)
    const after = positionOf({ terms }, [early, last], '2026-12-31')
    expect([after.status, after.payments[1]?.surplus]).toEqual(['settled', '0.00'])
  })

  it('uses a payment once that is reported twice', () => {
    const payment = paid('2024-02-01', '17.01')
    const once = positionOf(F1, [payment], '2024-02-15')
    expect(positionOf(F1, [payment, payment], '2024-02-15')).toEqual(once)
  })

  it('uses later payments anew when one is taken back', () => {
    const first = paid('2024-02-01', '17.01')
    const second = paid('2024-03-01', '17.01')
    const position = positionOf(F1, [second], '2024-03-01')
    expect(position.payments[0]?.uses).toEqual([
      { number: 1, part: 'interest', amount: '0.58' },
      { number: 1, part: 'principal', amount: '16.43' },
    ])
    expect(positionOf(F1, [first, second], '2024-03-01').status).toBe('current')
  })
})

describe('a partial payment', () => {
  const events = [paid('2024-03-01', '18.00')]
  const uses = (loan: LoanInput) =>
    positionOf(loan, events, '2024-03-01').payments[0]?.uses.map(
      ({ number, part, amount }) => `${number} ${part} ${amount}`,
    )

  it('pays all of the oldest instalment first: horizontal', () => {
    expect(uses(F1)).toEqual([
      '1 interest 0.58',
      '1 principal 16.43',
      '2 interest 0.58',
      '2 principal 0.41',
    ])
  })

  it('pays one part of all instalments first: vertical', () => {
    expect(uses({ ...F1, allocation: { direction: 'vertical' } })).toEqual([
      '1 interest 0.58',
      '2 interest 0.58',
      '1 principal 16.43',
      '2 principal 0.41',
    ])
  })

  it('follows the order of the terms', () => {
    const order = ['principal', 'interest', 'fee', 'penalty'] as const
    expect(uses({ ...F1, allocation: { direction: 'vertical', order } })).toEqual([
      '1 principal 16.43',
      '2 principal 1.57',
    ])
  })
})

describe('a prepayment', () => {
  it('contains its fee', () => {
    const loan: LoanInput = { ...YUAN, prepayment: { feeRate: '1' } }
    const position = positionOf(loan, [paid('2026-01-15', '10100.00')], '2026-01-15')
    expect(position.payments[0]?.uses).toEqual([
      { number: 1, part: 'principal', amount: '10000.00' },
      { number: 1, part: 'fee', amount: '100.00' },
    ])
    expect(position.settlement).toMatchObject({ principal: '90000.00', fee: '900.00' })
  })

  it('pays the interest to its day first', () => {
    const position = positionOf(YUAN, [paid('2026-01-25', '10000.00')], '2026-01-25')
    expect(position.payments[0]?.uses).toEqual([
      { number: 1, part: 'interest', amount: '166.67' },
      { number: 1, part: 'principal', amount: '9833.33' },
    ])
    expect(column(position, ({ interest }) => interest.open).split(' ')[0]).toBe('315.58')
  })

  it('bears interest to the end of the period where the terms say so', () => {
    const loan: LoanInput = { ...YUAN, prepayment: { interest: 'toPeriodEnd' } }
    const position = positionOf(loan, [paid('2026-01-25', '10000.00')], '2026-01-25')
    expect(position.rows[0]?.interest.should).toBe('516.67')
  })
})

it('refuses a new rate for days whose interest is paid already', async () => {
  const { loanPosition } = await import('#engine/finance/loan-position.ts')
  const rate: LoanEvent = { kind: 'rate', date: '2026-01-25', from: 1, annualRate: '3' }
  const { issues } = loanPosition(YUAN, [paid('2026-01-25', '10000.00'), rate], '2026-01-25')
  expect(issues).toEqual([
    { field: 'events.1.from', message: '本期利息已提前支付，请从下一期起调整' },
  ])
})

describe('wrong events', () => {
  it.each<[LoanEvent, string]>([
    [paid('2025-12-31', '1'), 'events.0.date'],
    [paid('2026-02-30', '1'), 'events.0.date'],
    [paid('2026-02-01', '0'), 'events.0.amount'],
    [paid('2026-02-01', '0.001'), 'events.0.amount'],
    [{ kind: 'extension', date: '2026-02-20', from: 1, by: 1 }, 'events.0.from'],
    [{ kind: 'extension', date: '2026-02-20', from: 3, by: 0 }, 'events.0.from'],
    [{ kind: 'holiday', date: '2026-02-20', from: 13, periods: 1 }, 'events.0.from'],
    [{ kind: 'rate', date: '2026-02-20', from: 3, annualRate: 'x' }, 'events.0.annualRate'],
  ])('are refused: %o', async (event, field) => {
    const { loanPosition } = await import('#engine/finance/loan-position.ts')
    const { issues } = loanPosition(YUAN, [event], '2026-12-31')
    expect(issues?.map((issue) => issue.field)).toEqual([field])
  })
})
