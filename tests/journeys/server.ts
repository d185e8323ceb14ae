import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRealServer, type RealServer } from '../fixtures/hosts/real-server.ts'

/** A server with data of its own, serving the production build. */
export interface OwnServer extends RealServer {
  /** Handed to another `startOwnServer` as DATA_DIR, it carries on with these data. */
  dataDir: string
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

/** Journeys through a build that lies elsewhere: `PORTAL_DIR=… npx playwright test`. */
const portal: Record<string, string> = process.env['PORTAL_DIR']
  ? { PORTAL_DIR: process.env['PORTAL_DIR'] }
  : {}

/** Starts a server for one journey alone; settings as in `.env.example`. */
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
