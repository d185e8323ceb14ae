import { declareWidget } from './declaration.ts'

export const date = declareWidget({
  words: '日期，存为 2026-11-20',
  types: ['string'],
  formats: ['date'],
  verb: '选择',
  cell: 'day',
  keyboard: 'numeric',
})
