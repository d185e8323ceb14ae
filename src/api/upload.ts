import { upload, type Attachment } from '#schemas/api/files.ts'
import { API_URL, apiClient } from './call.ts'
import { createXhr } from './xhr.ts'

export interface UploadOptions {
  /** Called with the share of the file that is sent, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Uploads one file: while it moves, and then within 60 s.
 *
 * @throws ApiError, hidden: the upload field shows the message itself
 */
export const uploadFile = async (file: File, options: UploadOptions = {}): Promise<Attachment> => {
  const body = new FormData()
  body.append('file', file)
  const transport = createXhr(API_URL, { onProgress: options.onProgress })
  const { signal } = options
  return (await apiClient().send(upload, { body }, { hide: true, signal }, transport)) as Attachment
}
