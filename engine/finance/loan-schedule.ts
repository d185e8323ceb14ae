import type { Charge } from './amortise.ts'
import { exactInterest, expectedBearing, pieceFactor, piecesOf } from './loan-interest.ts'
import { instalmentFor } from './instalments.ts'
import { dueOpenPrincipal, futureRows, outstandingOf, type Loan, type Row } from './loan-state.ts'
import { plus, ratio, rounded, times, type Ratio } from './ratio.ts'

/**
 * Moves a loan to a date: instalments that become due are final, then those of the future are projected. The penalty is
 * counted by `accruePenalty`.
 */
export const advance = (loan: Loan, date: string): void => {
  for (const row of futureRows(loan)) {
    if (row.period.dueDate > date) break
    loan.date = row.period.dueDate
    const balance = outstandingOf(loan) - dueOpenPrincipal(loan)
    const planned = planRow(loan, row, { balance, bearing: expectedBearing(loan), pool: loan.pool })
    loan.pool = planned.pool
    row.isDue = true
    if (!loan.terms.overdueInterest && planned.principal > 0n)
      loan.moves.push({ date: loan.date, amount: planned.principal })
  }
  loan.date = date
  project(loan)
}

/**
 * Projects the instalments that are not due yet: interest, principal and fee.
 * @returns what is left of the principal repaid early for the instalments from one on
 */
export const project = (loan: Loan, from = Infinity): bigint => {
  let left = 0n
  let balance = outstandingOf(loan) - dueOpenPrincipal(loan)
  let bearing = expectedBearing(loan)
  let { pool } = loan
  for (const row of futureRows(loan)) {
    if (row.period.number === from) left = pool
    const planned = planRow(loan, row, { balance, bearing, pool })
    ;({ pool } = planned)
    balance -= planned.principal
    if (!row.isHoliday) bearing = balance
  }
  return left
}

interface Before {
  /** The principal that is left for this instalment and those after it. */
  balance: bigint
  /** The balance that bears interest from the loan's date on. */
  bearing: bigint
  pool: bigint
}

/** Sets what should be paid of an instalment. @returns its principal without that repaid early */
const planRow = (
  loan: Loan,
  row: Row,
  { balance, bearing, pool }: Before,
): { principal: bigint; pool: bigint } => {
  const { rounding } = loan.terms.plan
  const pieces = piecesOf(loan, row, bearing)
  const interest = rounded(exactInterest(pieces), rounding)
  const own = rounded(exactInterest(pieces.filter(({ from }) => from >= row.period.from)), rounding)
  const ruled = row.isHoliday
    ? 0n
    : 'payment' in row.rule
      ? row.rule.payment - own
      : row.rule.principal
  const wanted = ruled < 0n ? 0n : ruled
  const isLast = row === loan.rows.at(-1)
  const used = isLast || wanted < pool ? (isLast ? 0n : wanted) : pool
  const principal = isLast || wanted - used > balance ? balance : wanted - used
  row.parts.interest.should = interest
  row.parts.principal.should = principal + row.early
  const hasFee = balance > 0n && !row.isHoliday
  row.parts.fee.should = row.earlyFee + (hasFee ? loan.terms.instalmentFee : 0n)
  return { principal, pool: pool - used }
}

/**
 * Computes the instalments anew from one on, for the principal that is left to them; without a result they stay. What was repaid
 * early for them is in their smaller principal: it does not use them up a second time.
 */
export const resplit = (loan: Loan, from: number): void => {
  const counted = project(loan, from)
  const rest = futureRows(loan).filter(({ period }) => period.number >= from)
  const balance = rest.reduce((sum, { parts, early }) => sum + parts.principal.should - early, 0n)
  const paying = rest.filter(({ isGrace, isHoliday }) => !isGrace && !isHoliday)
  if (balance <= 0n || paying.length === 0) return
  const rule = instalmentFor(
    loan.terms.plan,
    balance,
    paying.map((row) => chargeOf(loan, row, balance)),
  )
  if (rule) {
    for (const row of paying) row.rule = rule
    loan.pool -= counted
  }
  project(loan)
}

/** Describes the interest of an instalment by the balance that it begins with. */
const chargeOf = (loan: Loan, row: Row, balance: bigint): Charge => {
  const isFlat = loan.terms.plan.interestOn === 'amount'
  if (isFlat) return { factor: ratio(0), extra: exactInterest(piecesOf(loan, row, balance)) }
  const own = piecesOf(loan, row, balance).filter(({ from }) => from >= row.period.from)
  const future = own.filter(({ from }) => from >= loan.date)
  const factor = future.reduce<Ratio>((sum, piece) => plus(sum, pieceFactor(piece)), ratio(0))
  if (row !== futureRows(loan)[0]) return { factor }
  // The days before the loan's date, and principal repaid early that bears interest to the end of the period.
  const known = exactInterest(own.filter(({ from }) => from < loan.date))
  const more = times(ratio(expectedBearing(loan) - balance), factor)
  return { factor, extra: plus(known, more) }
}

/** Returns the interest of the current period up to the loan's date that is not paid yet; 0 where it is paid ahead; 分. */
export const accruedInterest = (loan: Loan): bigint => {
  const open = accruedLessPaid(loan)
  return open > 0n ? open : 0n
}

/** Returns the interest of the current period up to the loan's date, less what is paid of it: below 0 where more is; 分. */
export const accruedLessPaid = (loan: Loan): bigint => {
  const row = payableRow(loan)
  if (!row) return 0n
  const accrued = rounded(exactInterest(piecesOf(loan, row)), loan.terms.plan.rounding)
  return accrued - row.parts.interest.paid
}

/** Returns the next instalment that is not a holiday. */
export const payableRow = (loan: Loan): Row | undefined =>
  futureRows(loan).find(({ isHoliday }) => !isHoliday)
