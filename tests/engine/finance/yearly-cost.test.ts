import { describe, expect, it } from 'vitest'
import { calculatePlan } from '#engine/finance/plan.ts'
import { yearlyCost } from '#engine/finance/yearly-cost.ts'
import { addDays } from './days.ts'

const START = '2021-01-01'

/** Repayments after so many days of years of 365. */
const after = (...flows: [number, string][]) =>
  flows.map(([days, due]) => ({ dueDate: addDays(START, days), due }))

describe('yearlyCost', () => {
  // The third example of Directive 98/7/EC, annex III, and the one of the documentation of XIRR, 0.373362535, as a loan.
  it.each([
    [
      'two payments after one and two years',
      '1000.00',
      [],
      after([365, '600.00'], [730, '600.00']),
      '13.07',
    ],
    [
      'XIRR',
      '10000.00',
      [],
      [
        { dueDate: '2008-03-01', due: '2750.00' },
        { dueDate: '2008-10-30', due: '4250.00' },
        { dueDate: '2009-02-15', due: '3250.00' },
        { dueDate: '2009-04-01', due: '2750.00' },
      ],
      '37.34',
    ],
  ] as const)('is the rate of return: %s', (name, amount, fees, repayments, rate) => {
    const startDate = name === 'XIRR' ? '2008-01-01' : START
    expect(yearlyCost({ amount, startDate, fees, repayments })).toBe(rate)
  })

  it('has every fee: twelve equal instalments of 600,000 at 6.2 %, and 0.3 % with the payout', () => {
    const { plan } = calculatePlan({
      amount: '600000',
      annualRate: '6.2',
      method: 'equalInstalments',
      dayCount: 'actual/365',
      startDate: '2026-07-20',
      periods: 12,
    })
    const repayments = plan?.plan ?? []
    const cost = { amount: '600000.00', startDate: '2026-07-20', repayments }
    expect(yearlyCost({ ...cost, fees: ['1800.00'] })).toBe('6.97')
    expect(Number(yearlyCost({ ...cost, fees: [] }))).toBeLessThan(6.5)
  })

  it.each([
    ['6.2', 90, '7.50'],
    ['5.2', 92, '6.46'],
  ])(
    'is the simple rate of one payment, with a fee of 0.3 in a hundred: at %s for %i days it is %s',
    (annualRate, days, rate) => {
      const { plan } = calculatePlan({
        amount: '100000',
        annualRate,
        method: 'bullet',
        dayCount: 'actual/360',
        startDate: START,
        days,
      })
      const repayments = plan?.plan ?? []
      expect(yearlyCost({ amount: '100000', startDate: START, fees: ['300.00'], repayments })).toBe(
        rate,
      )
    },
  )

  it('is nothing for a loan that is not repaid, or of which the fees leave nothing', () => {
    const loan = { amount: '100.00', startDate: START }
    expect(yearlyCost({ ...loan, fees: [], repayments: [] })).toBeUndefined()
    const repayments = after([30, '100.00'], [60, '1.00'])
    expect(yearlyCost({ ...loan, fees: ['100.00'], repayments })).toBeUndefined()
  })
})
