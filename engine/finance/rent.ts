import { equalPayment, type Charge } from './amortise.ts'
import { parseDecimal, ZERO } from './ratio.ts'

/** The most periods of a rent. */
const MOST_PERIODS = 600

/**
 * Returns the equal payment (分) that repays an amount in monthly periods of 30 days of 360, rounded half up to the cent: that of
 * 等额本息, and with `isInAdvance` the rent that is paid at the beginning of each month.
 *
 * @param annualRate percent a year
 * @returns undefined for a rate or periods that are none, and where no payment of whole 分 repays the amount
 */
export const monthlyPayment = (
  amount: bigint,
  annualRate: string,
  { periods, isInAdvance }: { periods: number; isInAdvance: boolean },
): bigint | undefined => {
  const rate = parseDecimal(annualRate)
  if (!rate || amount <= 0n || !Number.isInteger(periods) || periods < 1 || periods > MOST_PERIODS)
    return undefined
  const month: Charge = { factor: { over: rate.over, under: rate.under * 1200n } }
  const charges = Array.from({ length: periods }, (_, index) =>
    isInAdvance && index === 0 ? { factor: ZERO } : month,
  )
  return equalPayment(amount, charges, { rounding: 'halfUp', unit: 1n })
}
