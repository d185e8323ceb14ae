import { inArray, sql } from 'drizzle-orm'
import { afterAll, describe, expect } from 'vitest'
import { createPasswordQueue } from '#fixtures/backend/domain/people/password-queue.ts'
import { hashPassword, md5Of } from '#fixtures/backend/domain/people/passwords.ts'
import { openPasswordThreads } from '#fixtures/backend/hosts/node/password-threads.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { accounts, customers } from '#fixtures/backend/store/tables/account.ts'
import { limitCounts } from '#fixtures/backend/store/tables/limit.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { operatorSignIn } from '#schemas/api/operator.ts'
import * as session from '#schemas/api/session.ts'
import * as signInCalls from '#schemas/api/sign-in.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { PHONES, requestTo, TENANT } from '../fixtures/backend/test-backend.ts'
import { STORES } from '../fixtures/backend/test-store.ts'
import { tally } from './tally.ts'

/* Many who sign in at once (docs/decisions/0237-a-known-device-is-not-locked-out.md). */

const HONEST = 300
const STRANGERS = 350
const HOME = '198.51.100.7'

/** Hashes in threads like a server, at a cost at which 300 sign-ins take seconds. */
const { close, count, scrypt } = openPasswordThreads()
const native = { scrypt, scryptCost: 2 ** 10 }
afterAll(close)

/** The wait that a queue allows: so short that a crowd is too many for it. ms */
const SHORT = 2000

interface Reply {
  status: number
  msg: string
  isIn: boolean
  retryAfter: string | null
  cookie: string
}

interface Typed {
  account: string
  address: string
  cookie?: string
}

/** Signs in again when told to wait, as a person does: a crowd may hold somebody up on a slow machine, and locks nobody out. */
const patient = async (signIn: () => Promise<Reply>): Promise<Reply> => {
  for (;;) {
    const reply = await signIn()
    if (reply.status !== 503) return reply
  }
}

