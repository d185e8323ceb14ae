import { formats } from '#engine/formats/formats.ts'

/** The units that an amount may be asked in (`ui:options.unit`). */
export type AmountUnit = '元' | '万元'

/**
 * What was typed or pasted without the words round the number (人民币 1,234.5 元); what has the words of another
 * unit stays as it is, and no amount: 12 万元 is not 12 元.
 */
export const withoutUnit = (typed: string, unit: AmountUnit): string => {
  const figures = typed
    .trim()
    .replace(/^人民币/, '')
    .replace(unit === '元' ? /元整?$/ : /万元?$/, '')
  return validate(normalise(figures)) ? figures : typed
}

const { normalise, validate } = formats.money

/** With thousands separators; what is no decimal number comes back as it is. */
export const grouped = (amount: string): string => {
  const [, whole, rest] = /^(\d+)(\.\d*)?$/.exec(amount) ?? []
  return whole === undefined ? amount : `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest ?? ''}`
}

/** An amount in 元, by moving the point in text: no binary fractions. */
export const inYuan = (amount: string, unit: AmountUnit): string => {
  if (unit === '元') return amount
  const [whole = '', fraction = ''] = amount.split('.')
  const digits = fraction.padEnd(4, '0')
  const rest = digits.slice(4)
  return `${whole}${digits.slice(0, 4)}${rest ? `.${rest}` : ''}`
}
