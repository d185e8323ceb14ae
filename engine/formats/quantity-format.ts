import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { whyNoNumber } from './number.ts'
import { readQuantity } from './quantity.ts'
import { digitsOf, seeded } from './seeded.ts'

const wrong = (value: string): string | undefined => {
  if (/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/.test(value)) return undefined
  const read = readQuantity(value)
  if (read === undefined) return whyNoNumber(value, '')
  if (read.startsWith('-')) return '数量不能为负数'
  const [whole = '', fraction = ''] = read.split('.')
  if (whole.length > 9) return `数量最多 9 位整数，现为 ${whole.length} 位`
  return fraction.length > 3
    ? `数量最多三位小数，现为 ${fraction.length} 位`
    : '请输入数量，最多三位小数'
}

/** A quantity of goods as a decimal string of at most 9 + 3 digits, never a binary fraction; the field says the unit. */
export const quantity = declareFormat({
  title: '数量',
  words: '货物数量，十进制字符串，最多 9 位整数、三位小数',
  message: '请输入数量，最多三位小数',
  wrong,
  sample: (seed) => {
    const next = seeded(seed)
    return `${1 + next(9_999)}.${digitsOf(next, 3)}`
  },
  normalise: (typed, { unit = '' } = {}) => readQuantity(typed, unit) ?? halfWidth(typed),
})