describe.each(STORES)('on %s', (kind) => {
  const attack = backendTest
    .extend('kind', kind)
    .extend('passwordHash', () => hashPassword(md5Of(DEMO_PASSWORD), 'salt', native))
    .extend('server', async ({ backend, store, passwordHash }) => {
      await store.db.update(accounts).set({ passwordHash })
      return backend.openProcess({
        ...native,
        passwordQueue: createPasswordQueue(count + 1, { longestWait: SHORT }),
      })
    })
    .extend('right', ({ backend }) => backend.encrypted(DEMO_PASSWORD))
    .extend('wrong', ({ backend }) => backend.encrypted('Wrong@2026'))
    .extend(
      'signIn',
      ({ server }) =>
        async (password: string, { account, address, cookie = '' }: Typed): Promise<Reply> => {
          const body = { account, password, tenantId: TENANT, type: 0 as const }
          const headers = { 'X-Address': address, Cookie: cookie }
          return read(await requestTo(server, signInCalls.accountLogin, { body, headers }))
        },
    )
    .extend('counted', ({ store }) => async () => {
      const names = ['password', 'passwordsOfAddress', 'passwordsOfStrangers']
      const [row] = await store.db
        .select({ used: sql<number>`coalesce(sum(${limitCounts.used}), 0)::int` })
        .from(limitCounts)
        .where(inArray(limitCounts.name, names))
      return row?.used
    })

  describe('a crowd of 300 with right passwords', () => {
    attack.for([
      ['of as many addresses', (index: number) => `203.0.${index >> 8}.${index & 255}`],
      ['of one address', () => '203.0.113.1'],
    ] as const)(
      '%s gets in, or is told to wait; none is counted as wrong',
      { timeout: 120_000 },
      async ([, addressOf], { store, passwordHash, signIn, right, counted, task }) => {
        const people = Array.from({ length: HONEST }, (_, index) => ({
          account: `1390000${String(index).padStart(4, '0')}`,
          address: addressOf(index),
        }))
        await register(store, people, passwordHash)
        let waiting = people
        let told = 0
        let rounds = 0
        while (waiting.length > 0) {
          const replies = await Promise.all(waiting.map((one) => signIn(right, one)))
          const refused = replies.filter(({ isIn }) => !isIn)
          for (const { status, msg, retryAfter } of refused)
            expect([status, msg, retryAfter]).toEqual([503, '服务繁忙，请稍后再试', '2'])
          expect(refused.length).toBeLessThan(waiting.length)
          waiting = waiting.filter((_, index) => !replies[index]?.isIn)
          told += refused.length
          rounds += 1
        }
        expect(await counted()).toBe(0)
        tally(
          { task },
          `honest sign-ins at once on ${kind}, ${task.name.split(' ', 3).join(' ')}`,
          {
            tried: HONEST,
            through: 0,
            more: `all in, none counted as wrong; ${told} told to wait in ${rounds} rounds`,
          },
        )
      },
    )
  })

  describe('350 strangers at one account', () => {
    attack(
      'lock out no customer at a device on which they were signed in before',
      { timeout: 120_000 },
      async ({ signIn, right, wrong, task }) => {
        const account = PHONES.enterprise
        const first = await signIn(right, { account, address: HOME })
        expect(first.cookie).toMatch(/^__Host-device=[0-9a-f]{32,}\.[0-9a-f]{64}$/)
        const strangers = Promise.all(
          Array.from({ length: STRANGERS }, (_, index) =>
            signIn(wrong, { account, address: `203.0.${index >> 8}.${index & 255}` }),
          ),
        )
        // From an address that is new, and at which a stranger has used up all tries.
        const owner = { account, address: '203.0.1.1', cookie: first.cookie }
        const meanwhile = await patient(() => signIn(right, owner))
        const replies = await strangers
        for (let tries = 0; tries < 6; tries += 1)
          await signIn(wrong, { account, address: '203.0.1.1' })
        const after = await patient(() => signIn(right, owner))
        tally({ task }, `strangers before the owner on ${kind}`, {
          tried: STRANGERS,
          through: replies.filter(({ isIn }) => isIn).length,
          more: `the owner: ${meanwhile.isIn && after.isIn ? 'in, among them and after them' : 'locked out'}`,
        })
        expect([meanwhile.isIn, after.isIn]).toEqual([true, true])
        expect((await signIn(right, { account, address: '203.0.1.1' })).isIn).toBe(false)
      },
    )

    attack(
      'lock out no operator at a device on which they were signed in before',
      { timeout: 120_000 },
      async ({ backend, wrong, right, task }) => {
        const server = await backend.openProcess({
          passwordQueue: createPasswordQueue(2, { longestWait: SHORT }),
        })
        const signInAs = async (password: string, address: string, cookie = '') => {
          const headers = { 'X-Address': address, Cookie: cookie }
          const body = { account: 'guanli', password }
          return read(await requestTo(server, operatorSignIn, { body, headers }))
        }
        const { cookie, isIn } = await signInAs(right, HOME)
        expect(isIn).toBe(true)
        const strangers = Array.from({ length: STRANGERS }, (_, index) =>
          signInAs(wrong, index % 2 === 0 ? HOME : `203.0.${index >> 8}.${index & 255}`),
        )
        const meanwhile = await patient(() => signInAs(right, HOME, cookie))
        await Promise.all(strangers)
        const after = await patient(() => signInAs(right, HOME, cookie))
        tally({ task }, `strangers before the operator on ${kind}`, {
          tried: STRANGERS,
          through: Number(!meanwhile.isIn) + Number(!after.isIn),
          more: 'the operator is in, among them and after them',
        })
        expect([meanwhile.isIn, after.isIn]).toEqual([true, true])
        expect((await signInAs(right, HOME)).isIn).toBe(false)
      },
    )
  })
})

describe('an operator who has signed in from an address', () => {
  backendTest('waits there for no stranger, and elsewhere like one', async ({ backend }) => {
    const known: boolean[] = []
    const server = await backend.openProcess({
      passwordQueue: (waiter, work) => {
        known.push(waiter.isKnown)
        return work()
      },
    })
    const password = await backend.encrypted(DEMO_PASSWORD)
    for (const address of [HOME, HOME, '203.0.113.1']) {
      const headers = { 'X-Address': address }
      const body = { account: 'guanli', password }
      const reply = await read(await requestTo(server, operatorSignIn, { body, headers }))
      expect(reply.isIn).toBe(true)
    }
    expect(known).toEqual([false, true, false])
    backend.advance(181 * 86_400_000)
    const headers = { 'X-Address': HOME }
    await requestTo(server, operatorSignIn, { body: { account: 'guanli', password }, headers })
    expect(known.at(-1)).toBe(false)
  })
})

