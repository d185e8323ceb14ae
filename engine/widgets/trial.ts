import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const trial = declareWidget({
  words: '还款试算（string，没有值）：按 ui:options.terms 指向的金额、利率、期限等实时显示还款计划',
  types: ['string'],
  options: [OPTIONS.terms],
  isOnlyRead: true,
  isGroup: true,
  isWide: true,
})
