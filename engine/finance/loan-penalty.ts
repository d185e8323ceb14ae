import { daysBetween } from './calendar.ts'
import type { Penalty, PenaltyBase } from './loan-terms.ts'
import { openOf, type Loan, type Row } from './loan-state.ts'
import { plus, ratio, rounded, times, type Ratio } from './ratio.ts'

/**
 * Counts the penalties up to the loan's date. An instalment that is paid within the days of grace bears none; once they
 * are over, what is still open bears penalty from the due date on (C6). The running total is rounded, never a day.
 */
export const accruePenalty = (loan: Loan): void => {
  const { penalty, plan } = loan.terms
  if (!penalty) return
  for (const row of loan.rows) {
    if (!row.isDue) break
    const { dueDate } = row.period
    if (daysBetween(dueDate, loan.date) <= penalty.graceDays) break
    if (loan.pausedSince !== undefined && dueDate < loan.pausedSince) {
      row.penaltyTo = loan.date
      continue
    }
    const base = ratio(baseOf(row, penalty.base))
    if (penalty.once && row.penaltyTo === undefined)
      row.penalty = times(base, percent(penalty.once))
    for (const { days, factor } of bandsOf(penalty, row, loan.date))
      row.penalty = plus(row.penalty, times(times(base, factor), ratio(days)))
    row.penaltyTo = loan.date
    row.parts.penalty.should = rounded(row.penalty, plan.rounding) - row.exemptedPenalty
  }
}

const BASES: Readonly<Record<PenaltyBase, readonly ('principal' | 'interest' | 'fee')[]>> = {
  principal: ['principal'],
  principalInterest: ['principal', 'interest'],
  principalInterestFee: ['principal', 'interest', 'fee'],
}

const baseOf = ({ parts }: Row, base: PenaltyBase): bigint =>
  BASES[base].reduce((sum, part) => sum + openOf(parts[part]), 0n)

const percent = (rate: Ratio): Ratio => times(rate, ratio(1, 100))

/** Splits the days that are not counted yet by the bands of the penalty. */
const bandsOf = ({ bands }: Penalty, { period, penaltyTo }: Row, date: string) => {
  const { dueDate } = period
  const counted = daysBetween(dueDate, penaltyTo ?? dueDate)
  const end = daysBetween(dueDate, date)
  return bands.flatMap(({ fromDay, rate, per }, place) => {
    const from = Math.max(fromDay, counted)
    const to = Math.min(bands[place + 1]?.fromDay ?? end, end)
    return to > from ? [{ days: to - from, factor: times(percent(rate), ratio(1, per)) }] : []
  })
}
