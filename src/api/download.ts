import * as z from 'zod/mini'
import type { Contract } from '#schemas/api/contract.ts'
import { attachmentDetail, type Attachment } from '#schemas/api/files.ts'
import { portalConfig } from '#src/platform/portal-config.ts'
import { API_URL, apiClient, call } from './call.ts'
import { createXhr } from './xhr.ts'

/**
 * The addresses of attachments, contracts and records' documents below `/api/`. A link may come from the default of a
 * definition: nothing else is asked for with the session's token, least of all the call that ends it.
 */
const FILE =
  /^(?:blade-resource\/attach\/file|blade-business\/web-front\/business\/(?:contract\/download|record\/document\/[\w-]+\/[\w-]+))\/[\w-]+$/

/**
 * Returns an address at which a browser shows or opens a stored file: a link to a file host as it is, which the browser
 * itself follows without the session's token; else that of the downloaded content, for the caller to revoke.
 *
 * @throws as `downloadFile`
 */
export const fileAddress = async ({ link }: Pick<Attachment, 'link'>): Promise<string> =>
  isOnFileHost(link) ? link : URL.createObjectURL(await downloadFile({ link }))

const isOnFileHost = (link: string): boolean => {
  if (!URL.canParse(link)) return false
  const { origin, username } = new URL(link)
  return !username && portalConfig().fileHosts.includes(origin)
}

/**
 * Downloads a stored file, while it moves: 20 s without a byte end it.
 *
 * @throws ApiError, hidden; Error for a file on another host, which must not receive the session's token, and for an
 *   address that is no file's
 */
export const downloadFile = async ({ link }: Pick<Attachment, 'link'>): Promise<Blob> => {
  const url = new URL(link, location.href)
  const path = url.pathname.slice(API_URL.length)
  if (url.origin !== location.origin || !url.pathname.startsWith(API_URL) || !FILE.test(path))
    throw new Error('文件不在本站')
  let content: Blob | undefined
  const transport = createXhr(API_URL, { onContent: (blob) => (content = blob) })
  await apiClient().send(fileAt(path), {}, { hide: true }, transport)
  if (!content) throw new Error('文件无法读取')
  return content
}

/** Reads the description of a file by its id. @throws ApiError, hidden */
export const readAttachment = (id: string): Promise<Attachment> =>
  call(attachmentDetail, { query: { id } }, { hide: true })

/** Makes a contract for one address, because a file's address comes with its record. */
const fileAt = (path: string): Contract => ({
  name: 'files.content',
  summary: 'The content of a file.',
  method: 'GET',
  path,
  access: 'customer',
  data: z.unknown(),
})
