import { declareFormat, type FormatDeclaration } from './declaration.ts'
import { halfWidth } from './half-width.ts'
import { whyNoNumber } from './number.ts'
import { readQuantity } from './quantity.ts'
import { digitsOf, seeded } from './seeded.ts'

interface DecimalOptions {
  title: string
  /** The most digits before the point. */
  whole: number
  /** The most digits behind the point. */
  places: 2 | 3
  /** The unit of a field that names none; '' for none. */
  unit: string
  /** The sample values are below this number. */
  below: number
}

const PLACES = { 2: '两', 3: '三' }

/** Declares a format of decimal texts that are not negative, never binary fractions; the field says the unit. */
export const declareDecimal = (options: DecimalOptions): FormatDeclaration => {
  const { title, whole, places, unit, below } = options
  const valid = new RegExp(String.raw`^(0|[1-9]\d{0,${whole - 1}})(\.\d{1,${places}})?$`)
  const most = `最多${PLACES[places]}位小数`
  const message = `请输入${title}，${most}`
  const wrong = (value: string): string | undefined => {
    if (valid.test(value)) return undefined
    const read = readQuantity(value, unit)
    if (read === undefined) return whyNoNumber(value, unit)
    if (read.startsWith('-')) return `${title}不能为负数`
    const [digits = '', fraction = ''] = read.split('.')
    if (digits.length > whole) return `${title}最多 ${whole} 位整数，现为 ${digits.length} 位`
    return fraction.length > places ? `${title}${most}，现为 ${fraction.length} 位` : message
  }
  return declareFormat({
    title,
    words: `${title}，十进制字符串，最多 ${whole} 位整数、${PLACES[places]}位小数`,
    message,
    isDecimal: true,
    wrong,
    sample: (seed) => {
      const next = seeded(seed)
      return `${1 + next(below)}.${digitsOf(next, places)}`
    },
    normalise: (typed, { unit: own = unit } = {}) => readQuantity(typed, own) ?? halfWidth(typed),
  })
}
