import { declareWidget } from './declaration.ts'

export const residentId = declareWidget({
  words: '居民身份证号',
  types: ['string'],
  formats: ['resident-id'],
  options: ['autocomplete'],
  cell: 'typed',
})
