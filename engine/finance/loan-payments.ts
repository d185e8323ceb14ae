import { accruedInterest, payableRow, project, resplit } from './loan-schedule.ts'
import type { Part, PaymentEvent } from './loan-terms.ts'
import {
  dueOpenPrincipal,
  futureRows,
  openOf,
  outstandingOf,
  type Loan,
  type Row,
  type UsedPayment,
} from './loan-state.ts'
import { ratio, rounded, times, type Ratio } from './ratio.ts'

/** The use of what is paid before it is due. */
type Early = Pick<PaymentEvent, 'way' | 'principalOnly' | 'ahead'>

/** Uses a payment on the loan's date: first for what is due, then early, and reports the rest as surplus. */
export const pay = (loan: Loan, payment: { id: string; amount: bigint } & Early): void => {
  const used: UsedPayment = {
    id: payment.id,
    date: loan.date,
    amount: payment.amount,
    uses: [],
    surplus: payment.amount,
  }
  loan.payments.push(used)
  payDue(loan, used)
  project(loan)
  if (used.surplus > 0n) payEarly(loan, used, payment)
}

/** Pays what is due, in the order of the loan's terms. */
const payDue = (loan: Loan, used: UsedPayment): void => {
  const { direction, order } = loan.terms.allocation
  const due = loan.rows.filter(({ isDue }) => isDue)
  const places: [Row, Part][] =
    direction === 'horizontal'
      ? due.flatMap((row) => order.map((part): [Row, Part] => [row, part]))
      : order.flatMap((part) => due.map((row): [Row, Part] => [row, part]))
  for (const [row, part] of places) {
    const open = openOf(row.parts[part])
    const amount = open < used.surplus ? open : used.surplus
    take(used, row, part, amount)
    if (part === 'principal' && loan.terms.overdueInterest && amount > 0n)
      loan.moves.push({ date: loan.date, amount })
  }
}

const take = (used: UsedPayment, row: Row, part: Part, amount: bigint): void => {
  if (amount <= 0n) return
  row.parts[part].paid += amount
  used.surplus -= amount
  used.uses.push({ number: row.period.number, part, amount })
}

/**
 * Pays before the due date: interest up to the day, then principal with its fee, in one of the three ways. A payment
 * that covers the settlement settles the loan.
 */
const payEarly = (
  loan: Loan,
  used: UsedPayment,
  { way = loan.terms.way, principalOnly = false, ahead = false }: Early,
): void => {
  const current = payableRow(loan)
  if (!current) return
  const quote = settlementOf(loan)
  const isSettled = used.surplus >= quote.principal + quote.interest + quote.fee
  const isMeant = ahead || (way === 'nextInstalments' && current.period.from < loan.date)
  const paysNext = isMeant && !principalOnly
  if (paysNext && !isSettled && used.surplus >= sizeOf(current)) return payNext(loan, used, current)
  const accrued = isSettled ? quote.interest : principalOnly ? 0n : accruedInterest(loan)
  const interest = accrued < used.surplus ? accrued : used.surplus
  take(used, current, 'interest', interest)
  const { principal, fee } = isSettled ? quote : splitFee(loan, used.surplus, quote.principal)
  if (principal <= 0n) return
  const row = loan.rows.find(({ period }) => period.dueDate >= loan.date) ?? current
  repay(loan, used, { row, principal, fee, until: bearingUntil(loan, current) })
  if (way === 'nextInstalments' && !isSettled) loan.pool += principal
  if (way === 'smallerInstalments' && !isSettled)
    resplit(loan, futureRows(loan)[0]?.period.number ?? 1)
  project(loan)
}

/** Returns what is open of an instalment as it is projected, whole. */
const sizeOf = ({ parts }: Row): bigint =>
  openOf(parts.fee) + openOf(parts.interest) + openOf(parts.principal)

/**
 * Pays the next instalment before its day (还本期): its interest to the due day and its principal, without a fee for paying early,
 * so that nothing of it is open on its day. What is paid beyond it uses up the principal of those after it.
 */
