/*
 * npm run backup -- FILE: copies the database of the settings (.env) into a new file, while the server runs. The embedded
 * one is copied by its server (gzip of a tar), PostgreSQL by pg_dump (its custom format).
 * npm run restore -- FILE: fills the empty database of the settings from such a file; a data folder or a database that has
 * anything in it is left as it is. Both end with 1 if nothing was written.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip, gunzip } from 'node:zlib'
import { backupSocket } from '#fixtures/backend/hosts/node/operations/backup-socket.ts'
import { readSettings } from '#fixtures/backend/hosts/node/settings.ts'
import { openEmbeddedStore } from '#fixtures/backend/store/open-embedded.ts'

/** The address of a PostgreSQL database, or the folder of the embedded one. */
type Place = Pick<ReturnType<typeof readSettings>, 'databaseUrl' | 'dataDir'>

const main = async ([command, file]: readonly string[]): Promise<void> => {
  if (existsSync('.env')) loadEnvFile('.env')
  process.umask(0o077)
  const place = readSettings(process.env)
  await (command === 'restore' ? restore(place, file) : backUp(place, file))
}

const backUp = async ({ databaseUrl, dataDir }: Place, file: string | undefined): Promise<void> => {
  if (!file) throw new Error('Name the new file: npm run backup -- portal-2026-11-23.backup')
  if (existsSync(file)) throw new Error(`${file} exists: name a new file.`)
  const draft = `${file}.part`
  try {
    if (databaseUrl) dumpPostgres(databaseUrl, draft)
    else await copyEmbedded(dataDir, draft)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await rename(draft, file)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  console.log(`${file} is written; sha256 ${hash.digest('hex')}`)
}

const dumpPostgres = (databaseUrl: string, file: string) => {
  const { status, error } = spawnSync(
    'pg_dump',
    ['--format=custom', `--file=${file}`, '--no-owner', databaseUrl],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  if (error)
    throw new Error(`pg_dump does not start (${error.message}): install PostgreSQL's client.`)
  if (status !== 0) throw new Error(`pg_dump ended with ${status}: nothing is written.`)
}

const copyEmbedded = async (dataDir: string, file: string) => {
  const socket = connect(backupSocket(dataDir))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', () => {
      reject(
        new Error(
          `No server runs on ${dataDir}: start it, or copy the folder itself while it is stopped.`,
        ),
      )
    })
  })
  await pipeline(socket, createGzip(), createWriteStream(file, { mode: 0o600 }))
}

const restore = async (
  { databaseUrl, dataDir }: Place,
  file: string | undefined,
): Promise<void> => {
  if (!file || !existsSync(file))
    throw new Error(
      `Name the file of a backup: npm run restore -- portal.backup${file ? ` (${file} is not there)` : ''}`,
    )
  if (databaseUrl) restorePostgres(databaseUrl, file)
  else await restoreEmbedded(dataDir, file)
  console.log(`The database of ${file} is restored; start the server.`)
}

const restorePostgres = (databaseUrl: string, file: string) => {
  const { status, error } = spawnSync(
    'pg_restore',
    ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${databaseUrl}`, file],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  if (error)
    throw new Error(`pg_restore does not start (${error.message}): install PostgreSQL's client.`)
  if (status !== 0)
    throw new Error(
      `pg_restore ended with ${status}: nothing is restored; the database must be empty.`,
    )
}

const restoreEmbedded = async (dataDir: string, file: string) => {
  const there = await readdir(dataDir).catch(() => [])
  if (there.length > 0)
    throw new Error(`${dataDir} is not empty: move it away, or choose a new folder with DATA_DIR.`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const copy = await promisify(gunzip)(await readFile(file))
  const database = join(dataDir, 'database')
  try {
    const store = await openEmbeddedStore({ dataDir: database, from: new Blob([copy]) })
    await store.close()
  } catch (error) {
    await rm(database, { recursive: true, force: true })
    throw error
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
