import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { seeded } from './seeded.ts'

const wrongIpv4 = (value: string): string | undefined => {
  const [stranger] = /[^\d.]/u.exec(value) ?? []
  if (stranger !== undefined) return `IPv4 地址中只能有数字和“.”，不能有“${stranger}”`
  const parts = value.split('.')
  if (parts.length !== 4) return `IPv4 地址应为以“.”分隔的 4 段，现为 ${parts.length} 段`
  const wrong = parts.findIndex((part) => !/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255)
  return wrong < 0 ? undefined : `IPv4 地址的第 ${wrong + 1} 段应为 0 至 255，且不以 0 补位`
}

/** An address of four bytes (RFC 2673, section 3.2). */
export const ipv4 = declareFormat({
  title: 'IPv4 地址',
  words: 'IPv4 地址，如 192.0.2.1',
  message: '请输入 IPv4 地址，例如 192.0.2.1',
  wrong: wrongIpv4,
  sample: (seed) => {
    const next = seeded(seed)
    return `192.0.2.${next(256)}`
  },
  normalise: (typed) => halfWidth(typed).replaceAll('。', '.'),
})

const wrongIpv6 = (value: string): string | undefined => {
  const [stranger] = /[^\da-f:.]/iu.exec(value) ?? []
  if (stranger !== undefined) return `IPv6 地址中只能有数字、字母 a 至 f 和“:”，不能有“${stranger}”`
  if (value.split('::').length > 2) return 'IPv6 地址中“::”只能出现一次'
  const long = value.split(':').find((part) => part.length > 4 && !part.includes('.'))
  if (long !== undefined) return `IPv6 地址的每段最多 4 位，“${long}”有 ${long.length} 位`
  // The host of an address in brackets is an IPv6 address (WHATWG URL, section 3.5).
  return URL.canParse(`http://[${value}]/`) ? undefined : '请输入完整的 IPv6 地址，例如 2001:db8::1'
}

/** An address of eight groups of hexadecimal digits (RFC 4291, section 2.2). */
export const ipv6 = declareFormat({
  title: 'IPv6 地址',
  words: 'IPv6 地址，如 2001:db8::1',
  message: '请输入 IPv6 地址，例如 2001:db8::1',
  wrong: wrongIpv6,
  sample: (seed) => `2001:db8::${(1 + seeded(seed)(0xfffe)).toString(16)}`,
  normalise: (typed) => halfWidth(typed).toLowerCase(),
})
