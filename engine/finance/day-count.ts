import type { DAY_COUNTS } from '#schemas/finance-words.ts'
import { daysBetween, partsOf, type Interval } from './calendar.ts'
import { plus, ratio, ZERO, type Ratio } from './ratio.ts'

export type DayCount = (typeof DAY_COUNTS)[number]

/** Some days of a period, and the days of the year that they are a part of. */
export interface CountedDays {
  days: number
  yearDays: number
}

/**
 * Counts the days of a period that bear interest.
 *
 * - 30/360: a period of whole months has 30 days for each; one that is stated in days or weeks has its days; an
 *   irregular one (`months` undefined and `isStub`) is counted by 30E/360.
 * - actual/actual: each day belongs to the year in which it ends (finance facts, F5).
 * @param months whole months of a regular period
 */
export const countDays = (
  dayCount: DayCount,
  { from, to, months, isStub = false }: CountedPeriod,
): CountedDays[] => {
  const days = daysBetween(from, to)
  switch (dayCount) {
    case '30/360':
      return [{ days: months ? months * 30 : isStub ? days360(from, to) : days, yearDays: 360 }]
    case 'actual/360':
      return [{ days, yearDays: 360 }]
    case 'actual/364':
      return [{ days, yearDays: 364 }]
    case 'actual/365':
      return [{ days, yearDays: 365 }]
    case 'actual/actual':
      return byYear(from, to)
  }
}

/** A period from its first day (counted) to its last (not counted). */
export interface CountedPeriod {
  from: string
  to: string
  months?: number | undefined
  isStub?: boolean | undefined
}

/** Returns the whole months of so many intervals; undefined for weeks and days. */
export const monthsOf = (every: Interval, count: number): number | undefined =>
  'months' in every ? every.months * count : undefined

const days360 = (from: string, to: string): number => {
  const [year, month, day] = partsOf(from)
  const [otherYear, otherMonth, otherDay] = partsOf(to)
  return (
    (otherYear - year) * 360 +
    (otherMonth - month) * 30 +
    Math.min(otherDay, 30) -
    Math.min(day, 30)
  )
}

const byYear = (from: string, to: string): CountedDays[] => {
  const counted: CountedDays[] = []
  const [firstYear] = partsOf(from)
  const [lastYear] = partsOf(to)
  for (let year = firstYear; year <= lastYear; year += 1) {
    const start = year === firstYear ? from : `${year - 1}-12-31`
    const end = year === lastYear ? to : `${year}-12-31`
    const days = daysBetween(start, end)
    if (days > 0) counted.push({ days, yearDays: isLeap(year) ? 366 : 365 })
  }
  // Days of equal years are one term of the sum.
  return counted.reduce<CountedDays[]>((sums, { days, yearDays }) => {
    const same = sums.find((sum) => sum.yearDays === yearDays)
    if (same) same.days += days
    else sums.push({ days, yearDays })
    return sums
  }, [])
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Returns the part of a year that counted days are. */
export const yearsOf = (counted: readonly CountedDays[]): Ratio =>
  counted.reduce<Ratio>((sum, { days, yearDays }) => plus(sum, ratio(days, yearDays)), ZERO)
