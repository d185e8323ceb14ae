import { declareWidget } from './declaration.ts'

export const checkbox = declareWidget({
  words: '勾选框（boolean）',
  types: ['boolean'],
  startsAsNo: true,
  options: ['enumNames', 'enumDisabled', 'enumOrder'],
  verb: '勾选',
  isWide: true,
  isLabelled: true,
  cell: 'yesNo',
})
