import { capitals } from '#engine/finance/capitals.ts'
import { formats } from '#engine/formats/formats.ts'
import { grouped, shifted } from '#engine/formats/quantity.ts'

/** The units that an amount can be entered in (`ui:options.unit`). */
export type AmountUnit = '元' | '万元'

/** Describes an amount as it is understood: 400,000.00 元 · 人民币肆拾万元整; undefined for none, and for 0. */
export const amountWords = (amount: string, unit: AmountUnit): string | undefined => {
  if (!formats.money.validate(amount) || Number(amount) === 0) return undefined
  const yuan = unit === '元' ? amount : shifted(amount, 4)
  const [whole = '', fraction = ''] = yuan.split('.')
  const words = capitals(yuan)
  return words && `${grouped(whole)}.${fraction.padEnd(2, '0')} 元 · ${words}`
}
