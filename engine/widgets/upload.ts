import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const upload = declareWidget({
  words:
    '文件上传（array，items 为 object）；minItems、maxItems 限制个数；places 为每个文件命名一个位置（人像面、国徽面），各是不同的文件；uniqueItems 为 true 时列表中的文件互不相同；differsFrom 列出不能是同一个文件的其他上传字段',
  options: ['accept', 'maxSize', 'maxItems', OPTIONS.places, OPTIONS.differsFrom],
  verb: '上传',
  counts: '个文件',
  isOfObjects: true,
  hasFiles: true,
  isGroup: true,
  isWide: true,
  isLarge: true,
})
