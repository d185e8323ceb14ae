import { parseDecimal, parseYuan, yuanText } from '#engine/finance/ratio.ts'
import { serviceFee } from '#engine/finance/service-fee.ts'
import { yearlyCost } from '#engine/finance/yearly-cost.ts'
import type { BodyOf } from '#schemas/api/contract.ts'
import { readRules } from '#schemas/api/product-rules.ts'
import type { Goods } from '#schemas/api/products.ts'
import type { repaymentCalculate, RepaymentPlan } from '#schemas/api/repayment.ts'
import { DAY_COUNT_NAMES, methodName } from '#schemas/loan-terms.ts'
import { daysRange, moneyRange, percentRange } from '#src/ui/display/range.ts'

const METHODS = ['bullet', 'interestFirst', 'equalInstalments', 'equalPrincipal'] as const
type TrialMethod = (typeof METHODS)[number] | 'daily'

/** Returns the ways of repayment that a trial offers: the product's own, or all where it states none. */
export const trialMethods = ({ loanRules }: Goods): { method: TrialMethod; label: string }[] => {
  const rules = readRules(loanRules)
  return [...METHODS, 'daily' as const]
    .filter((method) => (rules ? method === rules.method : method !== 'daily'))
    .map((method) => ({ method, label: methodName(method) }))
}

/** Tells whether the term of a way of repayment is typed in days. */
export const isInDays = (method: string): boolean => method === 'bullet' || method === 'daily'

const dayCountOf = ({ loanRules }: Goods): string => readRules(loanRules)?.dayCount || 'actual/360'

/** Says how a trial computes its interest. */
export const trialDayCount = (goods: Goods): string =>
  DAY_COUNT_NAMES[dayCountOf(goods)] ?? DAY_COUNT_NAMES['actual/360'] ?? ''

/** Returns the yearly cost of a trial in percent, with the fee of its payout. @param startDate the day of the payout */
export const trialCost = (
  { loanRules }: Goods,
  startDate: string,
  { plan }: RepaymentPlan,
): string | undefined => {
  const lent = plan.reduce((sum, { principal }) => sum + (parseYuan(principal) ?? 0n), 0n)
  const fee = serviceFee(readRules(loanRules)?.serviceFeeRate ?? '', lent)
  return yearlyCost({
    amount: yuanText(lent),
    startDate,
    fees: [yuanText(fee)],
    repayments: plan,
  })
}

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
    method: trialMethods(goods).length === 1 ? stated(goods) : methodOf(goods.repaymentMethod),
    days: String(days),
    months: String(Math.max(1, Math.floor(days / DAYS_OF_MONTH))),
  }
}

const stated = (goods: Goods): TrialMethod => trialMethods(goods)[0]?.method ?? 'bullet'

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

  const isBullet = isInDays(values.method)
  const term = Number((isBullet ? values.days : values.months).trim() || Number.NaN)
  const { least, most } = isBullet
    ? { least: goods.termMin ?? 1, most: goods.termMax ?? 360 }
    : monthLimits(goods)
  if (!Number.isInteger(term)) issues.term = isBullet ? '请填写天数' : '请填写月数'
  else if (term < least || term > most)
    issues.term = `期限应在 ${isBullet ? hints.days : hints.months}之间`

  if (Object.keys(issues).length > 0) return { issues }
  const rules = readRules(goods.loanRules)
  return {
    issues,
    terms: {
      amount: amount ?? '',
      annualRate: rate ?? '',
      method: values.method,
      dayCount: dayCountOf(goods),
      startDate,
      ...(rules?.roundTo && { roundTo: rules.roundTo }),
      ...(rules?.rounding && { rounding: rules.rounding }),
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
