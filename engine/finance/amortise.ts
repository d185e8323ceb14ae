import { floored, plus, ratio, rounded, times, ZERO, type Ratio, type Rounding } from './ratio.ts'

/** One period that is going to be paid: its interest is balance × factor + extra. */
export interface Charge {
  /** The rate for the period, as a fraction of one. */
  factor: Ratio
  /** Interest that is known already, in exact 分: of days with another balance. */
  extra?: Ratio | undefined
}

/** Principal and interest of one instalment; 分. */
export interface Share {
  principal: bigint
  interest: bigint
}

/** The rule for the principal of an instalment: an equal payment, or an equal principal. */
export type Instalment = { payment: bigint } | { principal: bigint }

interface Money {
  rounding: Rounding
  /** The unit of an instalment; 分. */
  unit: bigint
}

/** Splits a balance into instalments; the last takes the rest. */
export const split = (
  balance: bigint,
  charges: readonly Charge[],
  instalment: Instalment,
  rounding: Rounding,
): Share[] => {
  let rest = balance
  return charges.map((charge, place) => {
    const interest = interestOf(rest, charge, rounding)
    const isLast = place === charges.length - 1
    const principal = isLast
      ? rest
      : 'payment' in instalment
        ? instalment.payment - interest
        : instalment.principal
    rest -= principal
    return { principal, interest }
  })
}

/** Returns the interest of a period, rounded once. */
export const interestOf = (
  balance: bigint,
  { factor, extra = ZERO }: Charge,
  rounding: Rounding,
): bigint => rounded(plus(times(ratio(balance), factor), extra), rounding)

/**
 * Returns the equal instalment: balance · ∏(1+rᵢ) / (1 + (1+rₙ) + (1+rₙ)(1+rₙ₋₁) + …), exact for unequal periods and
 * rounded once to its unit, then smoothed (finance facts, F3 and F6).
 * @returns undefined where no instalment of this unit repays the loan without a negative principal
 */
export const equalPayment = (
  balance: bigint,
  charges: readonly Charge[],
  { rounding, unit }: Money,
): bigint | undefined => {
  const exact = exactPayment(balance, charges)
  const toUnit = (payment: Ratio): bigint =>
    rounded({ over: payment.over, under: payment.under * unit }, rounding) * unit
  const lower = floored({ over: exact.over, under: exact.under * unit }) * unit
  const difference = (payment: bigint) =>
    restOf(split(balance, charges, { payment }, rounding), payment)

  const payment = [toUnit(exact), lower, lower + unit].find(
    (candidate) => difference(candidate) !== undefined,
  )
  if (payment === undefined) return undefined
  const count = BigInt(charges.length)
  const rest = difference(payment) ?? 0n
  if (size(rest) <= count / 2n) return payment
  const smoothed = toUnit({ over: payment * count + rest, under: count })
  const smoothedRest = difference(smoothed)
  return smoothedRest !== undefined && size(smoothedRest) < size(rest) ? smoothed : payment
}

/**
 * Returns the equal principal, rounded to its unit; downwards where the rounded one would exceed the balance.
 * @returns undefined where the last instalment, which takes the rest, would be more than twice the others
 */
export const equalPrincipal = (
  balance: bigint,
  count: number,
  { rounding, unit }: Money,
): bigint | undefined => {
  const exact = ratio(balance, BigInt(count) * unit)
  const nearest = rounded(exact, rounding) * unit
  const others = BigInt(count - 1)
  const principal = nearest * others <= balance ? nearest : floored(exact) * unit
  return count === 1 || balance - principal * others <= 2n * principal ? principal : undefined
}

/** Returns the last instalment less the others; undefined where a principal is negative. */
const restOf = (shares: readonly Share[], payment: bigint): bigint | undefined => {
  const last = shares.at(-1)
  if (!last || shares.some(({ principal }) => principal < 0n)) return undefined
  return last.principal + last.interest - payment
}

const exactPayment = (balance: bigint, charges: readonly Charge[]): Ratio => {
  // Both sums share one denominator, so that it is not needed.
  let debt = ratio(balance)
  let sum = ZERO
  for (const { factor, extra = ZERO } of charges) {
    const growth = { over: factor.under + factor.over, under: factor.under }
    debt = plus(times(debt, growth), extra)
    sum = plus(times(sum, growth), ratio(1))
  }
  return { over: debt.over * sum.under, under: debt.under * sum.over }
}

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount)
