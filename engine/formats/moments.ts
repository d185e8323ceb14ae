import type { FormatDeclaration } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { seeded } from './seeded.ts'
import { date } from './standard.ts'

/** A time of the day, HH:mm:ss, as the clock in China shows it. */
export const time: FormatDeclaration = {
  message: '请输入时间，例如 09:30',
  validate: (value) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value),
  mask: (value) => value,
  show: (value) => withoutSeconds(value),
  sample: (seed) => {
    const next = seeded(seed)
    return clock(String(next(24)), String(next(60)))
  },
  normalise: (typed) =>
    halfWidth(typed)
      .trim()
      .replace(/^(\d{1,2})[:点时](\d{1,2})分?(?::?(\d{1,2})秒?)?$/, (_, ...parts: string[]) =>
        clock(...parts.slice(0, 3)),
      )
      .replace(/^(\d{1,2})[点时]([整半])?$/, (_, hour: string, half?: string) =>
        clock(hour, half === '半' ? '30' : '00'),
      )
      .replace(/^(\d\d)(\d\d)(\d\d)?$/, (_, ...parts: string[]) => clock(...parts.slice(0, 3))),
}

/** A day and a time, YYYY-MM-DD HH:mm:ss, as Java's services of BladeX write it. */
export const datetime: FormatDeclaration = {
  message: '请输入日期和时间，例如 2026-11-20 09:30',
  validate: (value) => {
    const [day = '', clockTime = '', ...rest] = value.split(' ')
    return date.validate(day) && time.validate(clockTime) && rest.length === 0
  },
  mask: (value) => value,
  show: (value) => withoutSeconds(value),
  sample: (seed) => `${date.sample(seed)} ${time.sample(seed)}`,
  normalise: (typed) => {
    const text = halfWidth(typed).trim()
    const [, day = '', clockTime = ''] =
      /^(\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|\d{8})[\sT]*(.+)$/.exec(text) ?? []
    const normalised = `${date.normalise(day)} ${time.normalise(clockTime)}`
    return datetime.validate(normalised) ? normalised : text
  },
}

/** A time to the minute is written without its seconds. */
const withoutSeconds = (value: string): string => value.replace(/(\d\d:\d\d):00$/, '$1')

const clock = (...parts: (string | undefined)[]): string =>
  [0, 1, 2].map((place) => (parts[place] ?? '').padStart(2, '0')).join(':')
