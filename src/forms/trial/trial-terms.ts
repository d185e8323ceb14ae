import { isEmptyValue } from '#engine/json/empty.ts'
import type { TrialTerm } from '#engine/language/trial-terms.ts'
import type { PlanTerms } from '../model/form-types.ts'

type Values = Readonly<Partial<Record<TrialTerm, unknown>>>

/** The names of the terms that a customer may still have to fill in. */
const NAMES = {
  amount: '金额',
  annualRate: '年化利率',
  method: '还款方式',
  periods: '期数',
  days: '天数',
  startDate: '起息日',
} as const

/**
 * Reads the terms of a plan from the values that they point to.
 *
 * @param declared the names of the terms that the definition gives
 * @returns the terms, or the names of those without a value
 */
export const readTrialTerms = (
  values: Values,
  declared: readonly TrialTerm[],
  today: string,
): { terms: PlanTerms; missing?: never } | { terms?: never; missing: string[] } => {
  const { amount, annualRate, method, dayCount, periods, days, startDate } = values
  const missing = Object.entries(NAMES).flatMap(([name, title]) =>
    declared.includes(name as TrialTerm) && isEmptyValue(values[name as TrialTerm]) ? [title] : [],
  )
  if (missing.length > 0) return { missing }
  return {
    terms: {
      amount: textOf(amount),
      annualRate: textOf(annualRate),
      method: textOf(method),
      dayCount: isEmptyValue(dayCount) ? 'actual/360' : textOf(dayCount),
      startDate: isEmptyValue(startDate) ? today : textOf(startDate),
      ...(isEmptyValue(periods) ? {} : { periods: Number(periods) }),
      ...(isEmptyValue(days) ? {} : { days: Number(days) }),
    },
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
