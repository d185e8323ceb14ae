import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const remoteSelect = declareWidget({
  words: '选项来自后端；ui:options.optionSource 为来源，不能写网址',
  options: [OPTIONS.optionSource, OPTIONS.dictionary, OPTIONS.region, OPTIONS.bank],
  verb: '选择',
  isCoded: true,
})
