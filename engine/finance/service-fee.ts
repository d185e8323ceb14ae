import { parseDecimal, ratio, rounded, times } from './ratio.ts'

/** Returns the service fee of a payout, in 分, rounded half up. @param rate percent of the payout; '' for none @param amount 分 */
export const serviceFee = (rate: string, amount: bigint): bigint =>
  rounded(times(times(parseDecimal(rate) ?? ratio(0), ratio(1, 100)), ratio(amount)), 'halfUp')
