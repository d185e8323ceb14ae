import { isHexadecimal, lengthOf, strangerIn } from './code-reasons.ts'
import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { seeded } from './seeded.ts'

const isDash = (index: number): boolean => [8, 13, 18, 23].includes(index)

/** An identifier of 32 hexadecimal digits in five groups (RFC 4122). */
export const uuid = declareFormat({
  title: '唯一标识（UUID）',
  words: '唯一标识 UUID（RFC 4122），如 123e4567-e89b-12d3-a456-426614174000',
  message: '请输入 36 位唯一标识（UUID）',
  wrong: (value) =>
    lengthOf('唯一标识（UUID）', value, 36) ??
    strangerIn(
      value,
      (character, index) => (isDash(index) ? character === '-' : isHexadecimal(character)),
      (_, index) => (isDash(index) ? '应为“-”' : '应为数字或字母 a 至 f'),
    ),
  sample: (seed) => {
    const next = seeded(seed)
    return Array.from({ length: 36 }, (_, index) =>
      isDash(index) ? '-' : next(16).toString(16),
    ).join('')
  },
  normalise: (typed) =>
    halfWidth(typed)
      .toLowerCase()
      .replace(/^\{(.*)\}$/, '$1')
      .replace(/^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/, '$1-$2-$3-$4-$5'),
})
