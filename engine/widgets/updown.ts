import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const updown = declareWidget({
  words: '带增减按钮的数字',
  types: ['number', 'integer'],
  options: [OPTIONS.range],
  cell: 'typed',
})
