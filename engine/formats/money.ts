import { declareFormat } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { whyNoNumber } from './number.ts'
import { readQuantity } from './quantity.ts'
import { digitsOf, seeded } from './seeded.ts'

const wrong = (value: string): string | undefined => {
  if (/^(0|[1-9]\d{0,12})(\.\d{1,2})?$/.test(value)) return undefined
  const read = readQuantity(value, '元')
  if (read === undefined) return whyNoNumber(value, '元')
  if (read.startsWith('-')) return '金额不能为负数'
  const [whole = '', fraction = ''] = read.split('.')
  if (whole.length > 13) return `金额最多 13 位整数，现为 ${whole.length} 位`
  return fraction.length > 2
    ? `金额最多两位小数，现为 ${fraction.length} 位`
    : '请输入金额，最多两位小数'
}

/** An amount as a decimal string of at most 13 + 2 digits, never a binary fraction; the field says the unit. */
export const money = declareFormat({
  title: '金额',
  words: '金额，十进制字符串，最多 13 位整数、两位小数',
  message: '请输入金额，最多两位小数',
  wrong,
  sample: (seed) => {
    const next = seeded(seed)
    return `${1 + next(9_999_999)}.${digitsOf(next, 2)}`
  },
  normalise: (typed, { unit = '元' } = {}) => readQuantity(typed, unit) ?? halfWidth(typed),
})
