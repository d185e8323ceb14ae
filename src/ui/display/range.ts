import { formatMoney } from './money.ts'

/** Joins two ends; a single end, or two equal ones, gives one figure. */
const between = (from: string, to: string, unit: string): string => {
  if (!from && !to) return '—'
  if (!from || !to || from === to) return `${from || to}${unit}`
  return `${from}–${to}${unit}`
}

/** Formats a range of amounts, both ends in one unit: 10–500 万元. */
export const moneyRange = (from: string, to: string): string => {
  const [low, high] = [formatMoney(from, 'auto'), formatMoney(to, 'auto')]
  const unit = low?.unit === '元' || high?.unit === '元' ? '元' : '万元'
  return between(
    formatMoney(from, unit)?.amount ?? '',
    formatMoney(to, unit)?.amount ?? '',
    ` ${unit}`,
  )
}

/** Formats a range of rates in percent: 4.35–6.8%. */
export const percentRange = (from: string, to: string): string => between(from, to, '%')

/** Formats a range of terms in days: 30–180 天. */
export const daysRange = (from: number | undefined, to: number | undefined): string =>
  between(from?.toString() ?? '', to?.toString() ?? '', ' 天')
