/** Tells whether a date exists in the calendar; month 1 is January. */
export const isRealDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const DAY = 86_400_000

/**
 * Returns the ISO 8601 week of a date (from Monday; the first week of a year contains 4 January); undefined for an
 * invalid date.
 */
export const weekOf = (day: string): string | undefined => {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time)) return undefined
  // A week belongs to the year of its Thursday.
  const thursday = time + (4 - weekday(time)) * DAY
  const year = new Date(thursday).getUTCFullYear()
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY)) + 1
  return `${year}-W${String(week).padStart(2, '0')}`
}

/** Returns the Monday and the Sunday of a week, 2026-W47; undefined for an invalid week. */
export const daysOfWeek = (week: string): [monday: string, sunday: string] | undefined => {
  const [, year, number] = /^(\d{4})-W(\d\d)$/.exec(week) ?? []
  if (year === undefined) return undefined
  const fourth = Date.parse(`${year}-01-04T00:00:00Z`)
  const monday = fourth + (1 - weekday(fourth) + (Number(number) - 1) * 7) * DAY
  const first = dayAt(monday)
  return weekOf(first) === week ? [first, dayAt(monday + 6 * DAY)] : undefined
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Monday is 1, Sunday 7. */
const weekday = (time: number): number => new Date(time).getUTCDay() || 7

/** The first and last day of a week as a suffix: （11-16 至 11-22）; '' where the text is not a week. */
export const daysInWords = (week: string): string => {
  const days = daysOfWeek(week)?.map((day) => day.slice(5))
  return days ? `（${days.join(' 至 ')}）` : ''
}
