import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const select = declareWidget({
  words: '下拉选择；选项写在 oneOf（const 与 title）或 enum 中',
  options: [OPTIONS.range, 'enumNames', 'enumDisabled', 'enumOrder'],
  needsOptions: true,
  verb: '选择',
  cell: 'select',
})
