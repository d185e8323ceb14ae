import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword, md5Of } from '#fixtures/backend/domain/people/passwords.ts'
import { openEmbeddedStore } from '#fixtures/backend/store/open-embedded.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { accounts } from '#fixtures/backend/store/tables/account.ts'
import { operators } from '#fixtures/backend/store/tables/operator.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { copyMigratedDatabase } from '../fixtures/backend/migrated-database.ts'
import { openTestBackend, type TestBackend } from '../fixtures/backend/test-backend.ts'
import { startOwnServer, type OwnServer } from './server.ts'

/**
 * Starts a server for one journey on data that calls of a test backend have prepared, which takes seconds where the pages
 * would take minutes. Its business date is 2026-11-20.
 */
export const startPreparedServer = async <T>(
  prepare: (backend: TestBackend, store: Store) => Promise<T>,
): Promise<{ server: OwnServer; prepared: T }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-journeys-'))
  const database = join(dataDir, 'database')
  await copyMigratedDatabase(database)
  const store = await openEmbeddedStore({ dataDir: database })
  const prepared = await prepare(await openTestBackend(store), store)
  // The passwords of tests are hashed at the smallest cost, those of a server are not.
  const passwordHash = await hashPassword(md5Of(DEMO_PASSWORD), 'salt', {})
  for (const table of [accounts, operators]) await store.db.update(table).set({ passwordHash })
  await store.db.execute('drop schema demo cascade')
  await store.close()
  return { server: await startOwnServer({ DATA_DIR: dataDir }), prepared }
}
