import { isShrinkable } from './fitting-picture.ts'

/** The rules for the files of a field. */
export interface FileRules {
  /** Extensions in lower case, with their dots. */
  extensions: readonly string[]
  /** Maximum size of one file, in bytes. */
  maxSize: number
  /** Maximum number of files. */
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

/** The reason why a file can't be uploaded, in words for the customer; undefined where it can. Images may be scaled down later. */
export const refusal = (file: File, rules: FileRules): string | undefined => {
  const { extensions } = rules
  const name = file.name.toLowerCase()
  if (!extensions.some((extension) => name.endsWith(extension)))
    return `文件类型不支持，请上传 ${typeNames(extensions)} 文件`
  if (file.size === 0) return '这是一个空文件，请重新选择'
  return isShrinkable(file) ? undefined : sizeRefusal(file, rules)
}

/** The message for a file that exceeds the maximum size. */
export const sizeRefusal = (file: File, { maxSize }: FileRules): string | undefined =>
  file.size > maxSize ? `文件超过 ${maxSize / MEBIBYTE} MB，请压缩后再上传` : undefined

/** The reason why a file's content can't be uploaded; undefined where it can. Rejects where the file can't be read. */
export const contentRefusal = async (file: File): Promise<string | undefined> => {
  const name = file.name.toLowerCase()
  const magic = MAGIC.find(([ending]) => ending.test(name))?.[1]
  if (!magic) return undefined
  const start = new Uint8Array(await file.slice(0, magic.length).arrayBuffer())
  return magic.every((byte, index) => start[index] === byte)
    ? undefined
    : '文件内容与类型不符，可能已损坏，请重新选择'
}

/** The first bytes of the file types that the server accepts. */
const MAGIC: [ending: RegExp, bytes: number[]][] = [
  [/\.pdf$/, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  [/\.png$/, [0x89, 0x50, 0x4e, 0x47]],
  [/\.jpe?g$/, [0xff, 0xd8, 0xff]],
]

/** Describes the rules in a sentence. */
export const rulesText = ({ extensions, maxSize, maxItems }: FileRules): string => {
  const hasPictures = extensions.some((extension) => PICTURE.test(extension))
  return [
    `支持 ${typeNames(extensions)}`,
    `单个不超过 ${maxSize / MEBIBYTE} MB${hasPictures ? '（照片会自动缩小）' : ''}`,
    ...(maxItems > 1 && maxItems < Infinity ? [`最多 ${maxItems} 个`] : []),
  ].join('，')
}

const PICTURE = /^\.(png|jpe?g)$/

/** Formats a size: 1.2 MB. */
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
