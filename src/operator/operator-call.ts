import * as z from 'zod/mini'
import type { Contract } from '#schemas/api/contract.ts'
import { API_URL } from '#src/api/call.ts'
import { createXhr } from '#src/api/xhr.ts'
import { createStaffCall } from '#src/session/staff-call.ts'
import { operatorToken } from './operator-token.ts'

/**
 * Makes a call as the operator of this tab. A 401 ends the session.
 * @throws ApiError
 */
export const operatorCall = createStaffCall(operatorToken, 'operator')

/** Downloads a customer's file. @returns the address of its content, for the caller to revoke */
export const operatorFileAddress = async (fileId: string): Promise<string> => {
  let content: Blob | undefined
  const contract: Contract = {
    name: 'operator.file',
    summary: 'The content of a file.',
    method: 'GET',
    path: `operator/file/${encodeURIComponent(fileId)}`,
    access: 'operator',
    data: z.unknown(),
  }
  await operatorCall(contract, {}, createXhr(API_URL, { onContent: (blob) => (content = blob) }))
  if (!content) throw new Error('文件无法读取')
  return URL.createObjectURL(content)
}
