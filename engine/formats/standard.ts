import { isRealDate } from './calendar.ts'
import { declareFormat } from './declaration.ts'
import { halfWidth, normaliseText } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

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
  message: '请输入日期，例如 2026-11-20',
  wrong: (value) => {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
    if (year === undefined) return '请输入日期，例如 2026-11-20'
    return isRealDate(Number(year), Number(month), Number(day))
      ? undefined
      : `日历上没有 ${value} 这一天，请核对`
  },
  mask: (value) => value,
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

const wrongEmail = (value: string): string | undefined => {
  const isValid =
    value.length <= 254 &&
    /^[^\s@]{1,64}@([\w-]{1,63}\.){1,8}[\w-]{2,63}$/.test(value) &&
    !/^\.|\.\.|\.@/.test(value)
  if (isValid) return undefined
  const parts = value.split('@')
  if (parts.length === 1) return '邮箱地址中缺少“@”，例如 name@example.com'
  if (parts.length > 2) return '邮箱地址中只能有一个“@”'
  const stranger = /\s|[，。、；：]/u.exec(value)?.[0]
  if (stranger) return `邮箱地址中不能有${stranger.trim() === '' ? '空格' : `“${stranger}”`}`
  const [name = '', domain = ''] = parts
  if (name === '') return '邮箱地址的“@”前缺少名称，例如 name@example.com'
  return domain.includes('.')
    ? '请输入邮箱地址，例如 name@example.com'
    : '邮箱地址的“@”后缺少完整的域名，例如 name@example.com'
}

/** An e-mail address. */
export const email = declareFormat({
  message: '请输入邮箱地址，例如 name@example.com',
  wrong: wrongEmail,
  mask: (value) => value.replace(/^(.).*(@.*)$/, '$1***$2'),
  sample: (seed) => `customer${digitsOf(seeded(seed), 4)}@example.com`,
  normalise: (typed) => halfWidth(typed).replaceAll('。', '.'),
})

const wrongUri = (value: string): string | undefined => {
  if (!/^https?:\/\//i.test(value)) return '请输入网址，以 http:// 或 https:// 开头'
  const [stranger] = /[\s"<>\\^`{|}]/.exec(value) ?? []
  if (stranger) return `网址中不能有${stranger.trim() === '' ? '空格' : `“${stranger}”`}`
  return URL.canParse(value) ? undefined : '请输入完整的网址，例如 https://www.example.com'
}

/** A web address (RFC 3986, and characters of any language); values with other schemes are refused. */
export const uri = declareFormat({
  message: '请输入网址，以 http:// 或 https:// 开头',
  wrong: wrongUri,
  mask: (value) => value,
  sample: (seed) => `https://www.example.com/${digitsOf(seeded(seed), 4)}`,
  normalise: normaliseText,
})
