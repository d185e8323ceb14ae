import { Big } from 'big.js'

/**
 * The numbers of expressions: decimals, never binary fractions. Divisions are kept to 20 places, rounded
 * half up. A separate constructor keeps the settings of other code out.
 */
export const Decimal = Big()
Decimal.DP = 20
Decimal.RM = Decimal.roundHalfUp

export type Decimal = Big

/** The maximum magnitude, larger than any amount: more digits would only cost time. */
const MAX_EXPONENT = 30

const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d{1,3})?$/

/** Tells whether a value is a decimal of expressions. */
export const isDecimal = (value: unknown): value is Decimal => value instanceof Decimal

/** Converts a number or a numeric text to a decimal; undefined for other values and beyond the maximum magnitude. */
export const decimalOf = (value: unknown): Decimal | undefined => {
  if (isDecimal(value)) return value
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint')
    return undefined
  const text = String(value)
  if (text.length > 100 || !NUMBER.test(text)) return undefined
  const decimal = new Decimal(text)
  return decimal.e > MAX_EXPONENT ? undefined : decimal.round(Decimal.DP)
}

/** Converts a value that must be a number. @throws RangeError */
export const requireDecimal = (value: unknown): Decimal => {
  const decimal = decimalOf(value)
  if (!decimal) throw new RangeError('not a number')
  return decimal
}

const bounded = (value: Decimal): Decimal => {
  if (value.e > MAX_EXPONENT) throw new RangeError('too large')
  return value.round(Decimal.DP)
}

/** The arithmetic operators of expressions. @throws where a result exceeds the maximum magnitude, or a divisor is 0 */
export const ARITHMETIC = {
  '+': (one: Decimal, other: Decimal) => bounded(one.plus(other)),
  '-': (one: Decimal, other: Decimal) => bounded(one.minus(other)),
  '*': (one: Decimal, other: Decimal) => bounded(one.times(other)),
  '/': (one: Decimal, other: Decimal) => bounded(one.div(other)),
  '%': (one: Decimal, other: Decimal) => bounded(one.mod(other)),
} as const

/** The comparison operators of expressions. */
export const COMPARISON = {
  '<': (one: Decimal, other: Decimal) => one.lt(other),
  '<=': (one: Decimal, other: Decimal) => one.lte(other),
  '>': (one: Decimal, other: Decimal) => one.gt(other),
  '>=': (one: Decimal, other: Decimal) => one.gte(other),
  '==': (one: Decimal, other: Decimal) => one.eq(other),
} as const

/** The roundings of expressions, to a number of decimal places: half up, to the number below, to the number above. */
export const ROUNDING = {
  round: (value: Decimal, places: number) => value.round(places),
  floor: (value: Decimal, places: number) =>
    value.round(places, value.lt(0) ? Decimal.roundUp : Decimal.roundDown),
  ceil: (value: Decimal, places: number) =>
    value.round(places, value.lt(0) ? Decimal.roundDown : Decimal.roundUp),
} as const
