import { addDays, daysBetween, isDate } from './calendar.ts'
import { parseDecimal, parseYuan, ratio, rounded, times, yuanText } from './ratio.ts'

/** A bill that is discounted: its amount in 元, the rate in percent a year, both days as 2026-01-31. */
export interface BillInput {
  amount: string
  annualRate: string
  /** The day of the discount, which bears interest; the day of the payment does not (算头不算尾). */
  discountDate: string
  maturityDate: string
}

/** The price of a bill; amounts in 元. */
export interface BillPrice {
  /** The day on which the bill is paid: the next Monday for one that falls due on a weekend. */
  settledOn: string
  days: number
  interest: string
  /** What the holder receives: the amount without the interest. */
  proceeds: string
  /** The interest on what is received, in percent of a year of 365 days. */
  yearlyCost: string
}

export interface BillIssue {
  field: keyof BillInput
  message: string
}

const YEAR = 360

/** Computes the price of a bill, actual/360, the interest rounded once to the cent. */
export const discountBill = (
  input: BillInput,
): { price: BillPrice; issues?: never } | { price?: never; issues: BillIssue[] } => {
  const amount = parseYuan(input.amount)
  const rate = parseDecimal(input.annualRate)
  const issues: BillIssue[] = []
  if (amount === undefined || amount <= 0n)
    issues.push({ field: 'amount', message: '请填写票面金额，最多两位小数' })
  if (!rate || rate.over <= 0n || rate.over > 36n * rate.under)
    issues.push({ field: 'annualRate', message: '请填写贴现利率' })
  if (!isDate(input.discountDate)) issues.push({ field: 'discountDate', message: '请填写贴现日' })
  if (!isDate(input.maturityDate)) issues.push({ field: 'maturityDate', message: '请填写到期日' })
  else if (isDate(input.discountDate) && input.maturityDate <= input.discountDate)
    issues.push({ field: 'maturityDate', message: '到期日须晚于贴现日' })
  if (amount === undefined || !rate || issues.length > 0) return { issues }

  const settledOn = workdayFrom(input.maturityDate)
  const days = daysBetween(input.discountDate, settledOn)
  const interest = rounded(times(times(ratio(amount), rate), ratio(days, 100 * YEAR)), 'halfUp')
  const proceeds = amount - interest
  if (proceeds <= 0n)
    return { issues: [{ field: 'maturityDate', message: '期限过长，利息已超过票面金额' }] }
  const cost = rounded(ratio(interest * 365n * 10_000n, proceeds * BigInt(days)), 'halfUp')
  return {
    price: {
      settledOn,
      days,
      interest: yuanText(interest),
      proceeds: yuanText(proceeds),
      yearlyCost: yuanText(cost),
    },
  }
}

/** Returns a day, or the Monday after it where it is on a weekend. */
export const workdayFrom = (date: string): string => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (weekday === 6) return addDays(date, 2)
  return weekday === 0 ? addDays(date, 1) : date
}
