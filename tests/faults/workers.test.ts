import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CHANGES_PATH } from '#schemas/api/changes.ts'
import { operatorOutbox } from '#schemas/api/operator.ts'
import { processDetail, processList } from '#schemas/api/process.ts'
import { goodsList } from '#schemas/api/products.ts'
import { logout } from '#schemas/api/session.ts'
import { sendValidate } from '#schemas/api/sign-in.ts'
import { analystSignIn, processPublish } from '#schemas/api/workbench.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import { beginOpenings, signUpCrowd, type Member } from '../bench/server/crowd.ts'
import { saveOf, type Asked } from '../bench/server/mix.ts'
import { createOwnDatabase, type OwnDatabase } from '../fixtures/hosts/own-database.ts'
import { makePortalFolder } from '../fixtures/hosts/portal-folder.ts'
import { OPERATOR_TOKEN, startRealServer, type RealServer } from '../fixtures/hosts/real-server.ts'
import { portalCaller, TENANT } from './portal-caller.ts'

const METRICS_TOKEN = 'metrics-of-the-tests'
const CLIENTS = 8

describe.skipIf(!process.env['TEST_DATABASE_URL'])('a server with two workers', () => {
  let portal: Awaited<ReturnType<typeof makePortalFolder>>
  let dir: string
  let database: OwnDatabase
  let server: RealServer

  beforeAll(async () => {
    portal = await makePortalFolder()
    dir = await mkdtemp(join(tmpdir(), 'workers-'))
    database = await createOwnDatabase()
    server = await startRealServer({
      PORTAL_DIR: portal.dir,
      DATA_DIR: join(dir, 'data'),
      DATABASE_URL: database.url,
      METRICS_TOKEN,
      WORKERS: '2',
    })
  }, 240_000)
  afterAll(async () => {
    await server.end()
    await database.remove()
    await portal.remove()
    await rm(dir, { recursive: true })
  })

  /** Sends a request on a new connection, or on that of an agent. */
  const send = async (
    { method, path, headers, body }: Omit<Asked, 'kind'>,
    agent?: Agent,
  ): Promise<IncomingMessage> => {
    const outgoing = request(`${server.url}${path}`, { method, headers, agent: agent ?? false })
    outgoing.end(body)
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage]
    return reply
  }

  const { call, encrypted, signIn } = portalCaller(send)

  /** The ids of the worker processes. */
  const workers = (): number[] =>
    execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes('hosts/node/main.ts'))
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([pid = 0, parent]) => (parent === server.child.pid ? [pid] : []))

  /** Does something whose new connections one worker takes: the others are paused meanwhile. */
  const through = async <T>(worker: number, task: () => Promise<T>): Promise<T> => {
    const others = workers().filter((pid) => pid !== worker)
    others.forEach((pid) => process.kill(pid, 'SIGSTOP'))
    return task().finally(() => others.forEach((pid) => process.kill(pid, 'SIGCONT')))
  }

  it('shows each message of its outbox in every process', async () => {
    const phone = '13912345678'
    await call(sendValidate, { body: { phone, tenantId: TENANT } })
    const operator = { Authorization: `Bearer ${OPERATOR_TOKEN}` }
    for (const worker of workers()) {
      const messages: unknown[] = await through(worker, () =>
        call(operatorOutbox, { query: { phone } }, operator),
      )
      expect(messages).toEqual([expect.objectContaining({ phone, kind: 'code' })])
    }
  })

  it('brings a change that any of them makes to an open page', async () => {
    const agent = new Agent({ keepAlive: true })
    const headers = await signIn()
    const stream = await send({ method: 'GET', path: `/api/${CHANGES_PATH}`, headers }, agent)
    const events = stream.setEncoding('utf8')[Symbol.asyncIterator]()
    expect((await events.next()).value).toContain('event: ready')
    for (const worker of workers()) {
      const other = await signIn()
      const ended = performance.now()
      await through(worker, () => call(logout, {}, other))
      expect((await events.next()).value).toContain('event: ready')
      // The stream says the same every 15 s without a change.
      expect(performance.now() - ended).toBeLessThan(10_000)
    }
    stream.destroy()
    agent.destroy()
  })

  it('begins flows with the definition that one of them has published', async () => {
    const password = await encrypted(DEMO_PASSWORD)
    const analyst: { token: string } = await call(analystSignIn, {
      body: { account: 'fenxi', password },
    })
    const file = await readFile('schemas/processes/receivables-opening.json', 'utf8')
    const definition = JSON.parse(file) as { version: number; processName: string }
    const processName = '新的开通'
    await call(
      processPublish,
      {
        body: {
          text: JSON.stringify({ ...definition, processName }),
          base: definition.version,
          note: '更名',
        },
      },
      { Authorization: `Bearer ${analyst.token}` },
    )
    const goods: { records: { id: string }[] } = await call(goodsList, {
      query: { tenantId: TENANT, type: '1' },
    })
    const goodsId = goods.records[0]?.id ?? ''
    for (const worker of workers()) {
      const found: unknown[] = await through(worker, () =>
        call(processList, { query: { goodsId } }),
      )
      expect(found).toContainEqual(expect.objectContaining({ processName }))
    }
  })

  it('loses nothing when one of them is killed under load, and replaces it', async ({ task }) => {
    const signedUp = await signUpCrowd({ databaseUrl: database.url }, CLIENTS)
    const crowd = await beginOpenings(server.url, signedUp)
    const over = new AbortController()
    const agents = crowd.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
    const saves = crowd.map(() => 0)
    let broken = 0
    const saved = (): number => saves.reduce((sum, own) => sum + own, 0)

    /** Saves again and again; a save whose connection breaks is sent once more under its key. */
    const client = async (member: Member, position: number): Promise<void> => {
      const agent = agents[position]
      while (!over.signal.aborted) {
        const save = saveOf(member)
        const reply = await send(save, agent).catch(() => {
          broken += 1
          return send(save, agent)
        })
        expect([reply.statusCode, await text(reply)]).toEqual([200, expect.any(String)])
        saves[position] = (saves[position] ?? 0) + 1
      }
      agent?.destroy()
    }
    const waitUntil = (isSo: () => boolean) =>
      vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 60_000, interval: 50 })

    const [victim = 0, other = 0] = workers()
    expect(other).toBeGreaterThan(0)
    // Every other client has a connection to the victim, and keeps it.
    for (const [position, agent] of agents.entries())
      await through(position % 2 ? other : victim, async () =>
        text(await send({ method: 'GET', path: '/health', headers: {} }, agent)),
      )
    const clients = crowd.map(client)
    await waitUntil(() => saved() > 100)

    const reply = await send({
      method: 'GET',
      path: '/metrics',
      headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
    })
    const counted = /^http_request_duration_seconds_count\{[^}]*processSave"[^}]*\} (\d+)/m
    // Both together; either alone has about a half.
    expect(Number(counted.exec(await text(reply))?.[1])).toBeGreaterThanOrEqual(100 + CLIENTS)

    process.kill(victim, 'SIGKILL')
    const before = saved()
    await waitUntil(() => saved() > before + 200)
    over.abort()
    await Promise.all(clients)

    const stored = await Promise.all(
      crowd.map(async ({ flowId, session }) => {
        const flow: { revision: string } = await call(
          processDetail,
          { query: { id: flowId } },
          session,
        )
        // The first save is that of the preparation.
        return Number(flow.revision) - 1
      }),
    )
    const summary = `${saved()} saves, ${broken} of ${CLIENTS} connections broken, 0 lost, 0 twice`
    Object.assign(task.meta, { tally: { name: 'A worker is killed', text: summary } })
    expect(stored).toEqual(saves)
    expect(broken).toBeLessThanOrEqual(CLIENTS / 2)
    await vi.waitFor(() => expect(workers()).toHaveLength(2), { timeout: 60_000 })
    expect(server.stderr()).toContain(`The server process ${victim} has ended (SIGKILL)`)
  }, 240_000)
})
