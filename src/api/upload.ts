import { upload, type Attachment } from '#schemas/api/files.ts'
import { API_URL, apiClient } from './call.ts'
import { createXhr } from './xhr.ts'

export interface UploadOptions {
  /** Told the share that is on its way, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Stores one file; 60 s at most.
 *
 * @throws ApiError, hidden: the field that uploads says itself what went wrong
 */
export const uploadFile = async (file: File, options: UploadOptions = {}): Promise<Attachment> => {
  const body = new FormData()
  body.append('file', file)
  const transport = createXhr(API_URL, { onProgress: options.onProgress })
  const callOptions = { hide: true, ...(options.signal && { signal: options.signal }) }
  return (await apiClient().send(upload, { body }, callOptions, transport)) as Attachment
}
