import { shownMoment } from '../formats/shown-moment.ts'
import { declareWidget } from './declaration.ts'

export const time = declareWidget({
  words: '时间，存为 09:30:00',
  types: ['string'],
  formats: ['time'],
  verb: '选择',
  cell: 'typed',
  keyboard: 'numeric',
  text: (value, _, surroundings) =>
    typeof value === 'string' ? shownMoment('time', value, surroundings) : undefined,
})
