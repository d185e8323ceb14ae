import { OPTIONS } from '../language/words.ts'
import { declareWidget } from './declaration.ts'

export const upload = declareWidget({
  words:
    '文件上传（array，items 为 object）；minItems、maxItems 限制个数；places 为每个文件命名一个位置（人像面、国徽面）',
  options: ['accept', 'maxSize', 'maxItems', OPTIONS.places],
  verb: '上传',
  counts: '个文件',
  hasFiles: true,
  isGroup: true,
  isWide: true,
})
