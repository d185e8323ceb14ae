import type { Instalment } from './amortise.ts'
import type { LoanTerms, Part } from './loan-terms.ts'
import type { Period } from './periods.ts'
import type { Ratio } from './ratio.ts'

/** The amounts of one part of an instalment, to be paid and paid; 分. */
export interface Account {
  should: bigint
  paid: bigint
}

/** One instalment of a running loan. */
export interface Row {
  period: Period
  /** Percent a year. */
  rate: Ratio
  rule: Instalment
  /** Without principal by the terms. */
  isGrace: boolean
  /** An inserted instalment of 0, whose interest is due with the next. */
  isHoliday: boolean
  /** Its due date is reached: interest and principal are final. */
  isDue: boolean
  /** Principal repaid early within its period, and the fee for it; both are paid. */
  early: bigint
  earlyFee: bigint
  parts: Record<Part, Account>
  /** The running penalty in exact 分, and the date up to which it is counted. */
  penalty: Ratio
  penaltyTo?: string | undefined
  /** The part of the penalty that is exempted; 分. */
  exemptedPenalty: bigint
}

/** The use of a part of a payment. */
interface Use {
  number: number
  part: Part
  amount: bigint
}

/** A payment with what became of it. */
export interface UsedPayment {
  id: string
  date: string
  amount: bigint
  uses: Use[]
  /** The rest that nothing was owed for. */
  surplus: bigint
}

/** A loan while its events are replayed. */
export interface Loan {
  terms: LoanTerms
  rows: Row[]
  /** The date up to which everything is counted. */
  date: string
  /** Principal that bears no interest any more, from its date on. */
  moves: { date: string; amount: bigint }[]
  /** Principal repaid early that uses up the next instalments. */
  pool: bigint
  /** The first day of a pause of the penalty; undefined without one. */
  pausedSince?: string | undefined
  payments: UsedPayment[]
}

/** Returns what is open of a part; 分. */
export const openOf = ({ should, paid }: Account): bigint => should - paid

/** Returns the principal that is not repaid. */
export const outstandingOf = ({ terms, rows }: Loan): bigint =>
  rows.reduce((rest, { parts }) => rest - parts.principal.paid, terms.plan.amount)

/** Returns the principal of instalments that are due and not paid. */
export const dueOpenPrincipal = ({ rows }: Loan): bigint =>
  rows.filter(({ isDue }) => isDue).reduce((sum, { parts }) => sum + openOf(parts.principal), 0n)

/** Returns the instalments that are not due yet. */
export const futureRows = ({ rows }: Loan): Row[] => rows.filter(({ isDue }) => !isDue)
