import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANGES_PATH } from '#schemas/api/changes.ts'
import { documentList } from '#schemas/api/resources.ts'
import { logout } from '#schemas/api/session.ts'
import { createOwnDatabase, type OwnDatabase } from '../fixtures/hosts/own-database.ts'
import { makePortalFolder } from '../fixtures/hosts/portal-folder.ts'
import { startRealServer, type RealServer } from '../fixtures/hosts/real-server.ts'
import { hasNginx, startNginx } from './behind-nginx.ts'
import { portalCaller } from './portal-caller.ts'

const CALLS = 40

describe.skipIf(!hasNginx || !process.env['TEST_DATABASE_URL'])(
  'two portals on one database behind nginx with docs/nginx.conf',
  () => {
    let portal: Awaited<ReturnType<typeof makePortalFolder>>
    let dir: string
    let database: OwnDatabase
    let servers: RealServer[]
    let nginx: Awaited<ReturnType<typeof startNginx>>

    beforeAll(async () => {
      portal = await makePortalFolder()
      dir = await mkdtemp(join(tmpdir(), 'portals-'))
      database = await createOwnDatabase()
      const settings = { DATABASE_URL: database.url, PORTAL_DIR: portal.dir, TRUSTED_PROXIES: '1' }
      servers = []
      for (const name of ['first', 'second'])
        servers.push(await startRealServer({ ...settings, DATA_DIR: join(dir, name) }))
      nginx = await startNginx(servers.map(({ url }) => Number(new URL(url).port)))
    }, 240_000)
    afterAll(async () => {
      await nginx.stop()
      await Promise.all(servers.map((server) => server.end()))
      await database.remove()
      await portal.remove()
      await rm(dir, { recursive: true })
    })

    const { call, signIn } = portalCaller(({ path, body, ...rest }) =>
      nginx.ask(path, { ...rest, ...(body !== undefined && { body: Buffer.from(body) }) }),
    )

    it('know a session that either of them began, and bring its changes to an open page', async () => {
      const headers = await signIn()
      const stream = await nginx.ask(`/api/${CHANGES_PATH}`, { headers })
      const events = stream.setEncoding('utf8')[Symbol.asyncIterator]()
      expect((await events.next()).value).toContain('event: ready')
      // nginx gives one call to the first and the next one to the second.
      for (let calls = 0; calls < 4; calls += 1) {
        const documents: unknown[] = await call(documentList, {}, headers)
        expect(documents.length).toBeGreaterThan(0)
      }
      for (let changes = 0; changes < 2; changes += 1) {
        const other = await signIn()
        const ended = performance.now()
        await call(logout, {}, other)
        expect((await events.next()).value).toContain('event: ready')
        // The stream says the same every 15 s without a change.
        expect(performance.now() - ended).toBeLessThan(10_000)
      }
      stream.destroy()
    })

    it('answer each call of a session while one of them is killed', async ({ task }) => {
      const headers = await signIn()
      let refused = 0
      for (let calls = 0; calls < CALLS; calls += 1) {
        if (calls === CALLS / 4) await servers[0]?.kill()
        await call(documentList, {}, headers).catch(() => (refused += 1))
      }
      const figure = `${CALLS} calls of one session, not answered: ${refused}`
      Object.assign(task.meta, {
        tally: { name: 'One of two portals behind nginx is killed', text: figure },
      })
      expect(refused).toBe(0)
    })
  },
)
