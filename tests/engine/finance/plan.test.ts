import { describe, expect, it } from 'vitest'
import { calculatePlan, type Plan } from '#engine/finance/plan.ts'
import type { PlanInput } from '#engine/finance/terms.ts'
import { PLAN_EXAMPLES } from './plan-examples.ts'

/** Calculates a plan that has to be possible. */
const planOf = (terms: PlanInput): Plan => {
  const { plan, issues } = calculatePlan(terms)
  if (!plan) throw new Error(JSON.stringify(issues))
  return plan
}

const monthly: PlanInput = {
  amount: '1200.00',
  annualRate: '6',
  method: 'equalPrincipal',
  dayCount: 'actual/365',
  startDate: '2026-01-31',
  periods: 4,
}

describe('calculatePlan', () => {
  describe.each(PLAN_EXAMPLES)('$name', ({ name: _, terms, ...expected }) => {
    const { plan, ...totals } = planOf(terms)
    const columns: Record<string, string> = {
      dueDates: plan.map(({ dueDate }) => dueDate).join(' '),
      days: plan.map(({ days }) => days).join(' '),
      principal: plan.map(({ principal }) => principal).join(' '),
      interest: plan.map(({ interest }) => interest).join(' '),
      due: plan.map(({ due }) => due).join(' '),
      balance: plan.map(({ balance }) => balance).join(' '),
      factors: plan
        .map(({ why }) => why.factor)
        .slice(0, expected.factors?.split(' ').length)
        .join(' '),
      ...totals,
    }

    it.each(Object.entries(expected))('has %s %s', (column, cells) => {
      expect(columns[column]).toBe(cells)
    })
  })

  it('clips the ends of months from the original day', () => {
    const dueDates = planOf(monthly).plan.map(({ dueDate }) => dueDate)
    expect(dueDates).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  })

  it('counts the first day and not the last', () => {
    const { plan } = planOf({
      ...monthly,
      method: 'bullet',
      periods: undefined,
      days: 180,
      startDate: '2026-01-15',
    })
    expect(plan.map(({ dueDate, days }) => [dueDate, days])).toEqual([['2026-07-14', 180]])
  })

  it('begins with an irregular period up to the first due date, and continues from its day', () => {
    const { plan } = planOf({ ...monthly, startDate: '2026-01-10', firstDueDate: '2026-01-31' })
    expect(plan.map(({ dueDate, days }) => [dueDate, days])).toEqual([
      ['2026-01-31', 21],
      ['2026-02-28', 28],
      ['2026-03-31', 31],
      ['2026-04-30', 30],
    ])
  })

  it.each([
    ['a whole month as 30 days', { firstDueDate: '2026-02-10' }, [30, 30, 30, 30]],
    ['an irregular period by 30E/360', { firstDueDate: '2026-03-15' }, [65, 30, 30, 30]],
  ])('counts %s', (_, more, expected) => {
    const { plan } = planOf({ ...monthly, dayCount: '30/360', startDate: '2026-01-10', ...more })
    expect(plan.map(({ why }) => why.days)).toEqual(expected)
  })

  it.each([
    ['bullet', 180],
    ['daily', 181],
  ])('counts the 30/360 days of a %s loan of six months as %i', (method, days) => {
    const { plan } = planOf({
      ...monthly,
      method,
      dayCount: '30/360',
      startDate: '2026-01-15',
      periods: 6,
    })
    expect(plan.map(({ why }) => why.days)).toEqual([days])
  })

  it('splits the days of actual/actual by the length of their year', () => {
    const { plan } = planOf({
      ...monthly,
      dayCount: 'actual/actual',
      startDate: '2023-12-12',
      periods: 1,
    })
    expect(plan[0]?.why.counted).toEqual([
      { days: 19, yearDays: 365 },
      { days: 12, yearDays: 366 },
    ])
  })

  it('bears no interest at a rate of zero', () => {
    const { plan, totalInterest, total } = planOf({
      ...monthly,
      annualRate: '0',
      method: 'equalInstalments',
    })
    expect(plan.map(({ due }) => due)).toEqual(['300.00', '300.00', '300.00', '300.00'])
    expect([totalInterest, total]).toEqual(['0.00', '1200.00'])
  })

  it('gives equal instalments whose last differs by no more fen than there are instalments', () => {
    for (const periods of [2, 3, 6, 12, 24, 36])
      for (const annualRate of ['3.85', '6', '12', '18'])
        for (const amount of ['100.00', '99999.99', '123456.78']) {
          const { plan } = planOf({
            ...monthly,
            amount,
            annualRate,
            method: 'equalInstalments',
            periods,
          })
          const [first, last] = [plan[0], plan.at(-1)].map((row) =>
            Number(row?.due.replace('.', '')),
          )
          expect(Math.abs((last ?? 0) - (first ?? 0))).toBeLessThanOrEqual(periods)
        }
  })

  it('rounds an equal principal downwards rather than repaying more than the loan', () => {
    const { plan } = planOf({ ...monthly, amount: '0.70', periods: 36 })
    expect(plan.map(({ principal }) => principal)).toEqual([...Array(35).fill('0.02'), '0.00'])
    const down = planOf({ ...monthly, amount: '0.54', periods: 28 })
    expect(down.plan.at(-1)?.principal).toBe('0.00')
  })

  it.each([
    [{ amount: '0.55', periods: 36 }, 'periods', '期数过多，金额不够每期归还相等的本金'],
    [{ amount: '1000', periods: 12, roundTo: '100' }, 'roundTo', '取整单位过大，无法按期还清'],
  ])(
    'refuses an equal principal whose last instalment would be a balloon: %o',
    (terms, field, message) => {
      expect(calculatePlan({ ...monthly, ...terms }).issues).toEqual([{ field, message }])
    },
  )
})
