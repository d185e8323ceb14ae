import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const status = declareWidget({
  words: '只读的状态，图标加文字；ui:options.tones 按值指定图标',
  options: [OPTIONS.tones, 'enumNames', 'enumDisabled', 'enumOrder'],
  isOnlyRead: true,
  isGroup: true,
})
