/* Writes a dump of an embedded store with the demo data of tests into a file: `tsx dump-demo.ts FILE`. */
import { writeFile } from 'node:fs/promises'
import { openEmbeddedStore } from '#fixtures/backend/store/open-embedded.ts'
import { migratedDatabase } from '#tests/fixtures/backend/migrated-database.ts'
import { fillWithDemo } from '#tests/fixtures/backend/demo-data.ts'
import { SCRYPT_COST, START } from '#tests/fixtures/backend/test-backend.ts'

const [file = ''] = process.argv.slice(2)
const store = await openEmbeddedStore({ from: await migratedDatabase() })
await fillWithDemo(store, START, SCRYPT_COST)
const dump = await store.dump()
await store.close()
await writeFile(file, Buffer.from(await dump.arrayBuffer()))
