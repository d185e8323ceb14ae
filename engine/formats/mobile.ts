import { isDigit, lengthOf, strangerIn } from './code-reasons.ts'
import { declareFormat } from './declaration.ts'
import { withoutSeparators } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

/** A mobile number of mainland China: 11 digits that begin with 13 to 19. */
export const mobile = declareFormat({
  title: '手机号码',
  words: '中国大陆手机号，11 位，以 13 至 19 开头',
  message: '请输入 11 位手机号',
  wrong: (value) =>
    strangerIn(value, isDigit, () => '不是数字，请输入 11 位手机号') ??
    lengthOf('手机号', value, 11) ??
    (/^1[3-9]/.test(value) ? undefined : '手机号应以 13 至 19 开头，请核对'),
  mask: (value) => value.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2'),
  sample: (seed) => {
    const next = seeded(seed)
    return `1${3 + next(7)}${digitsOf(next, 9)}`
  },
  // The country code in each of its spellings: +86, (+86), 0086, 86.
  normalise: (typed) =>
    withoutSeparators(typed)
      .replace(/[()]/g, '')
      .replace(/^(?:\+|00)?86(?=1\d{10}$)/, ''),
})
