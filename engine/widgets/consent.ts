import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const consent = declareWidget({
  words:
    '须勾选的声明（boolean，const 为 true）；agreement 为所同意的文件；申请退回、驳回后须重新勾选',
  types: ['boolean'],
  options: ['text', 'links', OPTIONS.agreement],
  verb: '阅读并同意',
  isWide: true,
  isDeclaration: true,
  isLabelled: true,
  text: (value) => (value === true ? '已同意' : '未同意'),
})
