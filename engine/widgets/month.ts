import { shownMoment } from '../formats/shown-moment.ts'
import { declareWidget } from './declaration.ts'

export const month = declareWidget({
  words: '月份，存为 2026-11',
  types: ['string'],
  formats: ['month'],
  verb: '选择',
  cell: 'typed',
  keyboard: 'numeric',
  text: (value, _, surroundings) =>
    typeof value === 'string' ? shownMoment('month', value, surroundings) : undefined,
})
