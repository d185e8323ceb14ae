import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { seeded } from './seeded.ts'
import { date } from './date.ts'

/** A time of the day, HH:mm:ss, as the clock in China shows it; one with an offset, as JSON Schema has it, is of that clock too. */
export const time = declareFormat({
  title: '时间',
  words: '时间，如 09:30:00',
  message: '请输入时间，例如 09:30',
  wrong: (value) => {
    const [, hour, minute, second] = /^(\d\d):(\d\d):(\d\d)$/.exec(inChina(value)) ?? []
    if (hour === undefined) return '请输入时间，例如 09:30'
    const isReal = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
    return isReal
      ? undefined
      : `没有 ${withoutSeconds(value)} 这个时间，时间应在 00:00 至 23:59 之间`
  },
  show: (value) => withoutSeconds(inChina(value)),
  sample: (seed) => {
    const next = seeded(seed)
    return clock(String(next(24)), String(next(60)))
  },
  normalise: (typed) =>
    inChina(halfWidth(typed))
      .replace(/^(\d{1,2})[:点时](\d{1,2})分?(?::?(\d{1,2})秒?)?$/, (_, ...parts: string[]) =>
        clock(...parts.slice(0, 3)),
      )
      .replace(/^(\d{1,2})[点时]([整半])?$/, (_, hour: string, half?: string) =>
        clock(hour, half === '半' ? '30' : '00'),
      )
      .replace(/^(\d\d)(\d\d)(\d\d)?$/, (_, ...parts: string[]) => clock(...parts.slice(0, 3))),
})

/** A day and a time, YYYY-MM-DD HH:mm:ss, as Java's services of BladeX write it. */
export const datetime = declareFormat({
  title: '日期和时间',
  words: '日期和时间（北京时间），如 2026-11-20 09:30:00',
  message: '请输入日期和时间，例如 2026-11-20 09:30',
  wrong: (value) => {
    const [day = '', clockTime = '', ...rest] = value.split(' ')
    if (clockTime === '' || rest.length > 0) return '请输入日期和时间，例如 2026-11-20 09:30'
    return [date.wrong(day), time.wrong(clockTime)].find(Boolean)
  },
  show: (value) => withoutSeconds(value),
  sample: (seed) => `${date.sample(seed)} ${time.sample(seed)}`,
  normalise: (typed) => {
    const text = halfWidth(typed)
    const [, day = '', clockTime = ''] =
      /^(\d{4}\s*[-/.年]\s*\d{1,2}\s*[-/.月]\s*\d{1,2}\s*[日号]?|\d{8})[\sT]*(.+)$/.exec(text) ?? []
    const normalised = `${date.normalise(day)} ${time.normalise(clockTime)}`
    return SHAPE.test(normalised) ? normalised : text
  },
})

const SHAPE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** Converts a time with an offset to the clock in China; any other text stays. */
const inChina = (text: string): string => {
  const moment = OFFSET.test(text) ? Date.parse(`1970-01-02T${text.toUpperCase()}`) : NaN
  return Number.isNaN(moment) ? text : new Date(moment + EIGHT_HOURS).toISOString().slice(11, 19)
}

const OFFSET = /^\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[-+]\d\d:\d\d)$/i
const EIGHT_HOURS = 8 * 3_600_000

/** A time to the minute is written without its seconds. */
const withoutSeconds = (value: string): string => value.replace(/(\d\d:\d\d):00$/, '$1')

const clock = (...parts: (string | undefined)[]): string =>
  [0, 1, 2].map((place) => (parts[place] ?? '').padStart(2, '0')).join(':')
