import * as z from 'zod/mini'
import type { BodyOf, Contract, DataOf, QueryOf } from '#schemas/api/contract.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { ApiEvent } from '#src/api/api-events.ts'
import { API_URL } from '#src/api/call.ts'
import { createHttp } from '#src/api/http.ts'
import type { Transport } from '#src/api/transport.ts'
import { createXhr } from '#src/api/xhr.ts'
import { createEvents } from '#src/platform/events.ts'
import { operatorToken } from './operator-token.ts'

const withToken =
  (transport: Transport, token: string): Transport =>
  (exchange) =>
    transport({
      ...exchange,
      headers: { ...exchange.headers, ...(token && { Authorization: `Bearer ${token}` }) },
    })

const http = createHttp(API_URL)

/** The client of the console: the operator's token takes the place of a customer's session. */
const client = createApiClient({
  transport: http,
  tokens: { read: () => undefined, write: () => undefined, remove: () => undefined },
  authorization: '',
  withLock: (_name, work) => work(),
  events: createEvents<ApiEvent>(),
})

interface Inputs<C> {
  query?: QueryOf<C>
  body?: BodyOf<C>
  signal?: AbortSignal
  /** Another token than that of this tab. */
  token?: string
}

/**
 * Makes a call as the operator of this tab. A 401 ends the session.
 * @throws ApiError
 */
export const operatorCall = async <C extends Contract>(
  contract: C,
  { token = operatorToken.read(), ...inputs }: Inputs<C> = {},
): Promise<DataOf<C>> => send(contract, inputs, withToken(http, token), token) as Promise<DataOf<C>>

/** Downloads a customer's file. */
export const operatorFile = async (fileId: string): Promise<Blob> => {
  let content: Blob | undefined
  const contract: Contract = {
    name: 'operator.file',
    summary: 'The content of a file.',
    method: 'GET',
    path: `operator/file/${encodeURIComponent(fileId)}`,
    access: 'operator',
    data: z.unknown(),
  }
  const token = operatorToken.read()
  const xhr = createXhr(API_URL, { onContent: (blob) => (content = blob) })
  await send(contract, {}, withToken(xhr, token), token)
  if (!content) throw new Error('文件无法读取')
  return content
}

const send = async (
  contract: Contract,
  { query, body, signal }: { query?: unknown; body?: unknown; signal?: AbortSignal | undefined },
  transport: Transport,
  token: string,
): Promise<unknown> => {
  try {
    return await client.send(
      contract,
      { query: query as Record<string, unknown> | undefined, body },
      { hide: true, signal },
      transport,
    )
  } catch (error) {
    const isOver = error instanceof ApiError && error.kind === 'unauthorized'
    // A late 401 of an earlier session does not end the current one.
    if (isOver && contract.access === 'operator' && operatorToken.read() === token)
      operatorToken.remove()
    throw error
  }
}
