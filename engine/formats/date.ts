import { isRealDate } from './calendar.ts'
import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { seeded } from './seeded.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** Converts the marks between the parts of a date to dashes: 2026/1/5, 2026年1月5日, 2026 — 1 — 5. */
export const withDashes = (typed: string): string =>
  halfWidth(typed)
    .replace(/\s*[/.\p{Pd}]\s*|\s*[年月](?=\s*\d)\s*/gu, '-')
    .replace(/\s*[年月日号]$/, '')

/** The time of the day that a spreadsheet or a database writes behind a day. */
const CLOCK = /(?<=\d[日号]?)(?:\s+|T)([01]?\d|2[0-3])[:：][0-5]\d(?:[:：][0-5]\d(?:\.\d+)?)?$/

/** A day, YYYY-MM-DD (RFC 3339 full-date). */
export const date = declareFormat({
  title: '日期',
  words: '日期，如 2026-11-20',
  message: '请输入日期，例如 2026-11-20',
  wrong: (value) => {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
    if (year === undefined) return '请输入日期，例如 2026-11-20'
    return isRealDate(Number(year), Number(month), Number(day))
      ? undefined
      : `日历上没有 ${value} 这一天，请核对`
  },
  sample: (seed) => {
    const next = seeded(seed)
    return `${2000 + next(26)}-${two(1 + next(12))}-${two(1 + next(28))}`
  },
  normalise: (typed) => {
    const text = halfWidth(typed)
    const day = withDashes(text.replace(CLOCK, ''))
      .replace(/^(\d{4})-(\d{1,2})-(\d{1,2})$/, (_, year: string, ...rest: string[]) =>
        [year, ...rest.slice(0, 2).map((part) => part.padStart(2, '0'))].join('-'),
      )
      .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    return /^\d{4}-\d\d-\d\d$/.test(day) ? day : text
  },
})
