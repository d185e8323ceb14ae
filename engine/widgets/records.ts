import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const records = declareWidget({
  words:
    '从本人的记录中选择（array，items 为 string）；ui:options.kind 为记录的种类，status 为可选的状态；least 为所选金额须达到的金额（按 share 的比例计）',
  types: ['array'],
  options: [OPTIONS.kind, OPTIONS.status, OPTIONS.least, OPTIONS.share],
  verb: '选择',
  isGroup: true,
  isWide: true,
})
