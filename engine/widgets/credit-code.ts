import { declareWidget } from './declaration.ts'

export const creditCode = declareWidget({
  words: '统一社会信用代码',
  types: ['string'],
  formats: ['credit-code'],
  options: ['autocomplete'],
  cell: 'typed',
})
