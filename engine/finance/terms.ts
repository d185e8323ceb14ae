import type { METHODS } from '#schemas/finance-words.ts'
import type { Interval } from './calendar.ts'
import type { DayCount } from './day-count.ts'
import type { Ratio, Rounding } from './ratio.ts'

type Method = (typeof METHODS)[number]

/** The terms of a plan as they are typed or sent: amounts in 元 and percent a year as decimal texts. */
export interface PlanInput {
  amount: string
  annualRate: string
  method: string
  dayCount: string
  startDate: string
  /** One interval after the start by default. */
  firstDueDate?: string | undefined
  /** One month by default. */
  every?:
    | { months?: number | undefined; weeks?: number | undefined; days?: number | undefined }
    | undefined
  /** The number of instalments; or `days` for a bullet or daily loan. */
  periods?: number | undefined
  days?: number | undefined
  /** The unit of the instalment, in 元; '0.01' by default. */
  roundTo?: string | undefined
  /** Instalments that bear interest alone, before the others. */
  principalGrace?: number | undefined
  /** `halfUp` by default. */
  rounding?: string | undefined
}

/** The checked terms of a plan; amounts in 分. */
export interface PlanTerms {
  amount: bigint
  /** Percent a year. */
  annualRate: Ratio
  method: Method
  dayCount: DayCount
  startDate: string
  firstDueDate?: string | undefined
  every: Interval
  /** The number of instalments of the interval; 1 with `days`. */
  periods: number
  days?: number | undefined
  roundTo: bigint
  principalGrace: number
  rounding: Rounding
  /** The base of interest: the outstanding balance, or the amount of the loan (a flat rate). `balance` by default. */
  interestOn?: 'balance' | 'amount'
}

/** An issue of one field of the terms, with its text for the customer. */
export interface TermsIssue {
  field: keyof PlanInput
  message: string
}

/** The limits of terms. */
export const PLAN_LIMITS = {
  /** 分: below a trillion 元. */
  amount: 99_999_999_999_999n,
  annualRate: 100,
  ratePlaces: 8,
  periods: 600,
  days: 18_300,
  /** The last year in which an instalment may be due. */
  year: 2199,
} as const
