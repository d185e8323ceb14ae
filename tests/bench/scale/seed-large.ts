/*
 * npm run bench -- seed [--customers 100000]: fills an empty PostgreSQL database (DATABASE_URL) with the business of many
 * customers, with ten flows and loans and more than a hundred transfers for each. Needs a role that may switch triggers off (superuser).
 */
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { verifyLedger } from '#fixtures/backend/domain/ledger/verify.ts'
import { closedRecords } from '#fixtures/backend/domain/records/records.ts'
import { dateText } from '#fixtures/backend/domain/replies/time-text.ts'
import { openDefinitionsFolder } from '#fixtures/backend/hosts/node/definitions-folder.ts'
import { readSettings } from '#fixtures/backend/hosts/node/settings.ts'
import { openStore } from '#fixtures/backend/store/open.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { tenants } from '#fixtures/backend/store/tables/tenant.ts'
import { sampleAccounts } from '#fixtures/data/customers.ts'
import { addCopies, templateIds } from './copies.ts'
import { buildTemplate } from './template.ts'

/** The customers of one copy of the template. */
const CUSTOMERS = sampleAccounts.flatMap(({ customers }) => customers).length

/** Fills the database in DATABASE_URL; --customers (100000). */
export const seedLarge = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: { customers: { type: 'string', default: '100000' } },
  })
  const copies = Math.ceil(Number(values.customers) / CUSTOMERS) - 1
  const { databaseUrl, processDir } = readSettings(process.env)
  if (!databaseUrl) throw new Error('Name an empty PostgreSQL database in DATABASE_URL.')
  if (!Number.isSafeInteger(copies) || copies < 0) throw new Error('--customers is no number.')
  const definitions = await openDefinitionsFolder(processDir, console.error)
  const store = await openStore({ databaseUrl })
  try {
    if ((await store.db.select().from(tenants).limit(1)).length > 0)
      throw new Error('The database is not empty: name a new one.')
    await fill(store, { databaseUrl, copies, definitions })
  } finally {
    definitions.close()
    await store.close()
  }
}

const fill = async (
  store: Store,
  {
    databaseUrl,
    copies,
    definitions,
  }: {
    databaseUrl: string
    copies: number
    definitions: Parameters<typeof buildTemplate>[0]['definitions']
  },
): Promise<void> => {
  const began = performance.now()
  const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`
  await buildTemplate({ store, ids: templateIds(), definitions, today: dateText(new Date()) })
  console.log(`The template is made after ${seconds()}`)
  const { rows } = await addCopies(store, copies, console.log)
  await vacuum(databaseUrl)
  console.log(`Filled after ${seconds()}`)
  for (const table of ['customers', 'flows', 'loans', 'ledger_accounts', 'ledger_transfers'])
    console.log(`${table}: ${(rows[table] ?? 0).toLocaleString('en')}`)
  const issues = await store.transaction(async (tx) => {
    await tx.execute('set local statement_timeout = 0')
    return verifyLedger(tx, closedRecords)
  })
  console.log(`ledger verify: ${issues.length} issues after ${seconds()}`)
  for (const issue of issues.slice(0, 10)) console.log(JSON.stringify(issue))
  if (issues.length > 0) process.exitCode = 1
}

/** Collects the statistics of a filled database: on a connection of its own, since the store's end a statement after 30 s. */
const vacuum = async (databaseUrl: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
