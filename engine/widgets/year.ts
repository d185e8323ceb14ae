import { shownMoment } from '../formats/shown-moment.ts'
import { declareWidget } from './declaration.ts'

export const year = declareWidget({
  words: '年份，存为文字 2026',
  types: ['string'],
  formats: ['year'],
  verb: '选择',
  cell: 'typed',
  keyboard: 'numeric',
  text: (value, _, surroundings) =>
    typeof value === 'string' ? shownMoment('year', value, surroundings) : undefined,
})
