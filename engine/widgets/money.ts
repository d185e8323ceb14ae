import { amountText } from '../formats/quantity.ts'
import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const money = declareWidget({
  words: '金额，存为十进制字符串；ui:options.unit 为 元 或 万元，附大写金额',
  types: ['string'],
  formats: ['money'],
  options: ['autocomplete', OPTIONS.range],
  cell: 'typed',
  keyboard: 'decimal',
  unit: '元',
  text: (value, { options: { unit } }) =>
    amountText(String(value), typeof unit === 'string' ? unit : undefined),
})
