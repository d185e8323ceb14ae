import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CHANGES_PATH } from '#schemas/api/changes.ts'
import { refreshToken } from '#schemas/api/session.ts'
import { readChangeStream } from '#src/api/change-stream.ts'
import { tokens } from '#src/api/tokens.ts'
import { server } from '../setup/server.ts'

const URL = `*/api/${CHANGES_PATH}`

const streamOf = (...chunks: string[]) =>
  new HttpResponse(
    new ReadableStream({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  )

const read = async () => {
  const heard: string[] = []
  const end = await readChangeStream(new AbortController().signal, {
    onReady: () => heard.push('ready'),
    onChange: ({ kind }) => heard.push(kind),
  })
  return { end, heard }
}

beforeEach(() =>
  tokens.write({
    sessionId: 's',
    access: 'old',
    refresh: 'r',
    tenantId: '000000',
    subAccountId: '',
  }),
)
afterEach(() => tokens.remove())

describe('readChangeStream', () => {
  it('reads events that arrive in pieces', async () => {
    server.use(
      http.get(URL, () =>
        streamOf('event: ready\ndata: \n\nevent: cha', 'nged\ndata: {"kind":"mess', 'age"}\n\n'),
      ),
    )
    expect(await read()).toEqual({ end: 'lost', heard: ['ready', 'message'] })
  })

  it('passes over comments and events that it does not know', async () => {
    server.use(
      http.get(URL, () =>
        streamOf(': alive\n\n', 'data: {"kind":"message"}\n\n', 'event: other\n\nevent: ready\n\n'),
      ),
    )
    expect(await read()).toEqual({ end: 'lost', heard: ['ready'] })
  })

  it('sends the token as a header, never in the address', async () => {
    let request: Request | undefined
    server.use(
      http.get(URL, (call) => {
        request = call.request
        return streamOf()
      }),
    )
    await read()
    expect(request?.headers.get('Blade-Auth')).toBe('bearer old')
    expect(request?.url).not.toContain('old')
  })

  it('renews the session once, and goes on', async () => {
    server.use(
      http.get(URL, ({ request }) =>
        request.headers.get('Blade-Auth') === 'bearer new'
          ? streamOf('event: ready\ndata: \n\n')
          : new HttpResponse(null, { status: 401 }),
      ),
      http.post(`*/api/${refreshToken.path}`, () =>
        HttpResponse.json({ access_token: 'new', refresh_token: 'r', expires_in: 3600 }),
      ),
    )
    expect(await read()).toEqual({ end: 'lost', heard: ['ready'] })
  })

  it.each([
    ['ended', 'a session that is over', 401, 'application/json'],
    ['unsupported', 'a gateway without the stream', 404, 'application/json'],
    ['unsupported', 'another reply', 200, 'text/html'],
    ['unsupported', 'a reply without a type', 200, undefined],
    ['lost', 'a server that is down', 503, 'application/json'],
  ])('ends as %s for %s', async (end, _, status, type) => {
    const body = new TextEncoder().encode('{}')
    const headers = type ? { 'Content-Type': type } : {}
    server.use(
      http.get(URL, () => new HttpResponse(body, { status, headers })),
      http.post(`*/api/${refreshToken.path}`, () => new HttpResponse('{}', { status: 401 })),
    )
    expect(await read()).toEqual({ end, heard: [] })
  })

  it('ends as lost without a network', async () => {
    server.use(http.get(URL, () => HttpResponse.error()))
    expect((await read()).end).toBe('lost')
  })
})
