import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const region = declareWidget({
  words: '省市区选择，存为代码列表（array，items 为 string）',
  types: ['array'],
  options: [OPTIONS.region],
  verb: '选择',
  isCoded: true,
  isLarge: true,
})
