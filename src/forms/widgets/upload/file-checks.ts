import { isShrinkable } from './fitting-picture.ts'

/** What a field accepts. */
export interface FileRules {
  /** Extensions in small letters, with their dots. */
  extensions: readonly string[]
  /** Bytes of one file. */
  maxSize: number
  /** Files in all. */
  maxItems: number
}

const MEBIBYTE = 1024 * 1024
const DEFAULT_EXTENSIONS = ['.pdf', '.png', '.jpg', '.jpeg']

/** The rules in `ui:options.accept` ('.pdf,.jpg'), `ui:options.maxSize` (MiB) and `maxItems`; the server takes at most 10 MiB. */
export const fileRules = (
  options: Readonly<Record<string, unknown>>,
  maxItems: number | undefined,
): FileRules => {
  const accept = typeof options.accept === 'string' ? options.accept.toLowerCase().split(',') : []
  const extensions = accept.map((part) => part.trim()).filter((part) => /^\.\w+$/.test(part))
  const size = Number(options.maxSize)
  return {
    extensions: extensions.length > 0 ? extensions : DEFAULT_EXTENSIONS,
    maxSize: (size > 0 ? size : 10) * MEBIBYTE,
    maxItems: maxItems ?? (Number(options.maxItems) || Infinity),
  }
}

/** Why a file can't be sent, in words for the customer; undefined where it can. A picture may be made smaller yet. */
export const refusal = (file: File, rules: FileRules): string | undefined => {
  const { extensions } = rules
  const name = file.name.toLowerCase()
  if (!extensions.some((extension) => name.endsWith(extension)))
    return `文件类型不支持，请上传 ${typeNames(extensions)} 文件`
  if (file.size === 0) return '这是一个空文件，请重新选择'
  return isShrinkable(file) ? undefined : sizeRefusal(file, rules)
}

/** Why a file can't be sent as large as it is, in words for the customer. */
export const sizeRefusal = (file: File, { maxSize }: FileRules): string | undefined =>
  file.size > maxSize ? `文件超过 ${maxSize / MEBIBYTE} MB，请压缩后再上传` : undefined

/** Why a file's content can't be sent, though its name and size could. Rejects where it can't be read. */
export const contentRefusal = async (file: File): Promise<string | undefined> => {
  const name = file.name.toLowerCase()
  const magic = MAGIC.find(([ending]) => ending.test(name))?.[1]
  if (!magic) return undefined
  const start = new Uint8Array(await file.slice(0, magic.length).arrayBuffer())
  return magic.every((byte, index) => start[index] === byte)
    ? undefined
    : '文件内容与类型不符，可能已损坏，请重新选择'
}

/** The first bytes of the kinds of files that the server takes. */
const MAGIC: [ending: RegExp, bytes: number[]][] = [
  [/\.pdf$/, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  [/\.png$/, [0x89, 0x50, 0x4e, 0x47]],
  [/\.jpe?g$/, [0xff, 0xd8, 0xff]],
]

/** What may be sent, as a sentence. */
export const rulesText = ({ extensions, maxSize, maxItems }: FileRules): string => {
  const hasPictures = extensions.some((extension) => PICTURE.test(extension))
  return [
    `支持 ${typeNames(extensions)}`,
    `单个不超过 ${maxSize / MEBIBYTE} MB${hasPictures ? '（照片会自动缩小）' : ''}`,
    ...(maxItems > 1 && maxItems < Infinity ? [`最多 ${maxItems} 个`] : []),
  ].join('，')
}

const PICTURE = /^\.(png|jpe?g)$/

/** A size for people: 1.2 MB. */
export const sizeText = (bytes: number): string =>
  bytes < MEBIBYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / MEBIBYTE).toFixed(1)} MB`

const typeNames = (extensions: readonly string[]): string =>
  [
    ...new Set(
      extensions.map((extension) => extension.slice(1).toUpperCase().replace('JPEG', 'JPG')),
    ),
  ].join('、')
