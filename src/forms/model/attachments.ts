import type { Attachment } from '#schemas/api/files.ts'
import { isJsonObject } from '#engine/json/object.ts'

/** An attachment of a field with named places: `place` is its own (engine/language/upload-places.ts). */
export type PlacedAttachment = Attachment & { place?: string | undefined }

/** The attachments in a field's value; anything that is not an attachment is left out, even if a server sent it. */
export const attachmentsOf = (value: unknown): PlacedAttachment[] =>
  Array.isArray(value)
    ? value.filter(
        (item: unknown): item is PlacedAttachment =>
          isJsonObject(item) && typeof item.attachId === 'string',
      )
    : []

/** The display name of a file. */
export const fileName = ({ originalName, name }: Attachment): string =>
  originalName || name || '已上传的文件'

/** The day of a file's upload, 2026-11-20; '' where it is not known: it is missing in what was saved before it existed. */
export const uploadDay = ({ createTime }: Partial<Attachment>): string =>
  createTime?.slice(0, 10) ?? ''

/** Tells whether a file is an image that browsers display. */
export const isPicture = (attachment: Attachment): boolean =>
  /\.(png|jpe?g)$/i.test(fileName(attachment))
