import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const hidden = declareWidget({
  words: '不显示，数据照常保存',
  options: [OPTIONS.differences],
  isHidden: true,
})
