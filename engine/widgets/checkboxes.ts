import { declareWidget } from './declaration.ts'

export const checkboxes = declareWidget({
  words: '多选（array，uniqueItems，items.enum）',
  types: ['array'],
  options: ['inline', 'enumNames', 'enumDisabled', 'enumOrder'],
  needsOptions: true,
  verb: '选择',
  isGroup: true,
  isWide: true,
  isLarge: true,
})
