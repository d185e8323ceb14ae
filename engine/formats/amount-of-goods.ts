import { declareDecimal } from './declare-decimal.ts'

/** A quantity of goods, a weight or a count, as a decimal string of at most 9 + 3 digits. */
export const quantity = declareDecimal({
  title: '数量',
  whole: 9,
  places: 3,
  unit: '',
  below: 9_999,
})
