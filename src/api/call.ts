import type { BodyOf, Contract, DataOf, QueryOf } from '#schemas/api/contract.ts'
import type { CallInputs, ReadCaptcha } from '#schemas/api/encode-request.ts'
import { gateway } from '#src/platform/gateway.ts'
import { withTabLock } from '#src/platform/tab-lock.ts'
import { createApiClient, type CallOptions } from './api-client.ts'
import { apiEvents } from './api-events.ts'
import { createHttp } from './http.ts'
import { tokens } from './tokens.ts'

/** The inputs of a call: exactly the parts that its contract declares. */
type CallInput<C> = (C extends { captcha: true } ? { captcha: ReadCaptcha | undefined } : unknown) &
  (undefined extends QueryOf<C> ? unknown : { query: QueryOf<C> }) &
  (undefined extends BodyOf<C> ? unknown : { body: BodyOf<C> })

type Rest<C> =
  unknown extends CallInput<C>
    ? [input?: Record<string, never>, options?: CallOptions]
    : [input: CallInput<C>, options?: CallOptions]

/**
 * Makes a call and returns its normalised data.
 *
 * @throws ApiError for every failure; its message has been shown unless `options.hide`
 */
export const call = <C extends Contract>(contract: C, ...rest: Rest<C>): Promise<DataOf<C>> => {
  const [input, options] = rest as [CallInputs?, CallOptions?]
  return apiClient().send(contract, input ?? {}, options) as Promise<DataOf<C>>
}

/** The address of the API on this site; tests intercept it at any origin. */
export const API_URL = '/api/'

let client: ReturnType<typeof createApiClient> | undefined

/** Returns the client of this page, created at the first call, when the configuration is readable. */
export const apiClient = () => {
  client ??= createApiClient({
    transport: createHttp(API_URL),
    tokens,
    gateway: gateway(),
    withLock: withTabLock,
    events: apiEvents,
  })
  return client
}
