import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect } from 'vitest'
import type { Contract } from '#schemas/api/contract.ts'
import { contracts } from '#schemas/api/contracts.ts'
import { logout, refreshToken, userinfo } from '#schemas/api/session.ts'
import { analystSignOut } from '#schemas/api/workbench.ts'
import { ApiError, type ApiErrorKind } from '#src/api/api-error.ts'
import { createHttp } from '#src/api/http.ts'
import { createTestClient, someTokens } from '../api/client.ts'
import { sampleOf } from '../attacks/wrong-fields.ts'
import { sharedBackendTest } from '../fixtures/backend/backend-test.ts'
import { credentialsOf } from '../fixtures/backend/credentials.ts'
import { PHONES, type TestBackend } from '../fixtures/backend/test-backend.ts'
import { openBadNetwork, type FaultName } from './bad-network.ts'

/* Each call of the portal's client against the reference backend, through a network with a fault. */

/** The time within which a call ends, ms. */
const BAR = 30_000

/** The time limit of a call to which nothing more comes, ms; its own is tested as a number. */
const SHORT = 1000
const STALLS = /no reply|stalls/

/** The calls under way together: the server serves them well within their time limit. */
const AT_ONCE = 60

/** The calls that may take longer than the bar, by their name; ms. */
const LONGER: Readonly<Record<string, number>> = {
  'files.upload': 60_000,
  'session.postCustomerPersonInfo': 60_000,
  'operator.verifyLedger': 120_000,
  'operator.moveDate': 120_000,
  'workbench.forecast': 60_000,
  'workbench.move': 120_000,
}

/** `settled`: the reply of the server, a success or a refusal in words. */
type State = ApiErrorKind | 'settled'

/** The states that a call may end in: the body of a refusal is lost in other ways than that of a success. */
const EXPECTED: Readonly<Record<FaultName | 'offline', readonly State[]>> = {
  'a delay of 3 s': ['settled'],
  '50 kB/s': ['settled'],
  'no reply': ['timeout'],
  'a reply that stalls': ['timeout', 'unreadable'],
  'a page 502 that stalls': ['timeout', 'unreadable'],
  'a reset': ['network'],
  // The status of a 404 says enough.
  'a reset in the reply': ['network', 'unreadable', 'settled'],
  'half a reply': ['unreadable', 'settled'],
  'a page 502': ['unreadable'],
  'a page 200': ['unreadable'],
  'an empty reply': ['unreadable'],
  '{}': ['contract'],
  '-1': ['contract'],
  '401 in a 200': ['unauthorized'],
  offline: ['network'],
}

const SETTLED: ReadonlySet<ApiErrorKind> = new Set(['rejected', 'notFound', 'conflict'])

const stateOf = async (reply: Promise<unknown>): Promise<State> => {
  try {
    await reply
    return 'settled'
  } catch (error) {
    if (!(error instanceof ApiError) || !/\p{Script=Han}/u.test(error.message)) throw error
    return SETTLED.has(error.kind) ? 'settled' : error.kind
  }
}

