import { CLIENT, sessionHeaders } from '#tests/fixtures/backend/client-headers.ts'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { cpuUsage } from 'node:process'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { describe, expect } from 'vitest'
import { createHost } from '#fixtures/backend/hosts/node/host.ts'
import { readSettings } from '#fixtures/backend/hosts/node/settings.ts'
import { sharedBackendTest } from '../fixtures/backend/backend-test.ts'
import { tally } from './tally.ts'

const SEND = '/api/blade-customer/web-front/front/customer/send-validate'
/** A call with a JSON body; it and the one above are made without a session. */
const RESET = '/api/blade-customer/web-front/front/customer/web/forgetPassword'
const KIB = 1024

interface Sent {
  method?: string
  path?: string
  headers?: Record<string, string>
  /** Each is sent as a chunk of its own, without a length; one text is sent with its length. */
  body: string | readonly (string | Buffer)[]
}

/** A server over HTTP, so that bodies come as a browser and a proxy send them. */
const attack = sharedBackendTest.extend(
  'send',
  { scope: 'file' },
  async ({ backend }, { onCleanup }) => {
    const host = createHost({ ...readSettings({}), portalDir: 'tests' }, backend.app)
    const server = createServer(getRequestListener(host.fetch, { overrideGlobalObjects: false }))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onCleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    const { port } = server.address() as AddressInfo
    return async ({ method = 'POST', path = RESET, headers = {}, body }: Sent) => {
      const isWhole = typeof body === 'string'
      const length = isWhole && { 'Content-Length': String(Buffer.byteLength(body)) }
      const call = request({
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: {
          ...CLIENT,
          'Content-Type': 'application/json',
          ...length,
          ...headers,
        },
      })
      if (!isWhole) call.setHeader('Transfer-Encoding', 'chunked')
      // A server that has refused a body may close the connection before the last of it is sent.
      call.on('error', () => undefined)
      for (const chunk of isWhole ? [body] : body) call.write(chunk)
      call.end()
      const [reply] = await once(call, 'response')
      const content = await text(reply)
      call.destroy()
      return { status: reply.statusCode as number, content }
    }
  },
)

const phone = (digits: number) => `1390000${String(digits).padStart(4, '0')}`
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('a body in chunks', () => {
  attack('is read like one with a length', async ({ send }) => {
    const body = `phone=${phone(1)}&tenantId=000000`
    const reply = await send({
      path: SEND,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: [body.slice(0, 9), body.slice(9)],
    })
    expect([reply.status, JSON.parse(reply.content)]).toMatchObject([200, { success: true }])
  })

  attack('with a file is read like one with a length', async ({ send, token }) => {
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7'], '章程.pdf'))
    const encoded = new Response(form)
    const content = Buffer.from(await encoded.arrayBuffer())
    const reply = await send({
      path: '/api/blade-resource/oss/endpoint/put-file-attach',
      headers: {
        ...sessionHeaders(token),
        'Content-Type': encoded.headers.get('Content-Type') ?? '',
      },
      body: [content.subarray(0, 50), content.subarray(50)],
    })
    expect(JSON.parse(reply.content)).toMatchObject({
      code: 200,
      data: { originalName: '章程.pdf' },
    })
  })

  attack.for(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST'])(
    'of %s at an address that does not take it is refused in words',
    async (method, { send }) => {
      for (const path of [
        '/api/nothing',
        '/verification/nothing',
        '/cashier/nothing',
        '/signing/nothing',
        '/nothing',
      ])
        expect(
          (await send({ method, path, headers: sessionHeaders('none'), body: ['{}'] })).status,
          path,
        ).toBe(404)
    },
  )
})

