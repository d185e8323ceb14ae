import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#fixtures/backend/domain/ledger/verify.ts'
import { closedRecords } from '#fixtures/backend/domain/records/records.ts'
import { accounts } from '#fixtures/backend/store/tables/account.ts'
import type { Contract } from '#schemas/api/contract.ts'
import { contracts } from '#schemas/api/contracts.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { ownedRequests } from '../fixtures/backend/owned-requests.ts'
import { PHONES, requestTo } from '../fixtures/backend/test-backend.ts'
import { STORES } from '../fixtures/backend/test-store.ts'
import { tally } from './tally.ts'

/* A customer who makes each call that writes many times at once, to two processes on one database. */

/** PGlite has one connection: there calls wait for each other anyway. */
const AT_ONCE = { PGlite: 2, PostgreSQL: 8 }

describe.skipIf(STORES.length === 1)('transactions that wait for each other', () => {
  backendTest.extend('kind', 'PostgreSQL')(
    'both end, one after the other',
    async ({ backend: { store } }) => {
      let begun = 0
      const holding = new Set<string>()
      const move = (first: string, second: string) =>
        store.transaction(async (tx) => {
          begun += 1
          const lock = (phone: string) =>
            tx.select().from(accounts).where(eq(accounts.phone, phone)).for('update')
          await lock(first)
          holding.add(first)
          while (holding.size < 2) await setImmediate()
          await lock(second)
        })
      await Promise.all([move(PHONES.person, PHONES.several), move(PHONES.several, PHONES.person)])
      expect(begun).toBeGreaterThan(2)
    },
  )
})

describe.each(STORES)('on %s', (kind) => {
  const attack = backendTest
    .extend('kind', kind)
    .extend('owned', ({ backend, token }) => ownedRequests(backend, token))
    .extend('atOnce', async ({ backend, token }) => {
      const processes = [backend.app, await backend.openProcess()] as const
      return async (contract: Contract, sent: object, keyOf: () => string) => {
        const replies = await Promise.all(
          Array.from({ length: AT_ONCE[kind] }, async (_, index) =>
            requestTo(processes[index % 2 === 0 ? 0 : 1], contract, {
              ...sent,
              token,
              headers: { 'Idempotency-Key': keyOf() },
            }),
          ),
        )
        return Promise.all(
          replies.map(async (reply) => ({ status: reply.status, text: await reply.text() })),
        )
      }
    })

  const writes = contracts.filter(
    ({ access, method, encoding }) =>
      access === 'customer' && method === 'POST' && encoding !== 'multipart',
  )

  attack(
    'each call at once with one key has one reply, and another request under it is refused',
    { timeout: 240_000 },
    async ({ atOnce, owned, task }) => {
      let tried = 0
      const through: unknown[] = []
      for (const contract of writes) {
        const sent = owned[contract.name]
        if (!sent) continue
        const key = randomUUID()
        const replies = await atOnce(contract, sent, () => key)
        tried += replies.length
        const successes = replies.filter(({ status }) => status === 200).map(({ text }) => text)
        if (new Set(successes).size > 1) through.push([contract.name, successes])
        // A refused request is judged again, and never mistaken for another one.
        const mistaken = replies.filter(({ text }) => text.includes('该提交标识已用于另一次提交'))
        if (mistaken.length > 0) through.push([contract.name, mistaken])
        if (replies.some(({ status }) => status >= 500)) through.push([contract.name, replies])
        if (replies[0]?.status !== 200) continue
        const others = [
          { ...sent, body: { ...(sent.body as object), more: 1 } },
          ...(sent.query ? [{ ...sent, query: { ...sent.query, more: '1' } }] : []),
        ]
        for (const other of others) {
          const [reply] = await atOnce(contract, other, () => key)
          tried += 1
          if (reply?.status === 200) through.push([contract.name, 'another request', other, reply])
        }
      }
      tally({ task }, `keys used again on ${kind}`, { tried, through: through.length })
      expect(through).toEqual([])
    },
  )

  attack(
    'each call at once with keys of its own never fails, and the ledger agrees',
    { timeout: 240_000 },
    async ({ backend, atOnce, owned, task }) => {
      let tried = 0
      const failed: unknown[] = []
      for (const contract of writes) {
        const sent = owned[contract.name]
        if (!sent) continue
        const replies = await atOnce(contract, sent, randomUUID)
        tried += replies.length
        for (const { status, text } of replies)
          if (status >= 500) failed.push([contract.name, status, text])
      }
      const issues = await backend.store.transaction((tx) => verifyLedger(tx, closedRecords))
      tally({ task }, `calls at once on ${kind}`, { tried, through: failed.length + issues.length })
      expect([failed, issues]).toEqual([[], []])
    },
  )
})
