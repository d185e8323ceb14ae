import { declareDecimal } from './declare-decimal.ts'

/** An amount as a decimal string of at most 13 + 2 digits. */
export const money = declareDecimal({
  title: '金额',
  whole: 13,
  places: 2,
  unit: '元',
  below: 9_999_999,
})
