import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const percent = declareWidget({
  words: '百分比，存为字符串，如 4.35',
  types: ['string'],
  formats: ['percent'],
  options: ['autocomplete', OPTIONS.range],
  cell: 'typed',
  keyboard: 'decimal',
  unit: '%',
  text: (value) => `${String(value)}%`,
})
