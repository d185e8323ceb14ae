import { formats } from '#engine/formats/formats.ts'

/** The units that an amount can be entered in (`ui:options.unit`). */
export type AmountUnit = '元' | '万元'

/**
 * Strips currency and unit from typed or pasted text (人民币 1,234.5 元). Text with another unit is returned unchanged,
 * and is not a valid amount: 12 万元 is not 12 元.
 */
export const withoutUnit = (typed: string, unit: AmountUnit): string => {
  const figures = typed
    .trim()
    .replace(/^人民币/, '')
    .replace(unit === '元' ? /元整?$/ : /万元?$/, '')
  return validate(normalise(figures)) ? figures : typed
}

const { normalise, validate } = formats.money

/** Adds thousands separators; text that is not a decimal number is returned unchanged. */
export const grouped = (amount: string): string => {
  const [, whole, rest] = /^(\d+)(\.\d*)?$/.exec(amount) ?? []
  return whole === undefined ? amount : `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest ?? ''}`
}

/** Converts an amount to 元 by moving the decimal point in the text: no binary fractions. */
export const inYuan = (amount: string, unit: AmountUnit): string => {
  if (unit === '元') return amount
  const [whole = '', fraction = ''] = amount.split('.')
  const digits = fraction.padEnd(4, '0')
  const rest = digits.slice(4)
  return `${whole}${digits.slice(0, 4)}${rest ? `.${rest}` : ''}`
}
