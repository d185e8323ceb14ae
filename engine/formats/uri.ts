import { declareFormat } from './declaration.ts'
import { normaliseText } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

/** Names a character that no address can have. */
const strangerWords = (value: string): string | undefined => {
  const [stranger] = /[\s"<>\\^`{|}]/.exec(value) ?? []
  return stranger && `网址中不能有${stranger.trim() === '' ? '空格' : `“${stranger}”`}`
}

const wrongUri = (value: string): string | undefined => {
  if (!/^https?:\/\//i.test(value)) return '请输入网址，以 http:// 或 https:// 开头'
  return (
    strangerWords(value) ??
    (URL.canParse(value) ? undefined : '请输入完整的网址，例如 https://www.example.com')
  )
}

/** A web address (RFC 3986, and characters of any language); values with other schemes are refused. */
export const uri = declareFormat({
  title: '网址',
  words: '网址，http:// 或 https://',
  message: '请输入网址，以 http:// 或 https:// 开头',
  wrong: wrongUri,
  sample: (seed) => `https://www.example.com/${digitsOf(seeded(seed), 4)}`,
  normalise: normaliseText,
})

/** A web address, or one that is relative to another (RFC 3986, section 4.1); values with other schemes are refused. */
export const uriReference = declareFormat({
  title: '网址或相对地址',
  words: '网址或相对的地址，如 /help?id=1',
  message: '请输入网址或相对地址，例如 /help?id=1',
  wrong: (value) => {
    if (/^[a-z][a-z\d+.-]*:/i.test(value)) return wrongUri(value)
    return (
      strangerWords(value) ??
      (URL.canParse(value, 'https://www.example.com')
        ? undefined
        : '请输入完整的网址或相对地址，例如 /help?id=1')
    )
  },
  sample: (seed) => `/help?id=${digitsOf(seeded(seed), 4)}`,
  normalise: normaliseText,
})

/** An address with parts to be filled in, in braces (RFC 6570). */
export const uriTemplate = declareFormat({
  title: '网址模板',
  words: '网址模板（RFC 6570），如 https://www.example.com/{id}',
  message: '请输入网址模板，例如 https://www.example.com/{id}',
  wrong: (value) => {
    const plain = value.replace(/\{[+#./;?&=,!@|]?[^\s{}]+\}/gu, '')
    if (/[{}]/.test(plain)) return '网址模板的“{”与“}”应成对，其间是名称，例如 {id}'
    return strangerWords(plain)
  },
  sample: (seed) => `https://www.example.com/${digitsOf(seeded(seed), 4)}/{id}`,
  normalise: normaliseText,
})
