import { setupServer } from 'msw/node'
import { createApiClient } from '#src/api/api-client.ts'
import type { ApiError } from '#src/api/api-error.ts'
import type { ApiEvent } from '#src/api/api-events.ts'
import { createHttp } from '#src/api/http.ts'
import type { Tokens, TokenStore } from '#src/api/tokens.ts'
import type { Transport } from '#src/api/transport.ts'
import { createEvents } from '#src/platform/events.ts'

/** Where the tests' API is; nothing listens there but msw. */
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

const memoryTokens = (value: Tokens | undefined): TokenStore => ({
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

/** The API client over the real transport, with what it says to the portal written down. */
export const createTestClient = ({
  tokens: first = someTokens,
  transport = createHttp(API),
  withLock = (_, work) => work(),
}: Options = {}) => {
  const tokens = memoryTokens(first)
  const events = createEvents<ApiEvent>()
  const heard: ApiEvent[] = []
  events.subscribe((event) => heard.push(event))
  const { send } = createApiClient({
    transport,
    tokens,
    authorization: `Basic ${btoa('portal:portal_secret')}`,
    withLock,
    events,
  })
  return { send, tokens, heard }
}

/** What a call fails with; a test that sees it succeed fails. */
export const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise
  } catch (error) {
    return error as ApiError
  }
  throw new Error('expected the call to fail')
}
