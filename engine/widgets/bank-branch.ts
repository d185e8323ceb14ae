import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const bankBranch = declareWidget({
  words: '开户网点搜索，存为 12 位联行号；ui:options.bank 或 within 限定银行',
  types: ['string'],
  options: [OPTIONS.bank],
  verb: '选择',
  isCoded: true,
})
