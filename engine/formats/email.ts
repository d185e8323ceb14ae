import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

/** The domain of an address, in Latin letters, and in those of any language. */
const DOMAIN = /^([\w-]{1,63}\.){1,8}[\w-]{2,63}$/
const IDN_DOMAIN = /^([\p{L}\p{M}\p{N}_-]{1,63}\.){1,8}[\p{L}\p{M}\p{N}_-]{2,63}$/u

const wrongEmail = (value: string, hosts: RegExp): string | undefined => {
  const isValid =
    value.length <= 254 &&
    /^[^\s@]{1,64}@[^\s@]+$/.test(value) &&
    hosts.test(value.slice(value.indexOf('@') + 1)) &&
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

const masked = (value: string): string => value.replace(/^(.).*(@.*)$/, '$1***$2')
const normalise = (typed: string): string => halfWidth(typed).replaceAll('。', '.')

/** An e-mail address. */
export const email = declareFormat({
  title: '电子邮箱',
  words: '邮箱地址',
  message: '请输入邮箱地址，例如 name@example.com',
  wrong: (value) => wrongEmail(value, DOMAIN),
  mask: masked,
  sample: (seed) => `customer${digitsOf(seeded(seed), 4)}@example.com`,
  normalise,
})

/** An e-mail address whose domain may be in characters of any language (RFC 6531). */
export const idnEmail = declareFormat({
  title: '电子邮箱（各国文字）',
  words: '邮箱地址，域名可用各国文字',
  message: '请输入邮箱地址，例如 name@example.com',
  wrong: (value) => wrongEmail(value, IDN_DOMAIN),
  mask: masked,
  sample: (seed) => `customer${digitsOf(seeded(seed), 4)}@例子.中国`,
  normalise,
})
