import { parseDecimal, parseYuan, ratio, rounded, times, type Ratio } from './ratio.ts'

/** The rules of an agency purchase (代采), as its product states them; rates in percent. */
export interface AgencyRules {
  /** The part of the price that the customer pays first. */
  marginRate: string
  /** Debt / value of the goods from which more margin is called. */
  callAt: string
  /** Days from the call in which the margin has to be topped up. */
  callDays: number
  /** The rate a year after the last day of the term. */
  overdueRate: string
  /** Days from the acceptance in which the margin has to be paid. */
  marginDays: number
}

/** The parts of a unit that quantities count: 0.001 吨. */
export const PARTS_OF_A_UNIT = 1000n

/** The goods of an order and what is paid for them: quantities in thousandths of the unit, amounts in 分. */
export interface AgencyTerms {
  quantity: bigint
  /** The smallest quantity that can be taken: 1 for 0.001 吨, 1000 for a piece. */
  step: bigint
  /** The price of a unit. */
  price: bigint
  value: bigint
  margin: bigint
  /** The part that the funder pays: value − margin. */
  financed: bigint
}

/**
 * Computes what an order comes to: the value rounded half up to the cent, the margin rounded up, so that the funder's
 * part is never more than its share.
 */
export const agencyTerms = ({
  quantity,
  step,
  price,
  marginRate,
}: Pick<AgencyTerms, 'quantity' | 'step' | 'price'> & { marginRate: string }): AgencyTerms => {
  const value = rounded(ratio(quantity * price, PARTS_OF_A_UNIT), 'halfUp')
  const margin = roundedUp(times(ratio(value), shareOf(marginRate)))
  return { quantity, step, price, value, margin, financed: value - margin }
}

/** Reads a rate in percent as a share of 1. @throws for a text that is no rate */
export const shareOf = (percent: string): Ratio => {
  const rate = parseDecimal(percent)
  if (!rate) throw new Error(`${percent} is no rate`)
  return { over: rate.over, under: rate.under * 100n }
}

/** Rounds a fraction that is not negative to the next integer above. */
export const roundedUp = ({ over, under }: Ratio): bigint => (over + under - 1n) / under

/** Reads a quantity of at most three places in thousandths; undefined for any other text. */
export const parseQuantity = (text: string): bigint | undefined => {
  const read = parseDecimal(text)
  if (!read) return undefined
  const scaled = read.over * PARTS_OF_A_UNIT
  return scaled % read.under === 0n ? scaled / read.under : undefined
}

/** Writes thousandths as a quantity without zeros at its end. */
export const quantityText = (parts: bigint): string => {
  const digits = String(parts).padStart(4, '0')
  const places = digits.slice(-3).replace(/0+$/, '')
  return places ? `${digits.slice(0, -3)}.${places}` : digits.slice(0, -3)
}

/** The year that the fee of the financed part is counted by. */
const YEAR = 360n

/** The days that an amount was used, within the term and after it. */
export interface UsedDays {
  days: number
  overdueDays: number
}

/** Computes the fee for an amount (分) over its days, actual/360, rounded once to the cent. */
export const agencyFee = (
  amount: bigint,
  { days, overdueDays }: UsedDays,
  { annualRate, overdueRate }: { annualRate: string; overdueRate: string },
): bigint => {
  const [rate, after] = [shareOf(annualRate), shareOf(overdueRate)]
  const over =
    rate.over * after.under * BigInt(days) + after.over * rate.under * BigInt(overdueDays)
  return rounded(ratio(amount * over, rate.under * after.under * YEAR), 'halfUp')
}

/** Reads the price of a unit in 元 as 分. @throws for a text that is no amount */
export const fenOfPrice = (price: string): bigint => {
  const fen = parseYuan(price)
  if (fen === undefined) throw new Error(`${price} is no price`)
  return fen
}
