import type { Attachment } from '#schemas/api/files.ts'
import { isJsonObject } from '#engine/json/object.ts'

/** The files of an answer; what is no attachment is not shown, whatever a server sends. */
export const attachmentsOf = (value: unknown): Attachment[] =>
  Array.isArray(value)
    ? value.filter(
        (item: unknown): item is Attachment =>
          isJsonObject(item) && typeof item.attachId === 'string',
      )
    : []

/** What a file is called. */
export const fileName = ({ originalName, name }: Attachment): string =>
  originalName || name || '已上传的文件'

/** Whether a file is a picture that a browser shows. */
export const isPicture = (attachment: Attachment): boolean =>
  /\.(png|jpe?g)$/i.test(fileName(attachment))
