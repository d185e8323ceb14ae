import { declareWidget } from './declaration.ts'

export const signature = declareWidget({
  words: '签名：手写、输入姓名或上传图片（array，items 为 object，maxItems 为 1）',
  options: ['accept', 'maxSize', 'maxItems'],
  verb: '完成',
  isOfObjects: true,
  hasFiles: true,
  isGroup: true,
  isWide: true,
  isDeclaration: true,
})
