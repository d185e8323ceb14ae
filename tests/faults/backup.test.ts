import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '#fixtures/backend/store/open.ts'
import { openEmbeddedStore } from '#fixtures/backend/store/open-embedded.ts'
import { migratedDatabase } from '../fixtures/backend/migrated-database.ts'
import { beginOpening, saveNote, signIn } from '../fixtures/hosts/customer.ts'
import { createOwnDatabase } from '../fixtures/hosts/own-database.ts'
import { makePortalFolder } from '../fixtures/hosts/portal-folder.ts'
import { environment, OPERATOR_TOKEN, startRealServer } from '../fixtures/hosts/real-server.ts'

const run = async (command: string, file: string, settings: Record<string, string>) => {
  const args = ['--import', 'tsx', 'scripts/backup.ts', command, file]
  return promisify(execFile)(process.execPath, args, {
    env: environment(settings),
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  )
}

const stores = [
  {
    name: 'the embedded database',
    skip: false,
    prepare: async () => ({ settings: {}, remove: async () => undefined }),
  },
  {
    name: 'PostgreSQL',
    skip: !process.env['TEST_DATABASE_URL'],
    prepare: async () => {
      const { url, remove } = await createOwnDatabase()
      return { settings: { DATABASE_URL: url }, remove }
    },
  },
]

/** The hash of every table of a database. */
const digestsOf = async (settings: { DATA_DIR: string; DATABASE_URL?: string }) => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings
  const store = await openStore(
    databaseUrl ? { databaseUrl } : { dataDir: join(dataDir, 'database') },
  )
  const rowsOf = async <T>(query: string) =>
    ((await store.db.execute(sql.raw(query))) as { rows: T[] }).rows
  const tables = await rowsOf<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const digests: Record<string, string | undefined> = {}
  for (const { name } of tables) {
    const [row] = await rowsOf<{ digest: string }>(
      `select md5(string_agg(md5(t::text), '' order by t::text)) as digest from ${name} t`,
    )
    digests[name] = row?.digest
  }
  await store.close()
  return digests
}

describe.each(stores.filter(({ skip }) => !skip))('a backup of $name', ({ name, prepare }) => {
  let dir: string
  let portal: Awaited<ReturnType<typeof makePortalFolder>>
  beforeAll(async () => {
    portal = await makePortalFolder()
    dir = await mkdtemp(join(tmpdir(), 'backup-'))
  })
  afterAll(async () => {
    await portal.remove()
    await rm(dir, { recursive: true })
  })

  it('is made while the server works, and restored into another place has every row', async ({
    task,
  }) => {
    const [one, other] = [await prepare(), await prepare()]
    const first = { PORTAL_DIR: portal.dir, DATA_DIR: join(dir, 'one'), ...one.settings }
    const second = { PORTAL_DIR: portal.dir, DATA_DIR: join(dir, 'other'), ...other.settings }
    const file = join(dir, 'portal.backup')

    const server = await startRealServer(first)
    const session = await signIn(server.url, OPERATOR_TOKEN, '13800000002')
    const { businessId } = await beginOpening(server.url, session)
    await saveNote(server.url, session, businessId, 'in the backup')
    expect(await run('backup', file, first)).toMatchObject({ code: 0 })
    await server.end()
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
    expect(await run('backup', file, first)).toMatchObject({ code: 1 })

    expect(await run('restore', file, second)).toMatchObject({ code: 0 })
    const [before, after] = [await digestsOf(first), await digestsOf(second)]
    expect(Object.keys(before).length).toBeGreaterThan(50)
    expect(after).toEqual(before)
    const again = await run('restore', file, second)
    expect(again).toMatchObject({ code: 1, text: expect.stringMatching(/empty/) })
    const text = `${Object.keys(after).length} tables restored, each with the same hash`
    Object.assign(task.meta, { tally: { name: `Backup of ${name}`, text } })
    await one.remove()
    await other.remove()
  }, 240_000)
})

it('a backup of another version is refused, and leaves the data folder empty', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'backup-'))
  const [file, data] = [join(dir, 'portal.backup'), join(dir, 'data')]
  const store = await openEmbeddedStore({ from: await migratedDatabase() })
  await store.db.execute(sql`insert into migrations (tag) values ('0099_later')`)
  await writeFile(file, gzipSync(Buffer.from(await (await store.dump()).arrayBuffer())))
  await store.close()
  expect(await run('restore', file, { DATA_DIR: data })).toMatchObject({
    code: 1,
    text: expect.stringContaining('The database is of another version (0099_later)'),
  })
  expect(await readdir(data)).toEqual([])
  await rm(dir, { recursive: true })
})
