import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** The reply of the server, which a fault delivers to the client in its own way. */
interface Passed {
  reply: IncomingMessage
  body: Buffer
}

/** Replies to a client; `pass` has the server execute the request, whose reply the client may never see. */
type Fault = (client: ServerResponse, pass: () => Promise<Passed>) => Promise<void> | void

/** Delivers the reply of the server. */
const delivered =
  (deliver: (client: ServerResponse, passed: Passed) => Promise<void> | void): Fault =>
  async (client, pass) =>
    deliver(client, await pass())

/** The delay of a slow network before a reply, ms. */
const DELAY = 3000
/** Bytes a second of a slow network. */
const SLOW = 50_000
/** A reply in pieces: the milliseconds between two. */
const PIECE = 50

const passHead = (client: ServerResponse, { reply }: Passed, length: number): void => {
  const { 'transfer-encoding': _chunks, 'content-length': _length, ...headers } = reply.headers
  client.writeHead(reply.statusCode ?? 502, { ...headers, 'content-length': String(length) })
}

const half = (body: Buffer): Buffer => body.subarray(0, Math.floor(body.length / 2))

const replyWith =
  (status: number, type: string, text: string): Fault =>
  (client) => {
    client.writeHead(status, { 'content-type': type }).end(text)
  }

/** Passes a reply on as it came. */
const whole = delivered((client, passed) => {
  passHead(client, passed, passed.body.length)
  client.end(passed.body)
})

/** The faults of a network, by name. */
const FAULTS = {
  'a delay of 3 s': async (client, pass) => {
    await wait(DELAY)
    await whole(client, pass)
  },
  '50 kB/s': delivered(async (client, passed) => {
    passHead(client, passed, passed.body.length)
    const size = (SLOW * PIECE) / 1000
    for (let at = 0; at < passed.body.length && !client.destroyed; at += size) {
      await wait(PIECE)
      client.write(passed.body.subarray(at, at + size))
    }
    client.end()
  }),
  'no reply': delivered(() => undefined),
  'a reply that stalls': delivered((client, passed) => {
    passHead(client, passed, passed.body.length)
    client.write(half(passed.body))
  }),
  'a page 502 that stalls': (client) => {
    client.writeHead(502, { 'content-type': 'text/html', 'content-length': '1000' })
    client.write('<html>')
  },
  'a reset': delivered((client) => {
    client.socket?.resetAndDestroy()
  }),
  'a reset in the reply': delivered((client, passed) => {
    passHead(client, passed, passed.body.length)
    client.write(half(passed.body), () => client.socket?.resetAndDestroy())
  }),
  'half a reply': delivered((client, passed) => {
    const part = half(passed.body)
    passHead(client, passed, part.length)
    client.end(part)
  }),
  'a page 502': replyWith(502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'),
  'a page 200': replyWith(200, 'text/html', '<html>Sign in to this network</html>'),
  'an empty reply': replyWith(200, 'application/json', ''),
  '{}': replyWith(200, 'application/json', '{}'),
  '-1': replyWith(200, 'application/json', '-1'),
  '401 in a 200': replyWith(
    200,
    'application/json',
    '{"code":401,"success":false,"data":{},"msg":""}',
  ),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS

/** A network between a client and a server, with the fault that is set. */
export interface BadNetwork {
  port: number
  fault: FaultName | undefined
  close(): Promise<void>
}

/** Opens a network to a port of this machine; without a fault it passes everything on. */
export const openBadNetwork = async (target: number): Promise<BadNetwork> => {
  const pass = async (client: IncomingMessage): Promise<Passed> => {
    const { method, url, headers } = client
    const call = request({ host: '127.0.0.1', port: target, method, path: url, headers })
    call.end(await buffer(client))
    const [reply] = (await once(call, 'response')) as [IncomingMessage]
    return { reply, body: await buffer(reply) }
  }
  const server = createServer((incoming, client) => {
    const fault = network.fault ? FAULTS[network.fault] : whole
    // A client that gives up closes its connection while its reply is under way.
    client.on('error', () => undefined)
    void Promise.resolve(fault(client, () => pass(incoming))).catch(() => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const network: BadNetwork = {
    port: (server.address() as AddressInfo).port,
    fault: undefined,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return network
}
