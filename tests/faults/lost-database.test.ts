import { CLIENT } from '#tests/fixtures/backend/client-headers.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startServer, type RunningServer } from '#fixtures/backend/hosts/node/server.ts'
import { readSettings } from '#fixtures/backend/hosts/node/settings.ts'
import { textLog } from '#fixtures/backend/hosts/node/operations/log.ts'
import { customerInfo } from '#schemas/api/tenant.ts'
import { createOwnDatabase, type OwnDatabase } from '../fixtures/hosts/own-database.ts'
import { makePortalFolder } from '../fixtures/hosts/portal-folder.ts'
import { openUnreliableLine, type UnreliableLine } from './unreliable-line.ts'

/** The time within which a call gets its answer, whatever the database does; ms. */
const BAR = 5000

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a server whose PostgreSQL', () => {
  let portal: Awaited<ReturnType<typeof makePortalFolder>>
  let dir: string
  let database: OwnDatabase
  let line: UnreliableLine
  let server: RunningServer
  const notices: string[] = []

  beforeAll(async () => {
    portal = await makePortalFolder()
    dir = await mkdtemp(join(tmpdir(), 'lost-database-'))
    database = await createOwnDatabase()
    const url = new URL(database.url)
    line = await openUnreliableLine(Number(url.port || 5432))
    url.port = String(line.port)
    const settings = { PORT: '0', PORTAL_DIR: portal.dir, DATA_DIR: join(dir, 'data') }
    server = await startServer(
      readSettings({ ...settings, DATABASE_URL: url.href }),
      textLog((text) => notices.push(text)),
    )
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await line.close()
    await database.remove()
    await portal.remove()
    await rm(dir, { recursive: true })
  })

  /** Calls the server once. @returns the status, the sentence and the time in ms */
  const call = async () => {
    const begun = performance.now()
    const response = await fetch(
      `${server.url}/api/${customerInfo.path}?customerDomain=localhost`,
      {
        headers: CLIENT,
      },
    )
    const { msg } = (await response.json()) as { msg: string }
    return { status: response.status, msg, ms: performance.now() - begun }
  }
  const isReady = async () => (await fetch(`${server.url}/ready`)).status === 200

  it.for<[string, () => Promise<void>, () => Promise<void>]>([
    ['hangs', async () => line.stall(), async () => line.goOn()],
    ['is gone', async () => line.cut(), async () => line.restore()],
  ])(
    '%s answers each call within 5 s, and works on by itself afterwards',
    { timeout: 60_000 },
    async ([fault, fail, recover], { task }) => {
      expect(await call()).toMatchObject({ status: 200 })
      await fail()
      const calls = await Promise.all(Array.from({ length: 20 }, call))
      for (const { status, msg, ms } of calls) {
        expect([status, msg]).toEqual([503, expect.stringMatching(/请稍后再试$/)])
        expect(ms).toBeLessThan(BAR)
      }
      const slowest = (Math.max(...calls.map(({ ms }) => ms)) / 1000).toFixed(1)
      const text = `${calls.length} calls answered 503, the slowest after ${slowest} s`
      Object.assign(task.meta, { tally: { name: `PostgreSQL ${fault}`, text } })
      await vi.waitFor(async () => expect(await isReady()).toBe(false), BAR)
      // From here on nobody waits.
      expect((await call()).ms).toBeLessThan(1000)
      await recover()
      await vi.waitFor(async () => expect((await call()).status).toBe(200), 2 * BAR)
      expect(await isReady()).toBe(true)
      expect(notices.slice(-2)).toEqual([
        'The database does not answer: calls get 503.',
        'The database answers again.',
      ])
    },
  )
})
