import { openDefinitionsFolder } from '#fixtures/backend/hosts/node/definitions-folder.ts'
import { openBackend } from '#fixtures/backend/open-backend.ts'
import { openEmbeddedStore } from '#fixtures/backend/store/open-embedded.ts'
import { copyMigratedDatabase } from '../fixtures/backend/migrated-database.ts'
import { OPERATOR_TOKEN } from '../fixtures/hosts/real-server.ts'

/** Makes the database of a demo that begins at a time, as a server does that starts on an empty folder. */
export const makeDemoDatabase = async (folder: string, begin: Date): Promise<void> => {
  await copyMigratedDatabase(folder)
  const store = await openEmbeddedStore({ dataDir: folder })
  const definitions = await openDefinitionsFolder('schemas/processes', console.error)
  await openBackend(store, {
    definitions,
    operatorToken: OPERATOR_TOKEN,
    clock: { now: () => begin },
    seedDemo: true,
    seedBusiness: true,
  })
  definitions.close()
  await store.close()
}
