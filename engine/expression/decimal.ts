import { Big } from 'big.js'

/**
 * The numbers of expressions: decimals, never binary fractions. Divisions are kept to 20 places, rounded
 * half up. A constructor of our own, so that nobody else's settings reach it.
 */
export const Decimal = Big()
Decimal.DP = 20
Decimal.RM = Decimal.roundHalfUp

export type Decimal = Big

/** Larger than any amount; digits beyond it would only be work. */
const MAX_EXPONENT = 30

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d{1,3})?$/

/** Whether a value is one of our numbers. */
export const isDecimal = (value: unknown): value is Decimal => value instanceof Decimal

/** A number, or a text of one, as a decimal; undefined where it is none, or out of all proportion. */
export const decimalOf = (value: unknown): Decimal | undefined => {
  if (isDecimal(value)) return value
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint')
    return undefined
  const text = String(value)
  if (text.length > 100 || !NUMBER.test(text)) return undefined
  const decimal = new Decimal(text)
  return decimal.e > MAX_EXPONENT ? undefined : decimal.round(Decimal.DP)
}

/** The same, for where there must be one. @throws RangeError */
export const requireDecimal = (value: unknown): Decimal => {
  const decimal = decimalOf(value)
  if (!decimal) throw new RangeError('not a number')
  return decimal
}

const bounded = (value: Decimal): Decimal => {
  if (value.e > MAX_EXPONENT) throw new RangeError('too large')
  return value.round(Decimal.DP)
}

/** What expressions do with two numbers. @throws where a result is out of all proportion, or a divisor 0 */
export const ARITHMETIC = {
  '+': (one: Decimal, other: Decimal) => bounded(one.plus(other)),
  '-': (one: Decimal, other: Decimal) => bounded(one.minus(other)),
  '*': (one: Decimal, other: Decimal) => bounded(one.times(other)),
  '/': (one: Decimal, other: Decimal) => bounded(one.div(other)),
  '%': (one: Decimal, other: Decimal) => bounded(one.mod(other)),
} as const

/** How expressions compare two numbers. */
export const COMPARISON = {
  '<': (one: Decimal, other: Decimal) => one.lt(other),
  '<=': (one: Decimal, other: Decimal) => one.lte(other),
  '>': (one: Decimal, other: Decimal) => one.gt(other),
  '>=': (one: Decimal, other: Decimal) => one.gte(other),
  '==': (one: Decimal, other: Decimal) => one.eq(other),
} as const
