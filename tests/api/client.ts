import { setupServer } from 'msw/node'
import { DEFAULT_GATEWAY } from '#schemas/api/gateway.ts'
import { createApiClient } from '#src/api/api-client.ts'
import type { ApiError } from '#src/api/api-error.ts'
import type { ApiEvent } from '#src/api/api-events.ts'
import { createHttp } from '#src/api/http.ts'
import type { Tokens, TokenStore } from '#src/api/tokens.ts'
import type { Transport } from '#src/api/transport.ts'
import { createEvents } from '#src/platform/events.ts'

/** Address of the tests' API, intercepted by msw. */
export const API = 'http://portal.test/api/'

/** The server of a test file. */
export const server = setupServer()

export const someTokens: Tokens = {
  sessionId: 'session-1',
  access: 'access-1',
  refresh: 'refresh-1',
  tenantId: '000000',
  subAccountId: '',
}

/** A store of tokens in memory. */
export const memoryTokens = (value: Tokens | undefined): TokenStore => ({
  read: () => value,
  write: (next) => {
    value = next
  },
  remove: () => {
    value = undefined
  },
})

interface Options {
  tokens?: Tokens | undefined
  transport?: Transport
  withLock?: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Creates an API client over the real transport, and records its events in `heard`. */
export const createTestClient = ({
  tokens: first = someTokens,
  transport = createHttp(API),
  withLock = (_, work) => work(),
}: Options = {}) => {
  const tokens = memoryTokens(first)
  const events = createEvents<ApiEvent>()
  const heard: ApiEvent[] = []
  events.subscribe((event) => heard.push(event))
  const { send, renew } = createApiClient({
    transport,
    tokens,
    gateway: DEFAULT_GATEWAY,
    withLock,
    events,
  })
  return { send, renew, tokens, heard }
}

/** Returns the error of a failing call; throws if the call succeeds. */
export const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise
  } catch (error) {
    return error as ApiError
  }
  throw new Error('expected the call to fail')
}
