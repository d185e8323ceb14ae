import { describe, expect } from 'vitest'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { billDiscountDriver } from '../fixtures/backend/bill-discount-driver.ts'
import { STORES } from '../fixtures/backend/test-store.ts'
import { tally } from './tally.ts'

/* Applications that use one credit line at once: each reads and changes the line's row. */

const AMOUNT = 10_000

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
})
