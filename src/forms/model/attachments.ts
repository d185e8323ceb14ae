import type { Attachment } from '#schemas/api/files.ts'
import { isJsonObject } from '#engine/json/object.ts'

/** The attachments in a field's value; anything that is not an attachment is left out, even if a server sent it. */
export const attachmentsOf = (value: unknown): Attachment[] =>
  Array.isArray(value)
    ? value.filter(
        (item: unknown): item is Attachment =>
          isJsonObject(item) && typeof item.attachId === 'string',
      )
    : []

/** The display name of a file. */
export const fileName = ({ originalName, name }: Attachment): string =>
  originalName || name || '已上传的文件'

/** Tells whether a file is an image that browsers display. */
export const isPicture = (attachment: Attachment): boolean =>
  /\.(png|jpe?g)$/i.test(fileName(attachment))
