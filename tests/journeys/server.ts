import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRealServer, type RealServer } from '../fixtures/hosts/real-server.ts'

/** A server with its own data that serves the production build. */
export interface OwnServer extends RealServer {
  /** The folder of its data; another `startOwnServer` continues with it by DATA_DIR. */
  dataDir: string
  /** Stops the server and removes its data. */
  stop(): Promise<void>
}

/** Serves another build: `PORTAL_DIR=… npx playwright test`. */
const portal: Record<string, string> = process.env['PORTAL_DIR']
  ? { PORTAL_DIR: process.env['PORTAL_DIR'] }
  : {}

/** Starts a server for one journey; the settings are those of `.env.example`. */
export const startOwnServer = async (settings: Record<string, string> = {}): Promise<OwnServer> => {
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'portal-journeys-')))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  const server = await startRealServer({ ...portal, ...settings, DATA_DIR: dataDir }).catch(
    async (error) => {
      await remove()
      throw error
    },
  )
  return {
    ...server,
    dataDir,
    stop: async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) await server.end()
      await remove()
    },
  }
}
