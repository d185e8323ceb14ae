import { Big } from 'big.js'
import type { Why } from '#engine/finance/why.ts'

/** Reads an amount in 元 as 分. */
export const fenOf = (yuan: string): bigint => BigInt(new Big(yuan).times(100).toFixed(0))

/** Recomputes the interest of a row from its reason, in 分, with decimals rather than with the engine's fractions. */
export const recompute = ({ balance, rate, counted }: Why, rounding = 'halfUp'): bigint => {
  const Decimal = Big()
  Decimal.DP = 60
  const yearly = new Decimal(balance).times(rate)
  const years = counted.reduce(
    (sum, { days, yearDays }) => sum.plus(new Decimal(days).div(yearDays)),
    new Decimal(0),
  )
  const fen = yearly.times(years).round(40)
  return BigInt(fen.toFixed(0, rounding === 'halfEven' ? Big.roundHalfEven : Big.roundHalfUp))
}
