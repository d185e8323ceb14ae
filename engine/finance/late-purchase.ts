import { addDays } from './calendar.ts'
import { loanPosition } from './loan-position.ts'
import type { PenaltyInput } from './loan-terms.ts'

/** A dishonoured bill that its holder has to buy back: 元, and the day on which it was to be paid. */
interface DishonouredBill {
  amount: string
  settlesOn: string
}

/**
 * Computes the penalty in 元 of a purchase on a day: that of a loan without interest whose only instalment is the bill's
 * amount, so that grace, bands and rounding are those of loans (decision 27).
 */
export const latePurchasePenalty = (
  { amount, settlesOn }: DishonouredBill,
  penalty: PenaltyInput | undefined,
  date: string,
): string => {
  if (!penalty) return '0.00'
  const { position, issues } = loanPosition(
    {
      terms: {
        amount,
        annualRate: '0',
        method: 'bullet',
        dayCount: 'actual/360',
        startDate: addDays(settlesOn, -1),
        days: 1,
      },
      penalty,
    },
    [],
    date,
  )
  if (!position) throw new Error(issues[0]?.message)
  return position.due.penalty
}
