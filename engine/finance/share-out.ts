/**
 * Shares an amount out in proportion to weights by largest remainder (finance facts, 4.3): the shares sum to the amount,
 * and none is above its weight where the amount is not above the sum of the weights. Ties go to the first.
 *
 * @param amount and weights in 分, none negative, at least one weight positive
 */
export const shareOut = (amount: bigint, weights: readonly bigint[]): bigint[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  if (amount < 0n || whole <= 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('An amount is shared out by positive weights')
  const shares = weights.map((weight) => (amount * weight) / whole)
  const left = Number(amount - shares.reduce((sum, share) => sum + share, 0n))
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (amount * weight) % whole }))
    .sort((one, other) => compare(other.remainder, one.remainder) || one.at - other.at)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0n) + 1n
  return shares
}

const compare = (one: bigint, other: bigint): number => (one > other ? 1 : one < other ? -1 : 0)
