import { daysOfWeek, weekOf } from './calendar.ts'
import type { FormatDeclaration } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { seeded } from './seeded.ts'
import { date } from './standard.ts'

/** A month, YYYY-MM. */
export const month: FormatDeclaration = {
  message: '请输入年月，例如 2026-11',
  validate: (value) => /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(value),
  mask: (value) => value,
  sample: (seed) => {
    const next = seeded(seed)
    return `${2000 + next(26)}-${String(1 + next(12)).padStart(2, '0')}`
  },
  normalise: (typed) =>
    typed
      .trim()
      .replace(
        /^(\d{4})[-/.年](\d{1,2})月?$/,
        (_, inYear: string, inMonth: string) => `${inYear}-${inMonth.padStart(2, '0')}`,
      )
      .replace(/^(\d{4})(\d\d)$/, '$1-$2'),
}

/** A year, YYYY, as a text like the other parts of a date. */
export const year: FormatDeclaration = {
  message: '请输入年份，例如 2026',
  validate: (value) => /^(19|20|21)\d\d$/.test(value),
  mask: (value) => value,
  sample: (seed) => String(2000 + seeded(seed)(26)),
  normalise: (typed) => typed.trim().replace(/^(\d{4})年$/, '$1'),
}

/** A week, 2026-W47 (ISO 8601). */
export const week: FormatDeclaration = {
  message: '请输入年份和第几周，例如 2026年第47周',
  validate: (value) => /^(19|20|21)/.test(value) && daysOfWeek(value) !== undefined,
  mask: (value) => value,
  show: (value) =>
    value.replace(/^(\d{4})-W(\d\d)$/, (_, inYear, number) => `${inYear}年第${Number(number)}周`),
  sample: (seed) => String(weekOf(date.sample(seed))),
  normalise: (typed) =>
    halfWidth(typed)
      .trim()
      .replace(
        /^(\d{4})[-/.年\s]*[第Ww]?\s*(\d{1,2})\s*周?$/,
        (_, inYear: string, number: string) => `${inYear}-W${number.padStart(2, '0')}`,
      ),
}
