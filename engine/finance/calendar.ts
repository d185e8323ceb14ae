/*
 * Dates as YYYY-MM-DD texts, without a time and without a time zone.
 */

const DAY = 86_400_000
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Tells whether a value is a date that exists. */
export const isDate = (value: unknown): value is string => {
  if (typeof value !== 'string' || !DATE.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && textOf(time) === value
}

const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** Counts the days from one date to another: the first counts, the last does not. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY

/** Returns the date so many days later. */
export const addDays = (date: string, days: number): string => textOf(timeOf(date) + days * DAY)

/** Returns the date so many months later, on the last day of a month that is too short. */
export const addMonths = (date: string, months: number): string => {
  const [year, month, day] = partsOf(date)
  const first = Date.UTC(year, month - 1 + months, 1)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return textOf(first + (Math.min(day, last) - 1) * DAY)
}

/** Splits a date into its year, month (1–12) and day. */
export const partsOf = (date: string): readonly [year: number, month: number, day: number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

/** The time from one instalment to the next. */
export type Interval = { months: number } | { weeks: number } | { days: number }

/**
 * Returns the date so many intervals later. Months are counted from the given date, so that 31 January is followed by
 * 28 February and 31 March.
 */
export const addIntervals = (date: string, every: Interval, count: number): string => {
  if ('months' in every) return addMonths(date, every.months * count)
  return addDays(date, ('weeks' in every ? every.weeks * 7 : every.days) * count)
}
