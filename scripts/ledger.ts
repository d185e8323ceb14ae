import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verifyLedger, type LedgerIssue } from '#fixtures/backend/domain/ledger/verify.ts'
import { closedRecords } from '#fixtures/backend/domain/records/records.ts'
import { lockDataFolder } from '#fixtures/backend/hosts/node/data-lock.ts'
import { readSettings } from '#fixtures/backend/hosts/node/settings.ts'
import { openStore } from '#fixtures/backend/store/open.ts'
import type { Store } from '#fixtures/backend/store/store.ts'

/*
 * npm run ledger -- verify: recomputes the ledger of DATABASE_URL, or of the embedded database in DATA_DIR.
 */

const USAGE = `用法：
  npm run ledger -- verify   核对台账：各单位合计为零、余额与流水一致、已结束的业务没有未了结的冻结；不一致时退出码为 1`

type Environment = Readonly<Record<string, string | undefined>>

/** Runs a command and prints its result. @returns the exit status */
export const main = async ([command]: string[], env: Environment): Promise<number> => {
  if (command !== 'verify') {
    console.error(USAGE)
    return 2
  }
  try {
    const issues = await withStore(env, (store) =>
      store.transaction((tx) => verifyLedger(tx, closedRecords)),
    )
    console.log([...issues.map(lineOf), `${issues.length} 处不一致`].join('\n'))
    return issues.length > 0 ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 2
  }
}

const lineOf = ({ check, subject, detail }: LedgerIssue): string =>
  `${check}  ${subject}  ${detail}`

/** Opens the store of the settings; the embedded one is locked against a server on the same folder. */
const withStore = async <T>(env: Environment, work: (store: Store) => Promise<T>): Promise<T> => {
  const { databaseUrl, dataDir } = readSettings(env)
  if (databaseUrl) return closing(await openStore({ databaseUrl }), work)
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) throw new Error(`There is no database in ${folder}`)
  const lock = await lockDataFolder(dataDir)
  try {
    return await closing(await openStore({ dataDir: folder }), work)
  } finally {
    await lock.release()
  }
}

const closing = async <T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> => {
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await main(process.argv.slice(2), process.env)
