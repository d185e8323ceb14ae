import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { lockLine } from '#fixtures/backend/domain/credit-lines/credit-line.ts'
import { createWriteTurns } from '#fixtures/backend/domain/limits/write-turns.ts'
import { selectRows } from '#fixtures/backend/store/select-rows.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { billDiscountApply } from '#schemas/api/bills.ts'
import { recordList } from '#schemas/api/records.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { billDiscountDriver } from '../fixtures/backend/bill-discount-driver.ts'
import { LINE } from '../fixtures/backend/credit-line-sample.ts'
import { PHONES, requestTo } from '../fixtures/backend/test-backend.ts'
import { STORES } from '../fixtures/backend/test-store.ts'
import { tally } from './tally.ts'

/* Applications that use one credit line at once: each reads and changes the line's row. */

const AMOUNT = 10_000

/** The writes of one customer, and how many of them have a transaction at once. */
const WRITES = 32
const AT_ONCE = 3

describe.each(STORES.filter((kind) => kind === 'PostgreSQL'))('on %s', (kind) => {
  const attack = backendTest
    .extend('kind', kind)
    .extend('discounts', ({ backend, store, token }) => billDiscountDriver(backend, store, token))

  attack.for([8, 32])(
    '%i applications on one credit line at once are all taken',
    { timeout: 240_000 },
    async (count, { discounts, task }) => {
      const applied = await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const begun = performance.now()
          const billNo = String(index).padStart(30, '5')
          const { status, msg } = await discounts.apply({ billNo, amount: `${AMOUNT}.00` })
          return { status, msg, ms: performance.now() - begun }
        }),
      )
      const slowest = Math.max(...applied.map(({ ms }) => ms))
      const through = applied.filter(({ status }) => status !== 200)
      tally({ task }, 'applications on one credit line at once', {
        tried: count,
        through: through.length,
        more: `the slowest after ${slowest.toFixed(0)} ms`,
      })
      expect(through).toEqual([])
      expect(await discounts.line()).toEqual({ used: 0n, frozen: BigInt(count * AMOUNT * 100) })
      expect(await discounts.verify()).toEqual([])
    },
  )

  attack(
    'no read of another customer waits for 32 writes of one, which all end',
    { timeout: 240_000 },
    async ({ backend, store, discounts, token, task }) => {
      const app = await backend.openProcess({ writeTurns: createWriteTurns(AT_ONCE) })
      const other = await backend.token(PHONES.coreEnterprise)
      let ended = 0
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      // The row of the line is kept until the reads have ended: each write waits for it or for its turn.
      const holding = store.transaction(async (tx) => {
        await lockLine(tx, LINE)
        await held
      })
      const writes = Array.from({ length: WRITES }, async (_, index) => {
        const billNo = String(index).padStart(30, '6')
        const body = { ...discounts.bill, billNo, amount: `${AMOUNT}.00` }
        const { status } = await requestTo(app, billDiscountApply, { token, body })
        ended += 1
        return status
      })
      await vi.waitFor(async () => expect(await countWaiting(store)).toBe(AT_ONCE), 30_000)
      const reads = await Promise.all(
        Array.from({ length: WRITES }, async () => {
          const query = { current: '1', size: '10', kind: 'creditLine' }
          return (await requestTo(app, recordList, { token: other, query })).status
        }),
      )
      const through = reads.filter((status) => status !== 200).length + ended
      tally({ task }, 'reads of another customer beside 32 writes of one', {
        tried: reads.length,
        through,
        more: `${await countWaiting(store)} writes with a connection`,
      })
      expect([through, await countWaiting(store)]).toEqual([0, AT_ONCE])
      release()
      await holding
      expect(await Promise.all(writes)).toEqual(Array(WRITES).fill(200))
      expect(await discounts.verify()).toEqual([])
    },
  )
})

/** Counts the transactions of the test's database that wait for a lock. */
const countWaiting = async ({ db }: Store): Promise<number> => {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return row?.count ?? 0
}
