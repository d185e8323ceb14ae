import type { Access, BodyOf, Contract, DataOf, QueryOf } from '#schemas/api/contract.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { ApiEvent } from '#src/api/api-events.ts'
import { API_URL } from '#src/api/call.ts'
import { createHttp } from '#src/api/http.ts'
import type { Transport } from '#src/api/transport.ts'
import { createEvents } from '#src/platform/events.ts'
import { gateway } from '#src/platform/gateway.ts'
import type { TabValue } from './tab-value.ts'

interface Inputs<C> {
  query?: QueryOf<C>
  body?: BodyOf<C>
  signal?: AbortSignal | undefined
  /** Another token than that of this tab. */
  token?: string
}

/**
 * Makes a call as the member of staff of this tab. A 401 ends the session.
 * @throws ApiError
 */
export type StaffCall = <C extends Contract>(
  contract: C,
  inputs?: Inputs<C>,
  transport?: Transport,
) => Promise<DataOf<C>>

const http = createHttp(API_URL)

/** The client of staff: their token takes the place of a customer's session. */
const client = createApiClient({
  transport: http,
  tokens: { read: () => undefined, write: () => undefined, remove: () => undefined },
  gateway: gateway(),
  withLock: (_name, work) => work(),
  events: createEvents<ApiEvent>(),
})

/** Creates the calls of staff with the token of this tab. @param access of the calls whose 401 ends the session */
export const createStaffCall =
  (session: TabValue, access: Access): StaffCall =>
  async (contract, { query, body, signal, token = session.read() } = {}, transport = http) => {
    try {
      return (await client.send(
        contract,
        { query: query as Record<string, unknown> | undefined, body },
        { hide: true, signal },
        withToken(transport, token),
      )) as DataOf<typeof contract>
    } catch (error) {
      const isOver = error instanceof ApiError && error.kind === 'unauthorized'
      // A late 401 of an earlier session does not end the current one.
      if (isOver && contract.access === access && session.read() === token) session.remove()
      throw error
    }
  }

const withToken =
  (transport: Transport, token: string): Transport =>
  (exchange) =>
    transport({
      ...exchange,
      headers: { ...exchange.headers, ...(token && { Authorization: `Bearer ${token}` }) },
    })
