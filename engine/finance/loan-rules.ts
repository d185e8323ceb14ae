import { addIntervals, daysBetween } from './calendar.ts'
import type { LoanInput } from './loan-terms.ts'

/** What a product says about its loans; the amount, the rate and the term are those of each application. */
export interface LoanRules extends Omit<LoanInput, 'terms'> {
  method: LoanInput['terms']['method']
  dayCount: LoanInput['terms']['dayCount']
  roundTo?: string | undefined
  /** Days from an approval in which the loan has to be drawn. */
  drawWithinDays: number
}

/** The rules of a product that names none: 一次性还本付息, actual/360, penalty at 1.5 times 6%, three days of grace. */
export const STANDARD_RULES: LoanRules = {
  method: 'bullet',
  dayCount: 'actual/360',
  penalty: {
    base: 'principalInterest',
    graceDays: 3,
    bands: [{ fromDay: 0, rate: '9', per: 360 }],
  },
  prepayment: { way: 'fewerInstalments', feeRate: '0', interest: 'toDay' },
  drawWithinDays: 30,
}

/** A loan of a product: 元, percent a year, months, and the first day. */
interface LoanOrder {
  amount: string
  annualRate: string
  termMonths: number
  startDate: string
}

/** Joins the rules of a product and an order to the terms of a loan. */
export const loanOf = (rules: LoanRules, order: LoanOrder): LoanInput => {
  const { method, dayCount, roundTo, drawWithinDays: _, ...rest } = rules
  const { amount, annualRate, termMonths, startDate } = order
  const inOneSum = method === 'bullet' || method === 'daily'
  return {
    ...rest,
    terms: {
      amount,
      annualRate,
      method,
      dayCount,
      startDate,
      ...(roundTo !== undefined && { roundTo }),
      ...(inOneSum
        ? { days: daysBetween(startDate, addIntervals(startDate, { months: 1 }, termMonths)) }
        : { periods: termMonths }),
    },
  }
}