describe('a hostile body', () => {
  const long = 'x'.repeat(600 * KIB)
  const valid = `"phone":"${phone(2)}","tenantId":"000000"`
  const BODIES: readonly (readonly [string, Sent['body'], number])[] = [
    ['one of 600 KiB', long, 413],
    ['one of 600 KiB in chunks', Array.from({ length: 60 }, () => long.slice(0, 10 * KIB)), 413],
    [
      'one of 720 KiB in larger chunks',
      Array.from({ length: 12 }, () => long.slice(0, 60 * KIB)),
      413,
    ],
    ['lists 65 deep', `{${valid},"x":${nested(64)}}`, 413],
    ['lists 200,000 deep', nested(200_000), 413],
    ['lists 200,000 deep without an end', '['.repeat(200_000), 413],
    ['200,000 values', `[${'1,'.repeat(200_000)}1]`, 413],
    ['brackets in a text', `{${valid},"x":"${'['.repeat(1000)}\\""`, 400],
    ['half a body', `{${valid}`, 400],
    ['no body', '', 400],
    ['bytes that are no UTF-8', [Buffer.from([0xff, 0xfe, 0x7b])], 400],
    ['a name of a prototype', `{${valid},"__proto__":{"isAdmin":true}}`, 400],
    ['an escaped name of a prototype', `{${valid},"\\u005f_proto__":{}}`, 400],
    ['a constructor', `{${valid},"a":{"constructor":{"prototype":{}}}}`, 400],
    ['a name of 100,000 letters', `{${valid},"${'n'.repeat(100_000)}":1}`, 400],
    ['a number without a value', `{${valid},"x":1e999}`, 400],
    ['a NUL', `{${valid},"x":"\\u0000"}`, 400],
    ['a text', '"text"', 400],
    ['null', 'null', 400],
  ]

  attack('is refused in words', async ({ send, task }) => {
    let through = 0
    for (const [name, body, status] of BODIES) {
      const reply = await send({ body })
      const refusal = JSON.parse(reply.content) as { msg: string }
      expect([name, reply.status, refusal.msg]).toEqual([
        name,
        status,
        expect.stringMatching(/\p{Script=Han}/u),
      ])
      if (reply.status === 200) through += 1
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
    tally({ task }, 'hostile bodies', { tried: BODIES.length, through })
  })

  attack.for<[string, string, number]>([
    ['a name of a prototype', '__proto__=1', 400],
    ['a NUL', 'phone=%00&tenantId=000000', 400],
    ['30,000 parameters', Array.from({ length: 30_000 }, (_, at) => `p${at}=1`).join('&'), 413],
    ['600 KiB', `phone=${long}`, 413],
  ])('that is a form with %s is refused in words', async ([_what, body, status], { send }) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const reply = await send({ path: SEND, headers, body })
    expect(reply.status).toBe(status)
    expect(reply.content).toMatch(/\p{Script=Han}/u)
  })

  attack(
    'that is a form of 900,000 parts is refused before they are taken apart',
    async ({ send, token, task }) => {
      const parts = '--x\r\n\r\n\r\n\r\n'.repeat(90_000)
      const disposition = 'Content-Disposition: form-data; name="file"; filename="a.pdf"'
      const file = `--x\r\n${disposition}\r\n\r\n%PDF-1.7\r\n--x--`
      const before = cpuUsage()
      const reply = await send({
        path: '/api/blade-resource/oss/endpoint/put-file-attach',
        headers: {
          ...sessionHeaders(token),
          'Content-Type': 'multipart/form-data; boundary=x',
        },
        body: [...Array.from({ length: 10 }, () => parts), file],
      })
      const { user, system } = cpuUsage(before)
      tally({ task }, 'a form of 900,000 parts', {
        tried: 1,
        through: reply.status === 400 ? 0 : 1,
        more: `${Math.round((user + system) / 1000)} ms of CPU time`,
      })
      expect(JSON.parse(reply.content)).toMatchObject({ code: 400, msg: '请以表单形式上传文件' })
    },
  )

  attack('of 11 MiB is not read from a stranger', async ({ send }) => {
    const path = '/api/blade-resource/oss/endpoint/put-file-attach'
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const reply = await send({ path, headers, body: Array.from({ length: 100 }, () => long) })
    expect(reply.status).toBe(401)
  })
})
