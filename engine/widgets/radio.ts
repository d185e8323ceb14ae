import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const radio = declareWidget({
  words: '单选；ui:options.inline 为 true 时排成一行',
  options: ['inline', OPTIONS.range, 'enumNames', 'enumDisabled', 'enumOrder'],
  needsOptions: true,
  verb: '选择',
  isGroup: true,
  choosesBranches: true,
  cell: 'select',
})