const it = sharedBackendTest.extend(
  'network',
  { scope: 'file' },
  async ({ backend }, { onCleanup }) => {
    const server = createServer(
      getRequestListener(backend.app.fetch, { overrideGlobalObjects: false }),
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const network = await openBadNetwork((server.address() as AddressInfo).port)
    onCleanup(async () => {
      await network.close()
      server.closeAllConnections()
      server.close()
    })
    return network
  },
)

const inputOf = ({ query, body, encoding }: Contract) => {
  const known = { tenantId: '000000', phone: PHONES.enterprise, goodsId: '1001' }
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7'], '章程.pdf'))
  return {
    query: sampleOf(query, known) as Record<string, unknown>,
    body: encoding === 'multipart' ? form : sampleOf(body, known),
  }
}

describe('a call over a bad network', () => {
  it.for(Object.entries(EXPECTED) as [FaultName | 'offline', readonly State[]][])(
    'with %s ends in the state %s',
    { timeout: 120_000 },
    async ([fault, expected], { backend, network, task }) => {
      const isOffline = fault === 'offline'
      // Nobody listens at port 1.
      const http = createHttp(`http://127.0.0.1:${isOffline ? 1 : network.port}/api/`)
      const credentials = {
        operator: await credentialsOf(backend, 'operator'),
        analyst: await credentialsOf(backend, 'analyst'),
      }
      const shared = await sessionOf(backend)

      const outcomeOf = async (contract: Contract) => {
        const { access, name } = contract
        const headers =
          contract === analystSignOut
            ? await credentialsOf(backend, 'analyst')
            : access === 'operator' || access === 'analyst'
              ? credentials[access]
              : {}
        const client = createTestClient({
          tokens: contract === logout ? await sessionOf(backend) : shared,
          transport: (exchange) =>
            http({ ...exchange, headers: { ...exchange.headers, ...headers } }),
        })
        const begun = performance.now()
        const limit = STALLS.test(fault) ? { timeout: SHORT } : {}
        const state = await stateOf(client.send(contract, inputOf(contract), limit))
        return {
          name,
          state,
          ms: performance.now() - begun,
          isSignedIn: client.tokens.read() !== undefined,
          isToldOfEnd: client.heard.some(({ type }) => type === 'sessionExpired'),
          isToldOfFailure: client.heard.some(({ type }) => type === 'warning'),
          // Signing in uses no session, and its 401 ends none.
          isOver: expected.includes('unauthorized') && access !== 'client',
        }
      }

      if (!isOffline) network.fault = fault
      const outcomes = []
      // A call that waits for its time limit keeps the server busy no longer.
      const atOnce = STALLS.test(fault) ? contracts.length : AT_ONCE
      for (let at = 0; at < contracts.length; at += atOnce)
        outcomes.push(...(await Promise.all(contracts.slice(at, at + atOnce).map(outcomeOf))))
      network.fault = undefined

      const slowest = Math.max(...outcomes.map(({ ms }) => ms))
      const counts = Object.entries(countBy(outcomes.map(({ state }) => state)))
      const states = counts.map(([state, count]) => `${count} ${state}`).join(', ')
      const text = `${states}; the slowest after ${(slowest / 1000).toFixed(1)} s`
      Object.assign(task.meta, { tally: { name: `a call with ${fault}`, text } })
      const others = outcomes.filter(
        ({ name, state }) =>
          !expected.includes(state) &&
          // The sample of a refresh token is refused by a 401.
          !(name === refreshToken.name && state === 'unauthorized'),
      )
      expect(others).toEqual([])
      expect(slowest).toBeLessThan(BAR)

      // A 401 alone ends the session; every other failure is told, and leaves the session usable.
      for (const { name, state, isSignedIn, isToldOfEnd, isToldOfFailure, isOver } of outcomes)
        expect([name, isSignedIn, isToldOfEnd, isToldOfFailure || state === 'settled']).toEqual([
          name,
          !isOver,
          isOver,
          !isOver,
        ])
      const client = createTestClient({
        tokens: shared,
        transport: createHttp(`http://127.0.0.1:${network.port}/api/`),
      })
      expect(await client.send(userinfo)).toMatchObject({ phone: PHONES.person })
    },
  )

  it('has a time limit within the bar, but for those that may take longer', () => {
    const longer = contracts.filter(({ timeout = 0 }) => timeout > BAR)
    expect(Object.fromEntries(longer.map(({ name, timeout }) => [name, timeout]))).toEqual(LONGER)
  })
})

const sessionOf = async (backend: TestBackend) => ({
  ...someTokens,
  access: await backend.token(PHONES.person),
})

const countBy = (states: readonly string[]): Record<string, number> =>
  states.reduce<Record<string, number>>(
    (counts, state) => ({ ...counts, [state]: (counts[state] ?? 0) + 1 }),
    {},
  )
