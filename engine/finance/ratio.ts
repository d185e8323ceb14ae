import type { ROUNDINGS } from '#schemas/finance-words.ts'

/**
 * An exact fraction, `under` > 0: sums and products of rates and days never lose a digit, so that each amount is rounded
 * once, at its end (decision 27).
 */
export interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

export type Rounding = (typeof ROUNDINGS)[number]

export const ZERO: Ratio = { over: 0n, under: 1n }

/** Makes the fraction of two integers. */
export const ratio = (over: bigint | number, under: bigint | number = 1n): Ratio => ({
  over: BigInt(over),
  under: BigInt(under),
})

/** Adds two fractions. */
export const plus = (one: Ratio, other: Ratio): Ratio =>
  one.under === other.under
    ? { over: one.over + other.over, under: one.under }
    : {
        over: one.over * other.under + other.over * one.under,
        under: one.under * other.under,
      }

/** Multiplies two fractions. */
export const times = (one: Ratio, other: Ratio): Ratio => ({
  over: one.over * other.over,
  under: one.under * other.under,
})

/** Rounds a fraction to an integer. */
export const rounded = ({ over, under }: Ratio, rounding: Rounding): bigint => {
  const isNegative = over < 0n
  const size = isNegative ? -over : over
  const whole = size / under
  const twice = (size % under) * 2n
  const isUp = twice > under || (twice === under && (rounding === 'halfUp' || whole % 2n === 1n))
  const result = isUp ? whole + 1n : whole
  return isNegative ? -result : result
}

/** Rounds a fraction to the next integer below. */
export const floored = ({ over, under }: Ratio): bigint =>
  over < 0n && over % under !== 0n ? over / under - 1n : over / under

const DECIMAL = /^(-?)(\d{1,20})(?:\.(\d{1,12}))?$/

/** Reads a decimal text; undefined for any other text. */
export const parseDecimal = (text: unknown): Ratio | undefined => {
  const [, sign, whole, places = ''] = (typeof text === 'string' && DECIMAL.exec(text)) || []
  if (whole === undefined) return undefined
  const digits = BigInt(whole + places)
  return { over: sign ? -digits : digits, under: 10n ** BigInt(places.length) }
}

/** Writes a fraction as a decimal text of at most so many places, without zeros at its end. */
export const decimalText = ({ over, under }: Ratio, places: number): string => {
  const scaled = rounded({ over: over * 10n ** BigInt(places), under }, 'halfUp')
  const [whole = '0', rest = ''] = fixedText(scaled, places).split('.')
  const digits = rest.replace(/0+$/, '')
  return digits ? `${whole}.${digits}` : whole
}

/** Writes an integer count of 10^-places as a decimal text. */
const fixedText = (scaled: bigint, places: number): string => {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0')
  const sign = scaled < 0n ? '-' : ''
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** Writes an amount of 分 in 元, with two places. */
export const yuanText = (fen: bigint): string => fixedText(fen, 2)

/** Reads an amount of 元 as 分; undefined for any other text and for more than two places. */
export const parseYuan = (text: unknown): bigint | undefined => {
  const amount = parseDecimal(text)
  if (!amount) return undefined
  const scaled = amount.over * 100n
  return scaled % amount.under === 0n ? scaled / amount.under : undefined
}
