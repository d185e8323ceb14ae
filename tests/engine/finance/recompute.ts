import { Big } from 'big.js'
import type { Why } from '#engine/finance/why.ts'

/** Reads an amount in 元 as 分. */
export const fenOf = (yuan: string): bigint => BigInt(new Big(yuan).times(100).toFixed(0))

/**
 * Recomputes the interest of a row from its reasons, in 分, with decimals rather than with the engine's fractions.
 */
export const recompute = (
  reasons: readonly (Why & { share?: { days: number; of: number } })[],
  rounding = 'halfUp',
): bigint => {
  const Decimal = Big()
  Decimal.DP = 60
  const fen = reasons.reduce((sum, { balance, rate, counted, share = { days: 1, of: 1 } }) => {
    const years = counted.reduce(
      (total, { days, yearDays }) => total.plus(new Decimal(days).div(yearDays)),
      new Decimal(0),
    )
    return sum.plus(new Decimal(balance).times(rate).times(years).times(share.days).div(share.of))
  }, new Decimal(0))
  const mode = rounding === 'halfEven' ? Big.roundHalfEven : Big.roundHalfUp
  return BigInt(fen.round(40).toFixed(0, mode))
}
