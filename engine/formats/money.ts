import type { FormatDeclaration } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { digitsOf, seeded } from './seeded.ts'

/** An amount as a decimal string of at most 13 + 2 digits, never a binary fraction; the field says the unit. */
export const money: FormatDeclaration = {
  message: '请输入金额，最多两位小数',
  validate: (value) => /^(0|[1-9]\d{0,12})(\.\d{1,2})?$/.test(value),
  mask: (value) => value,
  sample: (seed) => {
    const next = seeded(seed)
    return `${1 + next(9_999_999)}.${digitsOf(next, 2)}`
  },
  normalise: (typed) =>
    halfWidth(typed)
      .replace(/[\s,¥\p{Cf}]/gu, '')
      .replace('。', '.')
      .replace(/^\./, '0.')
      .replace(/^0+(?=\d)/, '')
      .replace(/\.$/, ''),
}
