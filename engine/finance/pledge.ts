import { parseDecimal, ratio, rounded, type Ratio } from './ratio.ts'

/** The pledge rules of a product, in percent of the value of the goods (finance-facts 3.3). */
export interface PledgeRules {
  /** The most that is lent. */
  advanceRate: string
  /** The parts of the value that the loan reaches with a warning, a margin call and the enforcement. */
  warnAt: string
  callAt: string
  enforceAt: string
  /** Days in which a margin call has to be cured. */
  cureDays: number
  /** Days for which an instalment is overdue before the goods may be sold, whatever they are worth. */
  overdueDays: number
  /** Days for which an appraisal counts. */
  appraisalDays: number
}

/** The rules of a product that names none. */
export const STANDARD_PLEDGE: PledgeRules = {
  advanceRate: '70',
  warnAt: '75',
  callAt: '80',
  enforceAt: '85',
  cureDays: 3,
  overdueDays: 30,
  appraisalDays: 30,
}

/** Goods of one kind and what a tonne of them counts: kilograms, and 分 a tonne, the lower of market and cost. */
export interface Goods {
  kg: bigint
  unit: bigint
}

/** Returns the value of goods in 分, rounded down. */
export const valueOf = (goods: readonly Goods[]): bigint => worthOf(goods) / KG

/** Returns the most that may be lent on goods at a rate, in 分, rounded down. */
export const limitOf = (goods: readonly Goods[], rate: string): bigint => {
  const { over, under } = partOf(rate)
  return (worthOf(goods) * over) / (KG * under)
}

/** Returns a loan (分) in percent of the value of its goods, with two places; '' for goods without a value. */
export const loanToValue = (loan: bigint, goods: readonly Goods[]): string => {
  const worth = worthOf(goods)
  if (worth === 0n) return ''
  const digits = String(rounded(ratio(loan * KG * 10_000n, worth), 'halfUp')).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Tells whether a loan (分) is at least a part of the value of its goods. */
export const reaches = (loan: bigint, goods: readonly Goods[], rate: string): boolean => {
  const { over, under } = partOf(rate)
  return loan > 0n && loan * KG * under >= worthOf(goods) * over
}

/** The cure of a margin call down to a rate: money (分), or goods by value (分) and weight (kg), rounded up. */
export interface Cure {
  cash: bigint
  value: bigint
  kg: bigint
}

/** Returns what brings a loan (分) back to a rate, goods at a price (分 a tonne); all 0 where it is there. */
export const cureOf = (
  loan: bigint,
  goods: readonly Goods[],
  { rate, price }: { rate: string; price: bigint },
): Cure => {
  const { over, under } = partOf(rate)
  const missing = loan * KG * under - worthOf(goods) * over
  if (missing <= 0n) return { cash: 0n, value: 0n, kg: 0n }
  return {
    cash: loan - limitOf(goods, rate),
    value: up(missing, KG * over),
    kg: price > 0n ? up(missing, over * price) : 0n,
  }
}

/**
 * Returns the market price (分 a tonne) at which a loan is a part of the value of its goods, rounded half up: goods whose
 * own unit is lower count by that. undefined where no price lets them be worth enough.
 */
export const triggerPrice = (
  loan: bigint,
  goods: readonly Goods[],
  rate: string,
): bigint | undefined => {
  const { over, under } = partOf(rate)
  // Everything times `over`: the value wanted, and what goods at their own unit are worth of it.
  let wanted = loan * KG * under
  let kg = goods.reduce((sum, one) => sum + one.kg, 0n)
  for (const { kg: own, unit } of goods.toSorted((one, other) =>
    one.unit < other.unit ? -1 : 1,
  )) {
    if (kg === 0n) break
    if (wanted <= kg * unit * over) return rounded(ratio(wanted, kg * over), 'halfUp')
    wanted -= own * unit * over
    kg -= own
  }
  return undefined
}

/** Returns the kilograms that may leave, the first goods first, so that a rate still covers a loan (分). */
export const releasable = (loan: bigint, goods: readonly Goods[], rate: string): bigint => {
  const { over, under } = partOf(rate)
  let spare = worthOf(goods) * over - loan * KG * under
  let kg = 0n
  for (const one of goods) {
    if (spare < 0n) break
    const most = one.unit === 0n ? one.kg : spare / (one.unit * over)
    kg += most < one.kg ? most : one.kg
    if (most < one.kg) break
    spare -= one.kg * one.unit * over
  }
  return kg
}

/** Kilograms of a tonne. */
const KG = 1000n

/** The value of goods in thousandths of a 分, exact. */
const worthOf = (goods: readonly Goods[]): bigint =>
  goods.reduce((sum, { kg, unit }) => sum + kg * unit, 0n)

const partOf = (rate: string): Ratio => {
  const percent = parseDecimal(rate)
  if (!percent || percent.over <= 0n) throw new Error(`Not a percentage: ${rate}`)
  return { over: percent.over, under: percent.under * 100n }
}

/** Divides, rounding up. */
const up = (over: bigint, under: bigint): bigint => (over + under - 1n) / under
