import { openOf, type Loan } from './loan-state.ts'
import type { ReliefEvent } from './loan-terms.ts'
import { parseYuan } from './ratio.ts'

/** Exempts an amount of what is due, oldest instalment first, or pauses the penalty of what is overdue. */
export const relieve = (loan: Loan, event: ReliefEvent): void => {
  if (event.kind === 'exemption') return exempt(loan, event)
  loan.pausedSince = event.kind === 'penaltyPause' ? event.date : undefined
}

const exempt = (
  loan: Loan,
  { part, amount }: Extract<ReliefEvent, { kind: 'exemption' }>,
): void => {
  let rest = parseYuan(amount) ?? 0n
  for (const row of loan.rows.filter(({ isDue }) => isDue)) {
    const open = openOf(row.parts[part])
    const cut = open < rest ? open : rest
    row.parts[part].should -= cut
    if (part === 'penalty') row.exemptedPenalty += cut
    rest -= cut
  }
}
