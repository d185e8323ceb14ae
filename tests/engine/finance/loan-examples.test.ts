import { describe, expect, it } from 'vitest'
import type {
  LoanEvent,
  LoanInput,
  PenaltyInput,
  PrepaymentWay,
} from '#engine/finance/loan-terms.ts'
import { yuanText } from '#engine/finance/ratio.ts'
import { column, F1, F12, FLAT, paid, positionOf, YUAN } from './loan.ts'
import { fenOf } from './recompute.ts'

/*
 * The worked examples of the finance facts, 1.2, that need a loan with payments.
 */

describe('F1 early settlement', () => {
  const first = paid('2024-02-01', '17.01')
  const toPeriodEnd: LoanInput = { ...F1, prepayment: { interest: 'toPeriodEnd' } }

  it.each([
    ['to the day', F1, [first], '2024-02-15', '0.24', '83.81'],
    ['to the end of the period', toPeriodEnd, [first], '2024-02-15', '0.49', '84.06'],
    ['with nothing paid', F1, [], '2024-01-15', '0.26', '100.26'],
  ] as const)('costs interest %s', (_, loan, events, date, interest, total) => {
    const { settlement } = positionOf(loan, events, date)
    expect(settlement).toMatchObject({ interest, total })
    const after = positionOf(loan, [...events, paid(date, total)], '2024-12-31')
    expect(after).toMatchObject({ status: 'settled', outstanding: '0.00' })
    expect(after.payments.at(-1)?.surplus).toBe('0.00')
  })
})

describe('F2 overdue principal keeps bearing interest', () => {
  it.each([
    ['S1', [], '2024-07-15', '0.58 0.58 0.58 0.58 0.58 0.58', '18.43'],
    ['S2', [], '2024-03-10', '0.58 0.58 0.45 0.30 0.20 0.10', '17.16'],
    ['S3', [paid('2024-02-01', '17.01')], '2024-03-10', '0.58 0.49 0.42 0.29 0.20 0.10', '17.03'],
  ] as const)('%s', (_, events, date, interest, last) => {
    const position = positionOf(F1, events, date)
    expect(column(position, (row) => row.interest.should)).toBe(interest)
    expect(position.rows.at(-1)?.due).toBe(last)
    expect(position.rows.slice(0, -1).map(({ due }) => due)).toEqual(Array(5).fill('17.01'))
  })

  it('bears none where the terms say so', () => {
    const position = positionOf({ ...F1, overdueInterest: false }, [], '2024-07-15')
    expect(column(position, (row) => row.interest.should)).toBe('0.58 0.49 0.39 0.29 0.20 0.10')
  })
})

/** Adds amounts in 元. */
const sumOf = (amounts: readonly string[]): string =>
  yuanText(amounts.reduce((sum, amount) => sum + fenOf(amount), 0n))

describe('F12 partial repayment before the end, 1000 and 2000', () => {
  const WAYS: readonly [PrepaymentWay, Record<string, string>][] = [
    [
      'fewerInstalments',
      {
        dueDate: '2022-12-01 2023-01-01 2023-02-01 2023-03-01 2023-04-01',
        days: '30 31 31 28 31',
        principal: '950.68 1958.73 840.69 850.49 399.41',
        interest: '49.32 41.27 21.31 11.51 4.07',
        totalInterest: '127.48',
        due: '1000.00 2000.00 862.00 862.00 403.48',
        balance: '4049.32 2090.59 1249.90 399.41 0.00',
      },
    ],
    [
      'smallerInstalments',
      {
        dueDate: '2022-12-01 2023-01-01 2023-02-01 2023-03-01 2023-04-01 2023-05-01',
        days: '30 31 31 28 31 30',
        principal: '950.68 1958.73 514.69 521.49 525.25 529.16',
        interest: '49.32 41.27 21.31 14.51 10.75 5.22',
        totalInterest: '142.38',
        due: '1000.00 2000.00 536.00 536.00 536.00 534.38',
        balance: '4049.32 2090.59 1575.90 1054.41 529.16 0.00',
      },
    ],
    [
      'nextInstalments',
      {
        dueDate: '2022-12-01 2023-01-01 2023-02-01 2023-03-01 2023-04-01 2023-05-01',
        days: '30 31 31 28 31 30',
        principal: '950.68 1958.73 0.00 407.45 844.85 838.29',
        interest: '49.32 41.27 21.31 19.24 17.15 8.27',
        totalInterest: '156.56',
        due: '1000.00 2000.00 21.31 426.69 862.00 846.56',
        balance: '4049.32 2090.59 2090.59 1683.14 838.29 0.00',
      },
    ],
  ]

  it.each(WAYS)('%s', (way, expected) => {
    const events = [paid('2022-12-01', '1000', { way }), paid('2023-01-01', '2000', { way })]
    const position = positionOf(F12, events, '2023-01-01')
    expect({
      dueDate: column(position, ({ dueDate }) => dueDate),
      days: column(position, ({ days }) => days),
      principal: column(position, ({ principal }) => principal.should),
      interest: column(position, ({ interest }) => interest.should),
      totalInterest: sumOf(position.rows.map(({ interest }) => interest.should)),
      due: column(position, ({ due }) => due),
      balance: column(position, ({ balance }) => balance),
    }).toEqual(expected)
  })
})

