import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const dictionary = declareWidget({
  words: '字典选择；ui:options.dictionary 为字典代码，如 bank、industry；within 限定为某项的下级',
  options: [OPTIONS.dictionary],
  verb: '选择',
  isCoded: true,
})