describe('the cookie of a device', () => {
  const attack = backendTest.extend(
    'signIn',
    ({ backend }) =>
      async (account: string, cookie: string, typed = DEMO_PASSWORD) => {
        const body = {
          account,
          password: await backend.encrypted(typed),
          tenantId: TENANT,
          type: 0,
        }
        const headers = { 'X-Address': '203.0.113.1', Cookie: cookie }
        return read(
          await requestTo(backend.app, signInCalls.accountLogin, { body, headers } as object),
        )
      },
  )

  attack('allows five wrong passwords like an address does', async ({ signIn }) => {
    const { cookie } = await signIn(PHONES.enterprise, '')
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(PHONES.enterprise, cookie, 'Wrong@2026')).msg).toMatch(/错误/)
    expect((await signIn(PHONES.enterprise, cookie)).msg).toContain('账号已锁定')
  })

  attack('is none for another account, nor with a forged proof', async ({ signIn }) => {
    const { cookie } = await signIn(PHONES.enterprise, '')
    for (let tries = 0; tries < 5; tries += 1) {
      await signIn(PHONES.person, '', 'Wrong@2026')
      await signIn(PHONES.enterprise, '', 'Wrong@2026')
    }
    expect((await signIn(PHONES.person, cookie)).isIn).toBe(false)
    const forged = cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect((await signIn(PHONES.enterprise, forged)).isIn).toBe(false)
    expect((await signIn(PHONES.enterprise, cookie)).isIn).toBe(true)
  })

  attack(
    'knows several accounts, and none after its password was changed',
    async ({ signIn, store }) => {
      const one = await signIn(PHONES.enterprise, '')
      const both = await signIn(PHONES.person, one.cookie)
      for (let tries = 0; tries < 5; tries += 1)
        for (const account of [PHONES.person, PHONES.enterprise])
          await signIn(account, '', 'Wrong@2026')
      for (const account of [PHONES.person, PHONES.enterprise])
        expect((await signIn(account, both.cookie)).isIn).toBe(true)
      const passwordHash = await hashPassword(md5Of(DEMO_PASSWORD), 'other', { scryptCost: 2 })
      await store.db.update(accounts).set({ passwordHash })
      expect((await signIn(PHONES.person, both.cookie)).isIn).toBe(false)
    },
  )

  attack('is read by no page and sent by no other one', async ({ backend, token }) => {
    const body = {
      account: PHONES.enterprise,
      password: await backend.encrypted(DEMO_PASSWORD),
      tenantId: TENANT,
      type: 0 as const,
    }
    const signedIn = await backend.call(signInCalls.accountLogin, { body })
    expect(signedIn.headers.get('Set-Cookie')).toMatch(
      /^__Host-device=\S+; Path=\/; Max-Age=15552000; Secure; HttpOnly; SameSite=Strict$/,
    )
    const reply = await backend.call(session.userinfo, { token })
    expect(reply.headers.get('Set-Cookie')).toBeNull()
  })
})

describe('a failure of the server', () => {
  backendTest('is 503 and counts no password', async ({ backend, store }) => {
    const failures: unknown[] = []
    for (const part of ['scrypt', 'decryptSm2'] as const) {
      const server = await backend.openProcess({
        [part]: () => Promise.reject(new Error('the thread has ended')),
        onError: (error) => failures.push(error),
      })
      const password = await backend.encrypted(DEMO_PASSWORD)
      const body = { account: PHONES.person, password, tenantId: TENANT, type: 0 as const }
      const reply = await read(await requestTo(server, signInCalls.accountLogin, { body }))
      expect(reply).toMatchObject({ status: 503, msg: '服务繁忙，请稍后再试' })
    }
    expect(failures).toHaveLength(2)
    const used = await store.db.select({ used: limitCounts.used }).from(limitCounts)
    expect(used.every((row) => row.used === 0)).toBe(true)
  })
})

const read = async (response: Response): Promise<Reply> => {
  const reply = (await response.json()) as {
    msg?: string
    access_token?: string
    data?: { token?: string } | null
  }
  return {
    status: response.status,
    msg: reply.msg ?? '',
    isIn: Boolean(reply.access_token ?? reply.data?.token),
    retryAfter: response.headers.get('Retry-After'),
    cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? '',
  }
}

/** Registers people with accounts of their own, and one password. */
const register = async (
  { db }: Store,
  people: readonly { account: string }[],
  passwordHash: string,
): Promise<void> => {
  const createdAt = new Date()
  const rows = people.map(({ account }) => ({ id: account, tenantId: TENANT, createdAt }))
  await db.insert(accounts).values(rows.map((row) => ({ ...row, phone: row.id, passwordHash })))
  await db.insert(customers).values(
    rows.map((row) => ({
      ...row,
      accountId: row.id,
      type: 1,
      label: 1,
      verifiedStatus: 1,
      roleId: '1',
      roleName: '',
    })),
  )
}
