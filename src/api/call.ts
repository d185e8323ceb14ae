import type { BodyOf, Contract, DataOf, QueryOf } from '#schemas/api/contract.ts'
import { portalConfig } from '#src/platform/portal-config.ts'
import { withTabLock } from '#src/platform/tab-lock.ts'
import { createApiClient, type CallOptions } from './api-client.ts'
import { apiEvents } from './api-events.ts'
import { createHttp } from './http.ts'
import { tokens } from './tokens.ts'
import type { CallInputs } from './transport.ts'

export type { CallOptions } from './api-client.ts'

/** What a call sends: the parts that its contract has, and no others. */
export type CallInput<C> = (undefined extends QueryOf<C> ? unknown : { query: QueryOf<C> }) &
  (undefined extends BodyOf<C> ? unknown : { body: BodyOf<C> })

type Rest<C> =
  unknown extends CallInput<C>
    ? [input?: Record<string, never>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions]

/**
 * Makes a call and answers its data, normalised.
 *
 * @throws ApiError, whatever goes wrong; its message has been shown unless `options.hide`
 */
export const call = <C extends Contract>(contract: C, ...rest: Rest<C>): Promise<DataOf<C>> => {
  const [input, options] = rest as [CallInputs?, CallOptions?]
  return apiClient().send(contract, input ?? {}, options) as Promise<DataOf<C>>
}

/** Of this site; a test has it answered wherever it is. */
export const API_URL = '/api/'

let client: ReturnType<typeof createApiClient> | undefined

/** The client of this page; made at the first call, when the page's configuration can be read. */
export const apiClient = () => {
  const { clientId, clientSecret } = portalConfig()
  client ??= createApiClient({
    transport: createHttp(API_URL),
    tokens,
    authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
    withLock: withTabLock,
    events: apiEvents,
  })
  return client
}
