import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

/** Returns what is wrong with a name of labels between dots. @param stranger finds a character that it can't have */
const wrongHost = (value: string, stranger: RegExp): string | undefined => {
  if (value === '') return '请输入域名，例如 www.example.com'
  const [found] = stranger.exec(value) ?? []
  if (found !== undefined)
    return `域名中不能有${found.trim() === '' ? '空格' : `“${found}”`}，例如 www.example.com`
  if (value.length > 253) return `域名最多 253 位，现为 ${value.length} 位`
  const labels = value.split('.')
  if (labels.includes('')) return '域名中“.”的前后都应有内容，例如 www.example.com'
  const long = labels.find((label) => label.length > 63)
  if (long !== undefined) return `域名的每段最多 63 位，“${long.slice(0, 8)}…”有 ${long.length} 位`
  const dashed = labels.find((label) => /^-|-$/.test(label))
  return dashed === undefined ? undefined : `域名的“${dashed}”不能以“-”开头或结尾`
}

const normalise = (typed: string): string => halfWidth(typed).replaceAll('。', '.').toLowerCase()

/** The name of a host (RFC 1123, section 2.1). */
export const hostname = declareFormat({
  title: '域名',
  words: '域名或主机名，如 www.example.com',
  message: '请输入域名，例如 www.example.com',
  wrong: (value) => wrongHost(value, /[^a-z\d.-]/iu),
  sample: (seed) => `host${digitsOf(seeded(seed), 4)}.example.com`,
  normalise,
})

/** Characters that a name can't have, the exceptions of RFC 5892, section 2.6, included. */
const STRANGER = /[^\p{L}\p{M}\p{N}.-]|[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]/u

/** The name of a host in characters of any language (RFC 5890, section 2.3.2.3). */
export const idnHostname = declareFormat({
  title: '域名（各国文字）',
  words: '域名或主机名，可用各国文字，如 www.例子.中国',
  message: '请输入域名，例如 www.例子.中国',
  wrong: (value) => wrongHost(value, STRANGER),
  sample: (seed) => `例子${digitsOf(seeded(seed), 4)}.中国`,
  normalise,
})
