import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Wire } from '../language/wire-option.ts'
import type { AvueColumn } from './columns.ts'
import { count, listWire, type ConvertType } from './field.ts'

const ENDPOINT = /^\/?(api\/)?blade-resource\/oss\/endpoint\/put-file/

/** upload: files go to the portal's own address, and are saved as the option says. */
export const upload: ConvertType = (column, report) => {
  const { all, pointer } = column
  const { limit, fileSize, accept, action, propsHttp, listType } = all
  if (typeof action === 'string' && action !== '' && !ENDPOINT.test(action))
    report(
      'avue-not-carried-over',
      pointerTo(pointer, 'action'),
      'action：文件由门户上传到后端的附件服务',
    )
  if (isJsonObject(propsHttp) && propsHttp.url !== undefined && propsHttp.url !== 'link')
    report(
      'avue-not-carried-over',
      pointerTo(pointer, 'propsHttp'),
      'propsHttp：保存的是附件的 link，请让后端按 link 读取',
    )
  const extensions = extensionsIn(accept)
  return {
    schema: {
      type: 'array',
      items: { type: 'object' },
      ...(listType === 'picture-img' ? { maxItems: 1 } : count('maxItems', limit)),
    },
    widget: 'upload',
    options: {
      ...(extensions.length > 0 && { accept: extensions.join(',') }),
      // KB and MiB.
      ...(typeof fileSize === 'number' && fileSize > 0 && { maxSize: fileSize / 1024 }),
    },
    wire: wireOf(column),
  }
}

const wireOf = (column: AvueColumn): Wire => {
  const { listType, dataType, props } = column.all
  if (listType === 'picture-img') return { each: 'link', as: 'one' }
  if (dataType === 'array') return { each: 'link' }
  if (dataType === 'string' || dataType === 'number') return { each: 'link', ...listWire(column) }
  const { label, value } = props as { label?: unknown; value?: unknown }
  return {
    each: 'labelled',
    ...(typeof label === 'string' && label !== 'label' && { label }),
    ...(typeof value === 'string' && value !== 'value' && { value }),
    ...listWire(column),
  }
}

/** Converts `accept`, a list or a text of file extensions and media types. */
const extensionsIn = (accept: unknown): string[] => {
  const parts = Array.isArray(accept) ? accept : typeof accept === 'string' ? accept.split(',') : []
  const endings = parts.flatMap((part: unknown) => {
    if (typeof part !== 'string') return []
    const name = part.trim().toLowerCase()
    return KINDS.get(name) ?? (/^\.?\w+$/.test(name) ? [`.${name.replace('.', '')}`] : [])
  })
  return [...new Set(endings)]
}

const KINDS = new Map([
  ['image/*', ['.png', '.jpg', '.jpeg']],
  ['image/png', ['.png']],
  ['image/jpeg', ['.jpg', '.jpeg']],
  ['image/jpg', ['.jpg', '.jpeg']],
  ['application/pdf', ['.pdf']],
])
