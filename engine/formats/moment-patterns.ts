import { daysOfWeek, weekOf } from './calendar.ts'
import { isJsonObject } from '../json/object.ts'

/** How a form holds each kind of moment; a week is saved as a day of it. */
export const MOMENTS = {
  datetime: 'YYYY-MM-DD HH:mm:ss',
  date: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  year: 'YYYY',
  time: 'HH:mm:ss',
  week: 'YYYY-MM-DD',
} as const
export type MomentKind = keyof typeof MOMENTS

/** What an end of a period of them is called: 开始日期. */
export const MOMENT_NOUNS: Readonly<Record<MomentKind, string>> = {
  datetime: '时间',
  date: '日期',
  month: '月份',
  year: '年份',
  time: '时间',
  week: '周',
}

/** Of what a list's two items are, which begin and end a period: of days where their format says nothing else. */
export const periodKind = (items: unknown): MomentKind => {
  const format = isJsonObject(items) ? items.format : undefined
  return typeof format === 'string' && Object.hasOwn(MOMENTS, format)
    ? (format as MomentKind)
    : 'date'
}

/** Written as a number of milliseconds since 1970. */
export const STAMP = 'x'

/** A saved moment as a form holds it; undefined where it is not as its pattern says. */
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

/** A moment that a form holds as it is saved; undefined for what is none. */
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

/** Whether a way of writing says, once each, all parts that a kind of moment needs. */
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

/** What can stand in a way of writing a moment. */
export const PARTS = /YYYY|MM|DD|HH|mm|ss/g

/** The first there is of each part, for one that isn't said. */
const FIRST: Readonly<Record<string, string>> = { YYYY: '1970', MM: '01', DD: '01' }

const written = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replace(PARTS, (part) => parts[part] ?? FIRST[part] ?? '00')

const EIGHT_HOURS = 8 * 3_600_000

const inChina = (stamp: unknown): string | undefined => {
  const time = typeof stamp === 'number' ? new Date(stamp + EIGHT_HOURS) : undefined
  if (!time || Number.isNaN(time.getTime())) return undefined
  return time.toISOString().slice(0, 19).replace('T', ' ')
}

/** A pattern that a text in that way of writing a moment matches, its parts as named groups. */
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
