import { shownMoment } from '../formats/shown-moment.ts'
import { declareWidget } from './declaration.ts'

export const week = declareWidget({
  words: '某年第几周，存为 2026-W47',
  types: ['string'],
  formats: ['week'],
  verb: '选择',
  cell: 'typed',
  keyboard: 'numeric',
  text: (value, _, surroundings) =>
    typeof value === 'string' ? shownMoment('week', value, surroundings) : undefined,
})
