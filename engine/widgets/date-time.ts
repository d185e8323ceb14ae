import { shownMoment } from '../formats/shown-moment.ts'
import { declareWidget } from './declaration.ts'

export const dateTime = declareWidget({
  words: '日期和时间，存为 2026-11-20 09:30:00',
  types: ['string'],
  formats: ['datetime', 'date-time'],
  verb: '选择',
  cell: 'typed',
  keyboard: 'numeric',
  text: (value, _, surroundings) =>
    typeof value === 'string' ? shownMoment('datetime', value, surroundings) : undefined,
})
