import { parseDecimal, parseYuan } from '#engine/finance/ratio.ts'
import type { BodyOf } from '#schemas/api/contract.ts'
import type { Goods } from '#schemas/api/products.ts'
import type { repaymentCalculate } from '#schemas/api/repayment.ts'
import { daysRange, moneyRange, percentRange } from '#src/ui/display/range.ts'

/** The ways of repayment that a trial offers, in the words of the products. */
export const TRIAL_METHODS = [
  { method: 'bullet', label: '到期一次还本付息' },
  { method: 'interestFirst', label: '按月付息，到期还本' },
  { method: 'equalInstalments', label: '等额本息' },
  { method: 'equalPrincipal', label: '等额本金' },
] as const
type TrialMethod = (typeof TRIAL_METHODS)[number]['method']

/** The typed values of a trial: 元, percent a year; the term in days for a bullet, otherwise in months. */
export interface TrialValues {
  amount: string
  rate: string
  method: TrialMethod
  days: string
  months: string
}

export type TrialField = 'amount' | 'rate' | 'term'

const DAYS_OF_MONTH = 30

/** Returns the values that a trial begins with: the product's highest rate and longest term. */
export const firstValues = (goods: Goods): TrialValues => {
  const days = goods.termMax ?? 360
  return {
    amount: goods.minAmount.replace(/\.0+$/, ''),
    rate: goods.annualRateMax || goods.annualRateMin,
    method: methodOf(goods.repaymentMethod),
    days: String(days),
    months: String(Math.max(1, Math.floor(days / DAYS_OF_MONTH))),
  }
}

const methodOf = (text: string): TrialMethod => {
  if (text.includes('等额本息')) return 'equalInstalments'
  if (text.includes('等额本金')) return 'equalPrincipal'
  return text.includes('付息') && !text.includes('一次') ? 'interestFirst' : 'bullet'
}

/** Returns the limits of a trial's fields, as texts. */
export const trialHints = (goods: Goods): Record<'amount' | 'rate' | 'days' | 'months', string> => {
  const { least, most } = monthLimits(goods)
  return {
    amount: moneyRange(goods.minAmount, goods.maxAmount),
    rate: percentRange(goods.annualRateMin, goods.annualRateMax),
    days: daysRange(goods.termMin, goods.termMax),
    months: least === most ? `${least} 个月` : `${least}–${most} 个月`,
  }
}

const monthLimits = ({ termMin, termMax }: Goods) => ({
  least: Math.max(1, Math.ceil((termMin ?? 0) / DAYS_OF_MONTH)),
  most: Math.max(1, Math.floor((termMax ?? 360) / DAYS_OF_MONTH)),
})

/** Checks the values of a trial. @returns the terms of the calculation, or the issue of each field */
export const readTrial = (
  values: TrialValues,
  goods: Goods,
  startDate: string,
): {
  terms?: BodyOf<typeof repaymentCalculate>
  issues: Partial<Record<TrialField, string>>
} => {
  const issues: Partial<Record<TrialField, string>> = {}
  const hints = trialHints(goods)
  const [amount, rate] = [values.amount, values.rate].map((text) => text.trim())
  if (parseYuan(amount) === undefined) issues.amount = '请填写金额，最多两位小数'
  else if (!isWithin(amount, goods.minAmount, goods.maxAmount))
    issues.amount = `金额应在 ${hints.amount}之间`
  if (parseDecimal(rate) === undefined) issues.rate = '请填写年化利率'
  else if (!isWithin(rate, goods.annualRateMin, goods.annualRateMax))
    issues.rate = `本产品的年化利率为 ${hints.rate}`

  const isBullet = values.method === 'bullet'
  const term = Number((isBullet ? values.days : values.months).trim() || Number.NaN)
  const { least, most } = isBullet
    ? { least: goods.termMin ?? 1, most: goods.termMax ?? 360 }
    : monthLimits(goods)
  if (!Number.isInteger(term)) issues.term = isBullet ? '请填写天数' : '请填写月数'
  else if (term < least || term > most)
    issues.term = `期限应在 ${isBullet ? hints.days : hints.months}之间`

  if (Object.keys(issues).length > 0) return { issues }
  return {
    issues,
    terms: {
      amount: amount ?? '',
      annualRate: rate ?? '',
      method: values.method,
      dayCount: 'actual/360',
      startDate,
      ...(isBullet ? { days: term } : { periods: term }),
    },
  }
}

/** Tells whether a decimal is within its limits; a limit that is missing holds. */
const isWithin = (text: string | undefined, least: string, most: string): boolean =>
  !isLess(text, least) && !isLess(most, text)

const isLess = (one: string | undefined, other: string | undefined): boolean => {
  const [left, right] = [parseDecimal(one), parseDecimal(other)]
  return !!left && !!right && left.over * right.under < right.over * left.under
}
