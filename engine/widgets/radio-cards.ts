import { declareWidget } from './declaration.ts'

export const radioCards = declareWidget({
  words: '单选卡片；oneOf 的 title 为标题，description 为说明',
  options: ['enumNames', 'enumDisabled', 'enumOrder'],
  needsOptions: true,
  verb: '选择',
  isGroup: true,
  choosesBranches: true,
  isWide: true,
})
