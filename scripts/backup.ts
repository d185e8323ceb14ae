/*
 * npm run backup -- FILE: copies the database of the settings (.env) into a new file, while the server runs. The embedded
 * one is copied by its server (gzip of a tar), PostgreSQL by pg_dump (its custom format). Ends with 1 where nothing was
 * written.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { loadEnvFile } from 'node:process'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { backupSocket } from '#fixtures/backend/hosts/node/operations/backup-socket.ts'
import { readSettings } from '#fixtures/backend/hosts/node/settings.ts'

const main = async (file: string | undefined): Promise<string | undefined> => {
  if (!file) return 'Name the new file: npm run backup -- portal-2026-11-23.backup'
  if (existsSync(file)) return `${file} exists: name a new file.`
  if (existsSync('.env')) loadEnvFile('.env')
  process.umask(0o077)
  const { databaseUrl, dataDir } = readSettings(process.env)
  const draft = `${file}.part`
  try {
    if (databaseUrl) dumpPostgres(databaseUrl, draft)
    else await copyEmbedded(dataDir, draft)
  } catch (error) {
    await rm(draft, { force: true })
    return error instanceof Error ? error.message : String(error)
  }
  await rename(draft, file)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  console.log(`${file} is written; sha256 ${hash.digest('hex')}`)
  return undefined
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

const problem = await main(process.argv[2])
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}
