import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, number, text } from './wire.ts'

/** An uploaded file; `link` needs the session's token, like every other call. */
export const attachment = z.object({
  attachId: id,
  link: text,
  originalName: text,
  name: text,
  domain: text,
  /** Bytes. */
  size: number,
  /** The time of its upload, `YYYY-MM-DD HH:mm:ss`; '' where it is not known. */
  createTime: text,
  /** SHA-256 of the content, hex: two files with the same one are one file; '' where the server does not tell it. */
  digest: text,
})
export type Attachment = z.output<typeof attachment>

export const upload = defineContract({
  name: 'files.upload',
  summary: 'Stores one file: PDF, PNG or JPEG, at most 10 MiB.',
  method: 'POST',
  path: 'blade-resource/oss/endpoint/put-file-attach',
  access: 'customer',
  body: z.custom<FormData>((value) => value instanceof FormData),
  encoding: 'multipart',
  limit: { calls: 300, seconds: 86_400 },
  data: attachment,
  timeout: 60_000,
})

export const attachmentDetail = defineContract({
  name: 'files.detail',
  summary: 'An uploaded file without its content.',
  method: 'GET',
  path: 'blade-resource/attach/detail',
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: attachment,
})