describe('F13 penalty once for each instalment', () => {
  it.each([
    ['principal', '15.00', '1045.00', '3135.00'],
    ['principalInterest', '15.45', '1045.45', '3136.35'],
  ] as const)('on %s', (base, penalty, due, total) => {
    const loan: LoanInput = { ...FLAT, penalty: { base, once: '1.5' } }
    const position = positionOf(loan, [], '2023-05-01')
    expect(column(position, (row) => row.penalty.should)).toBe(`${penalty} ${penalty} ${penalty}`)
    expect(column(position, (row) => row.due)).toBe(`${due} ${due} ${due}`)
    expect(position.due.total).toBe(total)
  })
})

describe('F14 daily accrual', () => {
  it('is cut from the running total', () => {
    const loan: LoanInput = {
      terms: {
        amount: '1000',
        annualRate: '12',
        method: 'daily',
        dayCount: 'actual/365',
        startDate: '2023-01-01',
        periods: 1,
      },
    }
    const totals = Array.from({ length: 32 }, (_, day) => {
      const date = new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10)
      return positionOf(loan, [], date).interestToDate
    })
    expect(totals.slice(0, 4)).toEqual(['0.00', '0.33', '0.66', '0.99'])
    expect(totals.at(-1)).toBe('10.19')
    expect(positionOf(loan, [], '2023-02-01').due.total).toBe('1010.19')
  })
})

describe('C6 a principal of 8,333.33, 20 days overdue', () => {
  it.each([
    ['9% a year of 360 days', { fromDay: 0, rate: '9', per: 360 }, '41.67'],
    ['0.05% a day', { fromDay: 0, rate: '0.05', per: 1 }, '83.33'],
  ])('bears a penalty at %s', (_, band, penalty) => {
    const loan: LoanInput = { ...YUAN, penalty: { base: 'principal', bands: [band] } }
    const position = positionOf(loan, [], '2026-03-07')
    expect([position.overdueDays, position.overdue.principal]).toEqual([20, '8333.33'])
    expect(position.overdue.penalty).toBe(penalty)
  })
})

describe('1.4 the start of a penalty', () => {
  const penaltyOn = (penalty: PenaltyInput, date: string): string =>
    positionOf({ ...YUAN, penalty }, [], date).due.penalty

  /** Due on 15 February; 0.1% of 8,333.33 is 8.33 a day. */
  const grace: PenaltyInput = {
    base: 'principal',
    graceDays: 5,
    bands: [{ fromDay: 0, rate: '0.1', per: 1 }],
  }

  it.each([
    ['2026-02-18', '0.00'],
    ['2026-02-20', '0.00'],
    ['2026-02-21', '50.00'],
  ])('is the due date once five days of grace are over: %s costs %s', (date, penalty) => {
    expect(penaltyOn(grace, date)).toBe(penalty)
  })

  it('is charged on what is still open after the grace alone', () => {
    const half = paid('2026-02-17', '4683.33')
    const position = positionOf({ ...YUAN, penalty: grace }, [half], '2026-02-21')
    expect(position.due).toMatchObject({ principal: '4166.67', penalty: '25.00' })
  })

  it('has a rate for each band: the days of grace, and those after them', () => {
    const bands: PenaltyInput = {
      base: 'principal',
      bands: [
        { fromDay: 0, rate: '3.6', per: 360 },
        { fromDay: 10, rate: '36', per: 360 },
      ],
    }
    expect(penaltyOn(bands, '2026-02-15')).toBe('0.00')
    expect(penaltyOn(bands, '2026-02-19')).toBe('3.33')
    expect(penaltyOn(bands, '2026-02-25')).toBe('8.33')
    expect(penaltyOn(bands, '2026-03-06')).toBe('83.33')
  })
})

describe('rescheduling', () => {
  const events = (event: LoanEvent): LoanEvent[] => [event]
  const free: LoanInput = { ...FLAT, terms: { ...FLAT.terms, annualRate: '0' } }

  it('adds two terms at the second instalment', () => {
    const position = positionOf(
      free,
      events({ kind: 'extension', date: '2023-01-10', from: 2, by: 2 }),
      '2023-01-10',
    )
    expect(column(position, (row) => row.due)).toBe('1000.00 500.00 500.00 500.00 500.00')
    expect(column(position, (row) => row.dueDate)).toBe(
      '2023-02-01 2023-03-01 2023-04-01 2023-05-01 2023-06-01',
    )
  })

  it('inserts an instalment of 0 and keeps the rest', () => {
    const position = positionOf(
      FLAT,
      events({ kind: 'holiday', date: '2023-01-10', from: 2, periods: 1 }),
      '2023-01-10',
    )
    expect(column(position, (row) => row.due)).toBe('1030.00 0.00 1030.00 1030.00')
    expect(position.rows.at(-1)?.dueDate).toBe('2023-05-01')
  })

  it('halves the interest at half the rate from the second instalment on', () => {
    const position = positionOf(
      FLAT,
      events({ kind: 'rate', date: '2023-01-10', from: 2, annualRate: '6' }),
      '2023-01-10',
    )
    expect(column(position, (row) => row.interest.should)).toBe('30.00 15.00 15.00')
  })
})
