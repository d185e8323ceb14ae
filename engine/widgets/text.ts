import { declareWidget } from './declaration.ts'

export const text = declareWidget({
  words: '单行文本',
  options: ['autocomplete'],
  cell: 'typed',
})
