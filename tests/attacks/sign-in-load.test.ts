import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openPasswordThreads } from '#fixtures/backend/hosts/node/password-threads.ts'
import { md5Of, hashPassword } from '#fixtures/backend/domain/people/passwords.ts'
import { accounts } from '#fixtures/backend/store/tables/account.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import * as session from '#schemas/api/session.ts'
import * as signInCalls from '#schemas/api/sign-in.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { PHONES, requestTo, TENANT } from '../fixtures/backend/test-backend.ts'
import { STORES } from '../fixtures/backend/test-store.ts'
import { tally } from './tally.ts'
import { sessionHeaders } from '#tests/fixtures/backend/client-headers.ts'

const CLIENTS = 20

/** Hashes at the cost of a server, outside of the main thread. */
const { close, ...threads } = openPasswordThreads()
const native = { ...threads, scryptCost: 16_384 }
afterAll(close)

const attack = backendTest.extend('kind', STORES.at(-1) ?? 'PGlite')

describe('20 clients that sign in at once', () => {
  attack('hold up no other call', async ({ backend, store, token, task }) => {
    const passwordHash = await hashPassword(md5Of(DEMO_PASSWORD), 'salt', native)
    await store.db.update(accounts).set({ passwordHash })
    let waiting = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const server = await backend.openProcess({
      ...native,
      scrypt: async (...given) => {
        waiting += 1
        await released
        return native.scrypt(...given)
      },
    })
    const password = await backend.encrypted(DEMO_PASSWORD)
    const body = { account: PHONES.person, password, tenantId: TENANT, type: 0 as const }
    let signedIn = 0
    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      const headers = { 'X-Address': `203.0.113.${index}` }
      const reply = await requestTo(server, signInCalls.accountLogin, { body, headers })
      signedIn += 1
      return reply.status
    })
    await vi.waitFor(() => expect(waiting).toBe(CLIENTS))

    for (let call = 0; call < CLIENTS; call += 1) {
      const reply = await server.request(`/api/${session.userinfo.path}`, {
        headers: sessionHeaders(token),
      })
      expect(reply.status).toBe(200)
    }
    expect(signedIn).toBe(0)
    release()
    expect(new Set(await Promise.all(clients))).toEqual(new Set([200]))
    tally({ task }, 'sign-ins at once', {
      tried: signedIn,
      through: 0,
      more: `${CLIENTS} other calls were replied to before the first of them`,
    })
  })

  it('leave the main thread free while their passwords are worked on', async () => {
    const bytes = new TextEncoder().encode(DEMO_PASSWORD)
    let done = 0
    const hashes = Array.from({ length: CLIENTS }, async () => {
      await native.scrypt(bytes, bytes, native.scryptCost)
      done += 1
    })
    await nextTurn()
    // Work of the main thread would all be done before its next turn.
    expect(done).toBeLessThan(CLIENTS)
    await Promise.all(hashes)
  })
})
