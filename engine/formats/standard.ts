import { isRealDate } from './calendar.ts'
import type { FormatDeclaration } from './declaration.ts'
import { digitsOf, seeded } from './seeded.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** A day, YYYY-MM-DD (RFC 3339 full-date). */
export const date: FormatDeclaration = {
  message: '请输入日期，例如 2026-11-20',
  validate: (value) => {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
    return year !== undefined && isRealDate(Number(year), Number(month), Number(day))
  },
  mask: (value) => value,
  sample: (seed) => {
    const next = seeded(seed)
    return `${2000 + next(26)}-${two(1 + next(12))}-${two(1 + next(28))}`
  },
  normalise: (typed) =>
    typed
      .trim()
      .replace(
        /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/,
        (_, year: string, ...rest: string[]) =>
          [year, ...rest.slice(0, 2).map((part) => part.padStart(2, '0'))].join('-'),
      )
      .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
}

/** An e-mail address. */
export const email: FormatDeclaration = {
  message: '请输入邮箱地址，例如 name@example.com',
  validate: (value) =>
    value.length <= 254 &&
    /^[^\s@]{1,64}@([\w-]{1,63}\.){1,8}[\w-]{2,63}$/.test(value) &&
    !/^\.|\.\.|\.@/.test(value),
  mask: (value) => value.replace(/^(.).*(@.*)$/, '$1***$2'),
  sample: (seed) => `customer${digitsOf(seeded(seed), 4)}@example.com`,
  normalise: (typed) => typed.trim(),
}

/** A web address (RFC 3986, and characters of any language); values with other schemes are refused. */
export const uri: FormatDeclaration = {
  message: '请输入网址，以 http:// 或 https:// 开头',
  validate: (value) => /^https?:\/\/[^\s"<>\\^`{|}]+$/i.test(value) && URL.canParse(value),
  mask: (value) => value,
  sample: (seed) => `https://www.example.com/${digitsOf(seeded(seed), 4)}`,
  normalise: (typed) => typed.trim(),
}
