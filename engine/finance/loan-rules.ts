import type { FINANCING_BASES, METHODS } from '#schemas/finance-words.ts'
import { addIntervals, daysBetween } from './calendar.ts'
import type { DayCount } from './day-count.ts'
import type { LoanInput } from './loan-terms.ts'
import type { PledgeRules } from './pledge.ts'
import type { Rounding } from './ratio.ts'

type FinancingBasis = (typeof FINANCING_BASES)[number]

/** What a product says about its loans; the amount, the rate and the term are those of each application. */
export interface LoanRules extends Omit<LoanInput, 'terms'> {
  method: (typeof METHODS)[number]
  dayCount: DayCount
  roundTo?: string | undefined
  rounding?: Rounding | undefined
  /** Days from an approval in which the loan has to be drawn. */
  drawWithinDays: number
  /** An approved application is paid out by the day end, without a drawing. */
  automaticDraw?: boolean | undefined
  basis: FinancingBasis
  /** The core enterprise that owes the basis confirms the trade before the approval. */
  confirmation: boolean
  /** The amount in 元 above which a second operator confirms an approval and a payout. */
  secondPersonAbove: string
  /** What a deferral may change; `STANDARD_DEFERRAL` without it. */
  deferral?: DeferralRule | undefined
  /** The credit line is used once: repaid principal is not available again. A line is revolving by default. */
  usesLineOnce?: boolean | undefined
  /** The service fee that is due with the payout, in percent of its amount; none by default. */
  serviceFeeRate?: string | undefined
  /** The rules of its pledges; what it leaves out is that of `STANDARD_PLEDGE`. */
  pledge?: Partial<PledgeRules> | undefined
}

/** How often a loan may be deferred, and by how much: instalments, or days where it is repaid in one sum. */
interface DeferralRule {
  times: number
  instalments: number
  days: number
}

/** A loan may be deferred once, by at most three instalments or 90 days. */
const STANDARD_DEFERRAL: DeferralRule = { times: 1, instalments: 3, days: 90 }

/** Returns the rule of deferrals of a product. */
export const deferralRule = (rules: LoanRules | null | undefined): DeferralRule =>
  rules?.deferral ?? STANDARD_DEFERRAL

/** Tells whether a loan is repaid in one sum at its end. */
export const isInOneSum = (method: string): boolean => method === 'bullet' || method === 'daily'

/**
 * The rules of a product that names none: 一次性还本付息, actual/360, penalty at 1.5 times 6%, three days of grace, no
 * basis.
 */
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
  basis: 'none',
  confirmation: true,
  secondPersonAbove: '1000000.00',
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
  const { method, dayCount, roundTo, rounding, ...others } = rules
  // What an application is held to is no term of its loan.
  const { drawWithinDays: _, basis: _basis, confirmation: _confirmation, ...terms } = others
  const { secondPersonAbove: _limit, deferral: _deferral, serviceFeeRate: _fee, ...held } = terms
  const { pledge: _pledge, automaticDraw: _automatic, ...rest } = held
  const { amount, annualRate, termMonths, startDate } = order
  return {
    ...rest,
    terms: {
      amount,
      annualRate,
      method,
      dayCount,
      startDate,
      ...(roundTo !== undefined && { roundTo }),
      ...(rounding !== undefined && { rounding }),
      ...(isInOneSum(method)
        ? { days: daysBetween(startDate, addIntervals(startDate, { months: 1 }, termMonths)) }
        : { periods: termMonths }),
    },
  }
}
