import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const table = declareWidget({
  words:
    '表格（array，items 为 object）：每项一行，各字段一列，可从电子表格粘贴；ui:options.fromFile 为 true 时还可从 XLSX、CSV 文件填入',
  options: [OPTIONS.fromFile],
  verb: '添加',
  counts: '行',
  isOfObjects: true,
  isGroup: true,
  isWide: true,
  isLarge: true,
})
