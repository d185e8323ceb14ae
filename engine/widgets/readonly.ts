import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const readonly = declareWidget({
  words: '只读显示，常与 ui:options.source 合用',
  options: [OPTIONS.differences, 'enumNames', 'enumDisabled', 'enumOrder'],
  isOnlyRead: true,
  isGroup: true,
})
