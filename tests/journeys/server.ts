import { createWriteStream, mkdirSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRealServer, type RealServer } from '../fixtures/hosts/real-server.ts'

/** A server with its own data that serves the production build. */
export interface OwnServer extends RealServer {
  /** The folder of its data; another `startOwnServer` continues with it by DATA_DIR. */
  dataDir: string
  /** The file of its log: each request, notice and error. */
  log: string
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/** Serves another build: `PORTAL_DIR=… npx playwright test`. */
const portal: Record<string, string> = process.env['PORTAL_DIR']
  ? { PORTAL_DIR: process.env['PORTAL_DIR'] }
  : {}

const LOGS = 'test-results/servers'

const logs = new Set<string>()

/** The logs of the servers that this process has started, and of the one that the journeys share. */
export const serverLogs = (): string[] =>
  [...logs, process.env['JOURNEY_LOG'] ?? ''].filter(Boolean)

/** Writes the log of a server into a file. @returns its path */
const keepLog = ({ child, stderr }: RealServer): string => {
  mkdirSync(LOGS, { recursive: true })
  const path = join(LOGS, `${child.pid}.log`)
  const file = createWriteStream(path)
  file.write(stderr())
  child.stderr?.pipe(file)
  logs.add(path)
  return path
}

/** The environment variable with the folder of the database of a new demo, which global-setup.ts makes. */
export const DEMO_DATABASE = 'JOURNEY_DEMO_DATABASE'

/** Makes a folder for the data of a server. */
export const newDataDir = () => mkdtemp(join(tmpdir(), 'portal-journeys-'))

/** Starts a server for one journey, by default on a new demo; the settings are those of `.env.example`. */
export const startOwnServer = async (settings: Record<string, string> = {}): Promise<OwnServer> => {
  const dataDir = settings['DATA_DIR'] ?? (await newDataDir())
  const demo = process.env[DEMO_DATABASE]
  if (demo && !settings['DATA_DIR']) await cp(demo, join(dataDir, 'database'), { recursive: true })
  const remove = () => rm(dataDir, { recursive: true, force: true })
  const server = await startRealServer({
    LOG: 'json',
    ...portal,
    ...settings,
    DATA_DIR: dataDir,
  }).catch(async (error) => {
    await remove()
    throw error
  })
  return {
    ...server,
    dataDir,
    log: keepLog(server),
    stop: async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.end()
      await remove()
    },
  }
}
