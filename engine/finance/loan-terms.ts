import type { PARTS, PENALTY_BASES, PREPAYMENT_WAYS } from '#schemas/finance-words.ts'
import type { Ratio } from './ratio.ts'
import type { PlanInput, PlanTerms } from './terms.ts'

export type Part = (typeof PARTS)[number]

export type PrepaymentWay = (typeof PREPAYMENT_WAYS)[number]

export type PenaltyBase = (typeof PENALTY_BASES)[number]

/** The terms of a loan as product data: amounts in 元 and percents as decimal texts. */
export interface LoanInput {
  terms: PlanInput
  /** The base of interest: the outstanding balance (default), or the amount of the loan (a flat rate). */
  interestOn?: 'balance' | 'amount' | undefined
  /** The agreed equal instalment in 元, in place of the calculated one. */
  instalment?: string | undefined
  /** A fee in 元 that is due with each instalment. */
  instalmentFee?: string | undefined
  /** Overdue principal keeps bearing the loan's interest until its last due date; true by default (F2). */
  overdueInterest?: boolean | undefined
  penalty?: PenaltyInput | undefined
  /** Penalty, fee, interest, principal and horizontal by default. */
  allocation?: Partial<Allocation> | undefined
  prepayment?:
    | {
        /** The way of a payment that names none; `fewerInstalments` by default. */
        way?: PrepaymentWay | undefined
        /** Percent of the principal that is repaid early; none by default. */
        feeRate?: string | undefined
        /** Interest on the principal repaid early: to the day (default), or to the end of the period. */
        interest?: 'toDay' | 'toPeriodEnd' | undefined
      }
    | undefined
}

/** The penalty of an overdue instalment: once, or by days in bands. */
export interface PenaltyInput {
  base: PenaltyBase
  /** Days after the due date without penalty. Once they are over, it counts from the due date. */
  graceDays?: number | undefined
  /** Percent of the base, once for each instalment. */
  once?: string | undefined
  /**
   * Rates by the days since the due date, from day 0 on: `rate` percent for `per` days: 9% a year is
   * `{ fromDay: 0, rate: '9', per: 360 }`, 0.05% a day is `{ fromDay: 0, rate: '0.05', per: 1 }`.
   */
  bands?: readonly { fromDay: number; rate: string; per: number }[] | undefined
}

/**
 * The order in which a payment is used: `horizontal` pays all parts of the oldest instalment first, `vertical` one part
 * of all instalments first.
 */
interface Allocation {
  direction: 'horizontal' | 'vertical'
  order: readonly Part[]
}

/** Something that happened to a loan, on a date; a payment that was taken back is left out. */
export type LoanEvent = PaymentEvent | ScheduleEvent | ReliefEvent

/**
 * A relief of what is overdue: an amount of a due part is exempted (减免), at most what is open of it; the penalty of what is
 * overdue pauses during a consultation (逾期协商), and counts again from a later date on.
 */
export type ReliefEvent =
  | { kind: 'exemption'; date: string; part: ExemptPart; amount: string }
  | { kind: 'penaltyPause'; date: string }
  | { kind: 'penaltyResume'; date: string }

/** The parts that can be exempted; principal never. */
export const EXEMPT_PARTS = ['penalty', 'interest', 'fee'] as const
export type ExemptPart = (typeof EXEMPT_PARTS)[number]

/** A payment; a second one with the same id counts as the same payment. */
export interface PaymentEvent {
  kind: 'payment'
  id: string
  /** The value date, which may lie before the day on which the payment became known. */
  date: string
  /** 元 */
  amount: string
  way?: PrepaymentWay | undefined
  /** The rest after all that is due repays principal alone: interest stays due on its date. */
  principalOnly?: boolean | undefined
  /**
   * The next instalment is paid whole before its day (还本期): its interest to the due day, without a fee. The way `nextInstalments`
   * does so as well, except on the first day of a period.
   */
  ahead?: boolean | undefined
}

/**
 * A change of the plan from an instalment that is not due yet: more instalments (展期; for a bullet in days, more days),
 * instalments of 0 inserted before it (延期), or another rate from its first day.
 */
export type ScheduleEvent =
  | { kind: 'extension'; date: string; from: number; by: number }
  | { kind: 'holiday'; date: string; from: number; periods: number }
  | { kind: 'rate'; date: string; from: number; annualRate: string }

/** The checked terms of a loan; amounts in 分, rates as percents. */
export interface LoanTerms {
  plan: PlanTerms
  instalment?: bigint | undefined
  instalmentFee: bigint
  overdueInterest: boolean
  penalty?: Penalty | undefined
  allocation: Allocation
  way: PrepaymentWay
  feeRate: Ratio
  isToPeriodEnd: boolean
}

/** The checked penalty. */
export interface Penalty {
  base: PenaltyBase
  graceDays: number
  once?: Ratio | undefined
  bands: readonly { fromDay: number; rate: Ratio; per: number }[]
}

/** An issue of a loan's terms or events: the path of a field, like `terms.amount` or `events.2.date`. */
export interface LoanIssue {
  field: string
  message: string
}
