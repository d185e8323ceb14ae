import { isDate } from './calendar.ts'
import { describeLoan, type LoanPosition } from './describe-loan.ts'
import { graceOf, instalmentFor } from './instalments.ts'
import { change, newRow, NO_PRINCIPAL } from './loan-changes.ts'
import { pay } from './loan-payments.ts'
import { accruePenalty } from './loan-penalty.ts'
import { relieve } from './loan-relief.ts'
import { accruedLessPaid, advance, payableRow } from './loan-schedule.ts'
import { openOf, type Loan, type Row } from './loan-state.ts'
import type { LoanEvent, LoanInput, LoanIssue, LoanTerms, ReliefEvent } from './loan-terms.ts'
import { chargesOf, periodsOf } from './periods.ts'
import { parseYuan } from './ratio.ts'
import { readEvents, readLoan } from './read-loan.ts'

export type { LoanPosition } from './describe-loan.ts'

/**
 * Computes where a loan stands: a pure function of its terms, its events and the business date. Events after the
 * date are left out; a payment that was taken back is left out of the list, and the others are used anew.
 */
export const loanPosition = (
  input: LoanInput,
  given: readonly LoanEvent[],
  date: string,
): { position: LoanPosition; issues?: never } | { position?: never; issues: LoanIssue[] } => {
  const { terms, issues } = readLoan(input)
  if (!terms) return { issues }
  const { startDate } = terms.plan
  if (!isDate(date) || date < startDate)
    return { issues: [{ field: 'date', message: '日期早于起息日' }] }
  const { events, issues: eventIssues } = readEvents(given, { startDate, date })
  if (eventIssues.length > 0) return { issues: eventIssues }
  const loan = openLoan(terms)
  if (!loan) return { issues: [{ field: 'terms', message: '按这些条件无法按期还清' }] }
  for (const event of events) {
    moveTo(loan, event.date)
    if (event.kind === 'payment') {
      const { id, way, principalOnly, ahead } = event
      pay(loan, { id, amount: parseYuan(event.amount) ?? 0n, way, principalOnly, ahead })
      continue
    }
    if (isRelief(event)) {
      relieve(loan, event)
      continue
    }
    const message = change(loan, event) ?? overpaidInterest(loan)
    if (message) return { issues: [{ field: `events.${given.indexOf(event)}.from`, message }] }
  }
  moveTo(loan, date)
  return { position: describeLoan(loan) }
}

const isRelief = (event: LoanEvent): event is ReliefEvent =>
  event.kind === 'exemption' || event.kind === 'penaltyPause' || event.kind === 'penaltyResume'

/**
 * Refuses a change after which less interest is accrued than was paid early; an instalment that was paid ahead keeps its interest
 * up to its day.
 */
const overpaidInterest = (loan: Loan): string | undefined => {
  const { interest } = payableRow(loan)?.parts ?? {}
  const isPaidAhead = interest !== undefined && openOf(interest) === 0n
  return accruedLessPaid(loan) < 0n && !isPaidAhead
    ? '本期利息已提前支付，请从下一期起调整'
    : undefined
}

const moveTo = (loan: Loan, date: string): void => {
  advance(loan, date)
  accruePenalty(loan)
}

const openLoan = (terms: LoanTerms): Loan | undefined => {
  const { plan } = terms
  const periods = periodsOf(plan)
  const grace = graceOf(plan, periods.length)
  const charges = chargesOf(plan, periods)
  const rule =
    terms.instalment === undefined
      ? instalmentFor(plan, plan.amount, charges.slice(grace))
      : { payment: terms.instalment }
  if (!rule) return undefined
  const rows = periods.map((period, place): Row => {
    const isGrace = place < grace
    const row = newRow(period, { rate: plan.annualRate, rule: isGrace ? NO_PRINCIPAL : rule })
    return { ...row, isGrace }
  })
  const loan: Loan = { terms, rows, date: plan.startDate, moves: [], pool: 0n, payments: [] }
  return loan
}
