import { daysOfWeek, weekOf } from './calendar.ts'
import { isJsonObject } from '../json/object.ts'

/** The stored pattern of each kind of date or time; a week is saved as one of its days. */
export const MOMENTS = {
  datetime: 'YYYY-MM-DD HH:mm:ss',
  date: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  year: 'YYYY',
  time: 'HH:mm:ss',
  week: 'YYYY-MM-DD',
} as const
export type MomentKind = keyof typeof MOMENTS

/** The formats of dates and times: with moments, which have no pattern of their own. */
export type MomentFormat = MomentKind | 'date-time'

/** The label of each end of a period: 开始日期. */
export const MOMENT_NOUNS: Readonly<Record<MomentFormat, string>> = {
  'date-time': '时间',
  datetime: '时间',
  date: '日期',
  month: '月份',
  year: '年份',
  time: '时间',
  week: '周',
}

/** Returns the kind of a period's two items: dates where their format says nothing else. */
export const periodKind = (items: unknown): MomentFormat => {
  const format = isJsonObject(items) ? items.format : undefined
  return typeof format === 'string' && Object.hasOwn(MOMENT_NOUNS, format)
    ? (format as MomentFormat)
    : 'date'
}

/** The pattern of a number of milliseconds since 1970. */
export const STAMP = 'x'

/** Converts a saved date or time to the form's; undefined where it does not match its pattern. */
export const heldMoment = (
  saved: unknown,
  kind: MomentKind,
  pattern: string,
): string | undefined => {
  const text = pattern === STAMP ? inChina(saved) : saved
  if (typeof text !== 'string') return undefined
  const found = patternOf(pattern === STAMP ? MOMENTS.datetime : pattern).exec(text)
  if (!found?.groups || !tells(pattern, kind)) return undefined
  const held = written(MOMENTS[kind], found.groups)
  return kind === 'week' ? weekOf(held) : held
}

/** Converts a form's date or time to the saved one; undefined for an invalid one. */
export const savedMoment = (
  held: string,
  kind: MomentKind,
  pattern: string,
): string | number | undefined => {
  // Avue saves the first day of a week.
  const day = kind === 'week' ? (daysOfWeek(held)?.[0] ?? '') : held
  const parts = patternOf(MOMENTS[kind]).exec(day)?.groups
  if (!parts) return undefined
  if (pattern !== STAMP) return written(pattern, parts)
  const stamp = Date.parse(`${written('YYYY-MM-DDTHH:mm:ss', parts)}+08:00`)
  return Number.isNaN(stamp) ? undefined : stamp
}

/** Tells whether a pattern contains, once each, all parts that a kind of date or time needs. */
export const tells = (pattern: string, kind: MomentKind): boolean =>
  pattern === STAMP
    ? kind !== 'time'
    : NEEDED[kind].every((part) => pattern.split(part).length === 2)

/** The minutes and seconds of a time may be left out: they are 00. */
const NEEDED: Readonly<Record<MomentKind, readonly string[]>> = {
  datetime: ['YYYY', 'MM', 'DD', 'HH'],
  date: ['YYYY', 'MM', 'DD'],
  month: ['YYYY', 'MM'],
  year: ['YYYY'],
  time: ['HH'],
  week: ['YYYY', 'MM', 'DD'],
}

/** The parts of a date or time pattern. */
export const PARTS = /YYYY|MM|DD|HH|mm|ss/g

/** The default of each part that a pattern does not contain: its first value. */
const FIRST: Readonly<Record<string, string>> = { YYYY: '1970', MM: '01', DD: '01' }

const written = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replace(PARTS, (part) => parts[part] ?? FIRST[part] ?? '00')

const EIGHT_HOURS = 8 * 3_600_000

const inChina = (stamp: unknown): string | undefined => {
  const time = typeof stamp === 'number' ? new Date(stamp + EIGHT_HOURS) : undefined
  if (!time || Number.isNaN(time.getTime())) return undefined
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

/** Returns a regular expression for a date or time pattern, its parts as named groups. */
export const patternOf = (pattern: string): RegExp => {
  const seen = new Set<string>()
  const source = pattern
    .split(/(YYYY|MM|DD|HH|mm|ss)/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      const digits = part === 'YYYY' ? String.raw`\d{4}` : String.raw`\d\d`
      if (seen.has(part)) return digits
      seen.add(part)
      return `(?<${part}>${digits})`
    })
    .join('')
  return new RegExp(`^${source}$`)
}
