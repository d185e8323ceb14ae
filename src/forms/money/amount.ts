/** The units that an amount may be asked in (`ui:options.unit`). */
export type AmountUnit = '元' | '万元'

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
