import type { CountedDays } from './day-count.ts'
import { decimalText, ratio, times, yuanText, type Ratio } from './ratio.ts'
import { yearsOf } from './day-count.ts'

/**
 * The reason of an instalment's interest: balance × rate × days / yearDays, each sum of days by itself, rounded once.
 * Amounts in 元, `rate` in percent a year; the factor is rate × days / yearDays to twelve places, to be read, never to
 * be calculated with.
 */
export interface Why {
  balance: string
  /** The days that bear interest. */
  days: number
  rate: string
  factor: string
  /** The days by the length of their year: two terms where actual/actual crosses a new year. */
  counted: CountedDays[]
}

/** Describes the interest of one balance over one period. */
export const whyOf = (balance: bigint, rate: Ratio, counted: readonly CountedDays[]): Why => ({
  balance: yuanText(balance),
  days: counted.reduce((sum, { days }) => sum + days, 0),
  rate: decimalText(rate, 12),
  factor: decimalText(factorOf(rate, counted), 12),
  counted: counted.map((days) => ({ ...days })),
})

/** Returns the rate of a period as a fraction of one. @param rate percent a year */
export const factorOf = (rate: Ratio, counted: readonly CountedDays[]): Ratio =>
  times(times(rate, ratio(1, 100)), yearsOf(counted))