const payNext = (loan: Loan, used: UsedPayment, current: Row): void => {
  const own = openOf(current.parts.principal)
  take(used, current, 'fee', openOf(current.parts.fee))
  const extra = extraBeside(loan, used.surplus - own, current)
  take(used, current, 'interest', extra.interest)
  repay(loan, used, { row: current, principal: own, fee: 0n, until: current.period.dueDate })
  repay(loan, used, { row: current, ...extra, until: bearingUntil(loan, current) })
  loan.pool += own + extra.principal
  project(loan)
}

/** The most steps in which the interest of a period settles: each changes it by a part of the one before. */
const MOST_STEPS = 20

/**
 * Splits an amount into the interest of the current period and principal beyond its instalment: that bears no interest for the rest of
 * the period, which leaves more for it.
 */
const extraBeside = (
  loan: Loan,
  amount: bigint,
  current: Row,
): { interest: bigint; principal: bigint; fee: bigint } => {
  const most = outstandingOf(loan) - dueOpenPrincipal(loan) - openOf(current.parts.principal)
  let interest = openOf(current.parts.interest)
  for (let step = 0; ; step += 1) {
    const { principal, fee } = splitFee(loan, amount - interest, most)
    loan.moves.push({ date: bearingUntil(loan, current), amount: principal })
    project(loan)
    const needed = openOf(current.parts.interest)
    loan.moves.pop()
    if (needed >= interest || step === MOST_STEPS) {
      project(loan)
      return { interest, principal, fee }
    }
    interest = needed
  }
}

/** Repays principal of an instalment before its day, with the fee for it. */
const repay = (
  loan: Loan,
  used: UsedPayment,
  { row, principal, fee, until }: { row: Row; principal: bigint; fee: bigint; until: string },
): void => {
  if (principal <= 0n) return
  row.early += principal
  row.earlyFee += fee
  row.parts.principal.should += principal
  row.parts.fee.should += fee
  take(used, row, 'principal', principal)
  take(used, row, 'fee', fee)
  loan.moves.push({ date: until, amount: principal })
}

/** Returns the date from which principal that is repaid now bears no interest. */
const bearingUntil = (loan: Loan, { period, parts }: Row): string => {
  const isPaidAhead = parts.interest.paid > 0n && openOf(parts.interest) <= 0n
  const isToEnd = isPaidAhead || (loan.terms.isToPeriodEnd && period.from < loan.date)
  return isToEnd ? period.dueDate : loan.date
}

/** Splits a payment into principal and the fee for it: the fee is contained, and rounded once. */
const splitFee = (
  { terms }: Loan,
  amount: bigint,
  most: bigint,
): { principal: bigint; fee: bigint } => {
  const { over, under } = terms.feeRate
  const wanted = rounded(
    { over: amount * under * 100n, under: under * 100n + over },
    terms.plan.rounding,
  )
  const principal = wanted < most ? wanted : most
  return { principal, fee: amount - principal }
}

/** The price of repaying a loan on its date, without what is due: its rest, interest and fee; 分. */
export const settlementOf = (loan: Loan): { principal: bigint; interest: bigint; fee: bigint } => {
  const principal = outstandingOf(loan) - dueOpenPrincipal(loan)
  const current = payableRow(loan)
  if (!current || principal <= 0n) return { principal: 0n, interest: openFuture(current), fee: 0n }
  const isWhole = loan.terms.isToPeriodEnd && current.period.from < loan.date
  const interest = isWhole ? openOf(current.parts.interest) : accruedInterest(loan)
  return { principal, interest, fee: feeOf(loan, principal) }
}

const openFuture = (row: Row | undefined): bigint => (row ? openOf(row.parts.interest) : 0n)

const feeOf = ({ terms }: Loan, principal: bigint): bigint => {
  const share: Ratio = times(terms.feeRate, ratio(1, 100))
  return rounded(times(share, ratio(principal)), terms.plan.rounding)
}
