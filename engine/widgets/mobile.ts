import { declareWidget } from './declaration.ts'

export const mobile = declareWidget({
  words: '手机号',
  types: ['string'],
  formats: ['mobile'],
  options: ['autocomplete'],
  cell: 'typed',
  keyboard: 'tel',
})
