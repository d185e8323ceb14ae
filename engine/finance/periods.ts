import type { Charge } from './amortise.ts'
import { addDays, addIntervals, daysBetween } from './calendar.ts'
import { countDays, monthsOf, type CountedDays } from './day-count.ts'
import { ratio, times } from './ratio.ts'
import type { PlanTerms } from './terms.ts'
import { factorOf } from './why.ts'

/** The time of one instalment: from its first day (counted) to its due date (not counted). */
export interface Period {
  number: number
  from: string
  dueDate: string
  /** Calendar days. */
  days: number
  /** The days that bear interest, by the day count of the terms. */
  counted: CountedDays[]
}

/** Returns the periods of a loan: one alone for a bullet or daily loan. */
export const periodsOf = (terms: PlanTerms): Period[] => {
  const { startDate, firstDueDate, every, periods, days, dayCount, method } = terms
  if (days !== undefined) {
    const dueDate = addDays(startDate, days)
    return [period(1, { dayCount, from: startDate, to: dueDate })]
  }
  const isStub =
    firstDueDate !== undefined &&
    'months' in every &&
    firstDueDate !== addIntervals(startDate, every, 1)
  if (method === 'bullet' || method === 'daily') {
    const months = method === 'daily' || isStub ? undefined : monthsOf(every, periods)
    const to = dueDateOf(terms, periods)
    return [
      period(1, { dayCount, from: startDate, to, months, isStub: isStub && method !== 'daily' }),
    ]
  }
  return Array.from({ length: periods }, (_, place) => {
    const isIrregular = isStub && place === 0
    return period(place + 1, {
      dayCount,
      from: place === 0 ? startDate : dueDateOf(terms, place),
      to: dueDateOf(terms, place + 1),
      months: isIrregular ? undefined : monthsOf(every, 1),
      isStub: isIrregular,
    })
  })
}

/** Returns the interest that each period charges; a flat rate charges the amount of the loan. */
export const chargesOf = (
  { amount, annualRate, interestOn }: Pick<PlanTerms, 'amount' | 'annualRate' | 'interestOn'>,
  periods: readonly Period[],
): Charge[] =>
  periods.map(({ counted }) => {
    const factor = factorOf(annualRate, counted)
    return interestOn === 'amount'
      ? { factor: ratio(0), extra: times(ratio(amount), factor) }
      : { factor }
  })

/** Returns the due date of an instalment, counted from the original day. */
const dueDateOf = (
  { startDate, firstDueDate, every }: Pick<PlanTerms, 'startDate' | 'firstDueDate' | 'every'>,
  number: number,
): string =>
  firstDueDate === undefined
    ? addIntervals(startDate, every, number)
    : addIntervals(firstDueDate, every, number - 1)

const period = (
  number: number,
  { dayCount, ...counted }: Parameters<typeof countDays>[1] & { dayCount: PlanTerms['dayCount'] },
): Period => ({
  number,
  from: counted.from,
  dueDate: counted.to,
  days: daysBetween(counted.from, counted.to),
  counted: countDays(dayCount, counted),
})
