import { daysOfWeek, weekOf } from './calendar.ts'
import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { seeded } from './seeded.ts'
import { date, withDashes } from './date.ts'

const wrongYear = (year: string): string | undefined =>
  /^(19|20|21)/.test(year) ? undefined : '年份应在 1900 至 2199 之间'

/** Returns a part of the day that a text is, 2026-11-20 00:00:00; undefined for another text. */
const partOfDay = (typed: string, length: number): string | undefined => {
  const day = date.normalise(typed)
  return date.validate(day) ? day.slice(0, length) : undefined
}

/** A month, YYYY-MM. */
export const month = declareFormat({
  title: '月份',
  words: '月份，如 2026-11',
  message: '请输入年月，例如 2026-11',
  wrong: (value) => {
    const [, inYear, inMonth] = /^(\d{4})-(\d\d)$/.exec(value) ?? []
    if (inYear === undefined) return '请输入年月，例如 2026-11'
    const isMonth = Number(inMonth) >= 1 && Number(inMonth) <= 12
    return wrongYear(inYear) ?? (isMonth ? undefined : '月份应在 01 至 12 之间')
  },
  sample: (seed) => {
    const next = seeded(seed)
    return `${2000 + next(26)}-${String(1 + next(12)).padStart(2, '0')}`
  },
  normalise: (typed) => {
    const text = withDashes(typed)
      .replace(
        /^(\d{4})-(\d{1,2})$/,
        (_, inYear: string, inMonth: string) => `${inYear}-${inMonth.padStart(2, '0')}`,
      )
      .replace(/^(\d{4})(\d\d)$/, '$1-$2')
    return /^\d{4}-\d\d$/.test(text) ? text : (partOfDay(typed, 7) ?? halfWidth(typed))
  },
})

/** A year, YYYY, as a text like the other parts of a date. */
export const year = declareFormat({
  title: '年份',
  words: '年份，文字，如 2026',
  message: '请输入年份，例如 2026',
  wrong: (value) => (/^\d{4}$/.test(value) ? wrongYear(value) : '请输入年份，例如 2026'),
  sample: (seed) => String(2000 + seeded(seed)(26)),
  normalise: (typed) => {
    const text = halfWidth(typed).replace(/^(\d{4})\s*年$/, '$1')
    return /^\d{4}$/.test(text) ? text : (partOfDay(typed, 4) ?? text)
  },
})

/** A week, 2026-W47 (ISO 8601). */
export const week = declareFormat({
  title: '周',
  words: '某年第几周（ISO 8601），如 2026-W47',
  message: '请输入年份和第几周，例如 2026年第47周',
  wrong: (value) => {
    const [, inYear, number] = /^(\d{4})-W(\d\d)$/.exec(value) ?? []
    if (inYear === undefined) return '请输入年份和第几周，例如 2026年第47周'
    const isWeek = daysOfWeek(value) !== undefined
    return wrongYear(inYear) ?? (isWeek ? undefined : `${inYear} 年没有第 ${Number(number)} 周`)
  },
  show: (value) =>
    value.replace(/^(\d{4})-W(\d\d)$/, (_, inYear, number) => `${inYear}年第${Number(number)}周`),
  sample: (seed) => String(weekOf(date.sample(seed))),
  normalise: (typed) =>
    halfWidth(typed).replace(
      /^(\d{4})[-/.年\s]*[第Ww]?\s*(\d{1,2})\s*周?$/,
      (_, inYear: string, number: string) => `${inYear}-W${number.padStart(2, '0')}`,
    ),
})
