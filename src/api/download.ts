import * as z from 'zod/mini'
import type { Contract } from '#schemas/api/contract.ts'
import type { Attachment } from '#schemas/api/files.ts'
import { API_URL, apiClient } from './call.ts'
import { createXhr } from './xhr.ts'

/**
 * The content of a stored file; 20 s at most.
 *
 * @throws ApiError, hidden; Error for a file that is kept elsewhere, where the session's token has no business
 */
export const downloadFile = async ({ link }: Pick<Attachment, 'link'>): Promise<Blob> => {
  const url = new URL(link, location.href)
  if (url.origin !== location.origin || !url.pathname.startsWith(API_URL))
    throw new Error('文件不在本站')
  let content: Blob | undefined
  const transport = createXhr(API_URL, { onContent: (blob) => (content = blob) })
  await apiClient().send(fileAt(url.pathname.slice(API_URL.length)), {}, { hide: true }, transport)
  if (!content) throw new Error('文件无法读取')
  return content
}

/** No contract of the wire's: a file's address is part of what is known of it. */
const fileAt = (path: string): Contract => ({
  name: 'files.content',
  summary: 'The content of a file.',
  method: 'GET',
  path,
  access: 'customer',
  data: z.unknown(),
})
