import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logout, userinfo } from '#schemas/api/session.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { createHttp } from '#src/api/http.ts'
import { readReply } from '#src/api/reply.ts'

/** The rows of “What gateways reply”. */
const ROWS = [
  ...readFileSync('docs/gateway.md', 'utf8').matchAll(
    /^\| (\d{3}) \| (.+?) \| (\w+) \| (.+) \|$/gm,
  ),
].map(([, status = '', body = '', kind = '', message = '']) => ({
  status: Number(status),
  body: body === 'nothing' ? '' : body.slice(1, -1),
  kind,
  message,
}))

const failureOf = (status: number, text: string): ApiError => {
  try {
    readReply(userinfo, { status, text })
  } catch (error) {
    return error as ApiError
  }
  throw new Error('expected the reply to be refused')
}

describe('what gateways reply', () => {
  it('has its 29 rows', () => {
    expect(ROWS).toHaveLength(29)
  })

  it.each(ROWS)('HTTP $status with “$body” is $kind', ({ status, body, kind, message }) => {
    expect(failureOf(status, body)).toMatchObject({ kind, message })
  })
})

describe('a reply over a real connection', () => {
  let next: (typeof ROWS)[number] | undefined
  const gateway = createServer((_, response) => {
    response.writeHead(next?.status ?? 500, { 'content-type': 'application/json' }).end(next?.body)
  })
  beforeAll(() => new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve())))
  afterAll(() => gateway.close())

  it.each(ROWS)('arrives, HTTP $status with “$body”', async (row) => {
    next = row
    const { port } = gateway.address() as AddressInfo
    const send = createHttp(`http://127.0.0.1:${port}/`)
    const exchange = {
      contract: { ...logout, method: 'POST' },
      address: 'x',
      headers: {},
      timeout: 5_000,
    } as const
    expect(await send({ ...exchange, body: '' })).toEqual({ status: row.status, text: row.body })
  })
})
