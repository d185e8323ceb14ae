import { daysBetween } from './calendar.ts'
import { parseYuan } from './ratio.ts'

/** The payout and the payments of a borrower; amounts in 元. */
interface Cost {
  amount: string
  /** The day of the payout. */
  startDate: string
  /** Fees that are paid with the payout. */
  fees: readonly string[]
  repayments: readonly { dueDate: string; due: string }[]
}

/**
 * Returns the yearly cost of a loan with every fee (综合融资成本（年化）), in percent with two places. For several repayments it is the
 * internal rate of return, compound, by days/365 (the equation of Directive 98/7/EC, annex II); for one it is the simple rate on the amount.
 * @returns undefined for a loan that is not repaid after its first day, or of which the fees leave nothing
 */
export const yearlyCost = ({ amount, startDate, fees, repayments }: Cost): string | undefined => {
  const lent = fenOf(amount)
  const fee = fees.reduce((sum, one) => sum + fenOf(one), 0)
  const flows = repayments
    .map(({ dueDate, due }) => ({ years: daysBetween(startDate, dueDate) / 365, fen: fenOf(due) }))
    .filter(({ fen }) => fen > 0)
  const [first] = flows
  if (!first || first.years <= 0 || lent <= fee) return undefined
  const rate =
    flows.length === 1
      ? (first.fen + fee - lent) / lent / first.years
      : rateOfReturn(lent - fee, flows)
  return (rate * 100).toFixed(2)
}

const fenOf = (yuan: string): number => Number(parseYuan(yuan) ?? 0n)

/** Enough halvings for the last digit of a number. */
const HALVINGS = 200

/** The highest rate that is looked for: a hundred thousand percent. */
const MOST = 1_000

/** Finds the rate at which the flows are worth what is received. */
const rateOfReturn = (
  received: number,
  flows: readonly { years: number; fen: number }[],
): number => {
  const worth = (rate: number) =>
    flows.reduce((sum, { years, fen }) => sum + fen / (1 + rate) ** years, 0)
  let [low, high] = [-0.99, MOST]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2
    if (worth(middle) > received) low = middle
    else high = middle
  }
  return (low + high) / 2
}
