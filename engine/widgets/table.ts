import { declareWidget } from './declaration.ts'

export const table = declareWidget({
  words: '表格（array，items 为 object）：每项一行，各字段一列，可从电子表格粘贴',
  verb: '添加',
  counts: '行',
  isGroup: true,
  isWide: true,
})
