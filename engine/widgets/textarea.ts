import { declareWidget } from './declaration.ts'

export const textarea = declareWidget({
  words: '多行文本；ui:options.rows 为行数',
  types: ['string'],
  options: ['autocomplete', 'rows'],
  isWide: true,
  isLarge: true,
  hasLines: true,
})
