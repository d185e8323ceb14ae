import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, json, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasNginx, startNginx } from './behind-nginx.ts'

const MIB = 1024 * 1024

describe.skipIf(!hasNginx)('two servers behind nginx with docs/nginx.conf', () => {
  let servers: Server[]
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let finish: () => void = () => undefined
  let broken = 0

  /** Replies with what it was sent; a stream waits in the middle, and a broken call ends without a reply. */
  const openServer = async (): Promise<Server> => {
    const server = createServer(async (incoming, outgoing) => {
      if (incoming.url === '/broken') {
        broken += 1
        incoming.socket.destroy()
      } else if (incoming.url === '/stream') {
        outgoing
          .writeHead(200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' })
          .write('first ')
        await new Promise<void>((resolve) => (finish = resolve))
        outgoing.end('second')
      } else {
        const bytes = (await buffer(incoming)).length
        outgoing.end(JSON.stringify({ headers: incoming.headers, bytes }))
      }
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return server
  }

  const replyOf = async (incoming: IncomingMessage) =>
    (await json(incoming)) as { headers: Record<string, string>; bytes: number }

  beforeAll(async () => {
    servers = [await openServer(), await openServer()]
    nginx = await startNginx(servers.map((server) => (server.address() as AddressInfo).port))
  })
  afterAll(async () => {
    await nginx.stop()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  it('learn the host, and the client address behind whatever the client wrote', async () => {
    const sent = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
    const { headers } = await replyOf(await nginx.ask('/', sent))
    expect(headers).toMatchObject({
      host: 'portal.example.com',
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
    })
  })

  it('send changes that arrive at once', async () => {
    const reply = await nginx.ask('/stream')
    const [first] = (await once(reply, 'data')) as [Buffer]
    expect(first.toString()).toBe('first ')
    finish()
    expect(await text(reply)).toBe('second')
  })

  it('get an upload of 11 MiB, and nothing larger', async ({ task }) => {
    const post = { method: 'POST' }
    const largest = await nginx.ask('/', { ...post, body: Buffer.alloc(11 * MIB) })
    const { bytes } = await replyOf(largest)
    expect(bytes).toBe(11 * MIB)
    const headers = { 'Content-Length': 11 * MIB + 1 }
    const { statusCode } = await nginx.ask('/', { ...post, headers })
    const figure = `${bytes / MIB} MiB arrived, lost: ${11 * MIB - bytes} bytes; one byte more: ${statusCode}`
    Object.assign(task.meta, { tally: { name: 'An upload through nginx', text: figure } })
    expect(statusCode).toBe(413)
  })

  it('are asked by https only', async () => {
    const reply = await fetch(`${nginx.plainUrl}/a?b=1`, { redirect: 'manual' })
    expect(reply.status).toBe(301)
    expect(reply.headers.get('Location')).toBe('https://127.0.0.1/a?b=1')
  })

  it.each(['/operator', '/workbench/x', '/api/operator/outbox', '/ready', '/metrics'])(
    'show customers nothing at %s',
    async (path) => {
      expect((await nginx.ask(path)).statusCode).toBe(404)
    },
  )

  it('are no host of the staff for other networks', async () => {
    expect((await nginx.ask('/operator', { host: 'staff.example.com' })).statusCode).toBe(403)
  })

  it('never get a save a second time', async ({ task }) => {
    const { statusCode } = await nginx.ask('/broken', { method: 'POST' })
    const figure = `answered ${statusCode}, sent again: ${broken - 1}`
    Object.assign(task.meta, { tally: { name: 'A save broken off behind nginx', text: figure } })
    expect(statusCode).toBe(502)
    expect(broken).toBe(1)
  })

  it('stand in for each other', async ({ task }) => {
    const [gone] = servers
    gone?.closeAllConnections()
    gone?.close()
    const statuses: (number | undefined)[] = []
    for (let calls = 0; calls < 6; calls += 1) statuses.push((await nginx.ask('/')).statusCode)
    const lost = statuses.filter((status) => status !== 200).length
    const figure = `${statuses.length} calls, lost: ${lost}`
    Object.assign(task.meta, {
      tally: { name: 'One of two servers behind nginx is gone', text: figure },
    })
    expect(statuses).toEqual(statuses.map(() => 200))
  })
})
