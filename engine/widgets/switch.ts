import { declareWidget } from './declaration.ts'

export const switchWidget = declareWidget({
  words: '开关（boolean）；oneOf 中 true 与 false 的 title 为两种状态的文字',
  types: ['boolean'],
  startsAsNo: true,
  options: ['enumNames', 'enumDisabled', 'enumOrder'],
  verb: '选择',
})
