import { count } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { fixedDefinitions } from '#fixtures/backend/definitions.ts'
import { verifyLedger } from '#fixtures/backend/domain/ledger/verify.ts'
import { closedRecords } from '#fixtures/backend/domain/records/records.ts'
import { seedDemo } from '#fixtures/backend/domain/seed.ts'
import { openEmbeddedStore } from '#fixtures/backend/store/open-embedded.ts'
import { accounts, customers } from '#fixtures/backend/store/tables/account.ts'
import { ledgerTransfers } from '#fixtures/backend/store/tables/ledger.ts'
import { addCopies, phoneOf, templateIds } from './copies.ts'
import { sampleDefinitions } from '#tests/fixtures/backend/sample-definitions.ts'
import { migratedDatabase } from '#tests/fixtures/backend/migrated-database.ts'

it('copies all business of the customers with a ledger that verifies', async () => {
  const store = await openEmbeddedStore({ from: await migratedDatabase() })
  const clock = { now: () => new Date('2026-11-20T01:30:00Z') }
  await seedDemo(store, {
    clock,
    ids: templateIds(),
    business: fixedDefinitions(sampleDefinitions),
    scryptCost: 2,
  })
  const sizes = async () => {
    const [people] = await store.db.select({ all: count() }).from(customers)
    const [moves] = await store.db.select({ all: count() }).from(ledgerTransfers)
    return { customers: people?.all ?? 0, transfers: moves?.all ?? 0 }
  }
  const before = await sizes()
  await addCopies(store, 2, () => undefined)
  const after = await sizes()
  expect(after.customers).toBe(3 * before.customers)
  expect(after.transfers).toBeGreaterThan(2.5 * before.transfers)
  expect(await store.transaction((tx) => verifyLedger(tx, closedRecords))).toEqual([])
  const phones = await store.db.select({ phone: accounts.phone }).from(accounts)
  expect(phones).toContainEqual({ phone: phoneOf(2, '13800000002') })
  await store.close()
})
