/*
 * npm run restore -- FILE: fills the empty database of the settings (.env) from a file of npm run backup. A data folder or
 * a database that has anything in it is left as it is. Ends with 1 where nothing was restored.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readSettings } from '#fixtures/backend/hosts/node/settings.ts'
import { openEmbeddedStore } from '#fixtures/backend/store/open-embedded.ts'

const main = async (file: string | undefined): Promise<string | undefined> => {
  if (!file || !existsSync(file))
    return `Name the file of a backup: npm run restore -- portal.backup${file ? ` (${file} is not there)` : ''}`
  if (existsSync('.env')) loadEnvFile('.env')
  process.umask(0o077)
  const { databaseUrl, dataDir } = readSettings(process.env)
  try {
    if (databaseUrl) restorePostgres(databaseUrl, file)
    else await restoreEmbedded(dataDir, file)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  console.log(`The database of ${file} is restored; start the server.`)
  return undefined
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

const problem = await main(process.argv[2])
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}
