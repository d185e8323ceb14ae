import { setTimeout as pause } from 'node:timers/promises'
import { contractDetail, contractGenerate, contractSign } from '#schemas/api/products.ts'
import { callServer } from './api.ts'
import type { Enterprise } from './customer.ts'

const SIGNED = 2

/** Signs the contract of a flow by direct calls, and waits until the provider has signed it. */
export const signContract = async (
  server: string,
  { headers }: Pick<Enterprise, 'headers'>,
  flowOnlyId: string,
): Promise<void> => {
  const { contractId } = await callServer(server, contractGenerate, {
    headers,
    body: { flowOnlyId },
  })
  await callServer(server, contractSign, { headers, body: { contractId } })
  const isSigned = async () =>
    (await callServer(server, contractDetail, { headers, query: { contractId } })).status === SIGNED
  while (!(await isSigned())) await pause(200)
}
