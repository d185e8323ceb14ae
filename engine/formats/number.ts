import { halfWidth } from './half-width.ts'
import { readQuantity, shifted } from './quantity.ts'

/** Reads a number as people type it; undefined where the text is no number, or one that can't be kept exactly. */
export const readNumber = (typed: string, unit?: string): number | undefined => {
  const read = readQuantity(typed, unit)
  return read !== undefined && isExact(read) ? Number(read) : undefined
}

/** Returns why a text is not read as a number, for the customer. */
export const whyNoNumber = (typed: string, unit = ''): string => {
  const text = halfWidth(typed)
  const read = readQuantity(text, unit)
  const said = `“${text.length > 24 ? `${text.slice(0, 24)}…` : text}”`
  if (read === undefined) {
    if (/^[-+]?[\d.,]*,[\d.,]*$/.test(text))
      return `${said}中逗号的位置不对：逗号只用于每三位数字之间，小数点请写“.”`
    if (/^[-+]?\d+万\d+$/.test(text)) return `${said}不清楚是多少，请写出完整的数字`
    return /^[\d.]/.test(text)
      ? `${said}不是数字，请只填写数字${unit ? `，单位为${unit}` : ''}`
      : `${said}不是数字，请用阿拉伯数字填写`
  }
  return Math.abs(Number(read)) > Number.MAX_SAFE_INTEGER
    ? `${said}过大，最大为 9,007,199,254,740,991`
    : `${said}的位数过多，最多 15 位有效数字`
}

/** Writes a number without an exponent: 1e-7 is 0.0000001. */
export const decimalOf = (value: number): string => {
  const [figures = '', power] = String(value).split('e')
  if (power === undefined) return figures
  const sign = figures.startsWith('-') ? '-' : ''
  return sign + shifted(figures.slice(sign.length), Number(power))
}

/** Tells whether a binary number keeps all digits of a decimal text. */
const isExact = (decimal: string): boolean => {
  const value = Number(decimal)
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return false
  const [whole = '', fraction = ''] = decimal.split('.')
  const rest = fraction.replace(/0+$/, '')
  return decimalOf(value) === whole + (rest && `.${rest}`) || (value === 0 && rest === '')
}
