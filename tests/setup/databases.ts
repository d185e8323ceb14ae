import { ensureMigratedDatabase } from '../fixtures/backend/migrated-database.ts'

/** Makes the template of the embedded databases before the tests: two processes that need it at once would each make it. */
export const setup = (): Promise<void> => ensureMigratedDatabase()
