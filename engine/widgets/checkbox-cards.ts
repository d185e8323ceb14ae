import { declareWidget } from './declaration.ts'

export const checkboxCards = declareWidget({
  words: '多选卡片（array，uniqueItems，items.oneOf）',
  types: ['array'],
  options: ['enumNames', 'enumDisabled', 'enumOrder'],
  needsOptions: true,
  verb: '选择',
  isGroup: true,
  isWide: true,
})
