import { delay, http, HttpResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Contract } from '#schemas/api/contract.ts'
import { logout, userinfo } from '#schemas/api/session.ts'
import { accountLogin, selectSubAccount, sendValidate } from '#schemas/api/sign-in.ts'
import { customerInfo } from '#schemas/api/tenant.ts'
import { signRegistContract } from '#schemas/api/verification.ts'
import { API, createTestClient, failureOf, server } from './client.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const ok = (data: unknown) => HttpResponse.json({ code: 200, success: true, data, msg: '' })
const unavailable = () => new HttpResponse('busy', { status: 503 })

describe('a call', () => {
  it('begins in a task of its own where it reads, if the browser knows how', async () => {
    let begin: (() => void) | undefined
    vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => (begin = resolve)) })
    const sent = vi.fn(() => ok({ id: 1, tenantId: '' }))
    server.use(http.get(API + customerInfo.path, sent))
    const reply = createTestClient().send(customerInfo)
    await vi.waitFor(() => expect(begin).toBeDefined())
    expect(sent).not.toHaveBeenCalled()
    begin?.()
    await reply
    expect(sent).toHaveBeenCalledOnce()
  })
  it('leaves with the press that sends it', async () => {
    vi.stubGlobal('scheduler', { yield: () => new Promise<void>(() => {}) })
    server.use(http.post(API + sendValidate.path, () => ok({})))
    const body = { phone: '13800000000', tenantId: '000000' }
    expect(await createTestClient().send(sendValidate, { body })).toBeDefined()
  })
})

describe('the credentials of a call', () => {
  const headersOf = async (
    method: 'get' | 'post',
    contract: typeof userinfo | typeof sendValidate | typeof customerInfo | typeof selectSubAccount,
    isSignedIn = true,
    body: object | undefined = method === 'post'
      ? { phone: '13800000000', tenantId: '000000' }
      : undefined,
  ): Promise<Headers> => {
    let headers = new Headers()
    server.use(
      http[method](API + contract.path, ({ request }) => {
        headers = request.headers
        return ok({ id: 1, tenantId: '' })
      }),
    )
    const client = createTestClient()
    if (!isSignedIn) client.tokens.remove()
    await client.send(contract, { body })
    return headers
  }

  it('is the bearer token in Blade-Auth for a customer', async () => {
    const headers = await headersOf('get', userinfo)
    expect(headers.get('Blade-Auth')).toBe('bearer access-1')
  })

  it.each([
    ['a sign-in call', 'post', sendValidate],
    ['a public call', 'get', customerInfo],
    ['a call of a customer', 'get', userinfo],
  ] as const)('has those of the client for %s', async (_what, method, contract) => {
    const headers = await headersOf(method, contract)
    expect(headers.get('Authorization')).toBe('Basic cG9ydGFsOnBvcnRhbF9zZWNyZXQ=')
    expect(headers.get('Blade-Requested-With')).toBe('BladeHttpRequest')
  })

  it('is the bearer token besides for every other call of a customer who is signed in', async () => {
    expect((await headersOf('post', sendValidate)).get('Blade-Auth')).toBe('bearer access-1')
    const headers = await headersOf('get', customerInfo)
    expect(headers.get('Blade-Auth')).toBe('bearer access-1')
  })

  it('is no token for a switch to another sub-account', async () => {
    const body = { typeId: '1', id: '2', uuid: '3', tenantId: '000000' }
    const headers = await headersOf('post', selectSubAccount, true, body)
    expect(headers.get('Blade-Auth')).toBeNull()
    expect(headers.get('Authorization')).toMatch(/^Basic /)
  })

  it('is the cookie of a known device for the calls that sign in, and for no other one', async () => {
    const sent = vi.spyOn(globalThis, 'fetch')
    for (const [method, contract] of [
      ['post', sendValidate],
      ['get', customerInfo],
      ['get', userinfo],
    ] as const)
      await headersOf(method, contract)
    const credentials = sent.mock.calls.map(
      ([request, init]) => init?.credentials ?? (request as Request).credentials,
    )
    expect(credentials).toEqual(['same-origin', 'omit', 'omit'])
    sent.mockRestore()
  })

  it('is no token when signed out', async () => {
    const isSignedIn = false
    for (const [method, contract] of [
      ['get', customerInfo],
      ['post', sendValidate],
      ['get', userinfo],
    ] as const)
      expect((await headersOf(method, contract, isSignedIn)).get('Blade-Auth')).toBeNull()
  })
})

/** Makes the server reply to each attempt of a call by `reply`. @returns the number of attempts so far */
const countAttempts = (
  { method, path }: Contract,
  reply: (attempt: number) => Response | Promise<Response>,
): (() => number) => {
  let attempts = 0
  server.use(
    http[method === 'GET' ? 'get' : 'post'](API + path, () => {
      attempts += 1
      return reply(attempts)
    }),
  )
  return () => attempts
}

describe('a read that gets no reply', () => {
  it('is sent three times at most', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const attempts = countAttempts(userinfo, (attempt) =>
      attempt < 3 ? unavailable() : ok({ customerId: '7' }),
    )
    expect(await createTestClient().send(userinfo)).toMatchObject({ customerId: '7' })
    expect(attempts()).toBe(3)
  })

  it('fails after the third attempt', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const attempts = countAttempts(userinfo, unavailable)
    const error = await failureOf(createTestClient().send(userinfo))
    expect(error.kind).toBe('unreadable')
    expect(attempts()).toBe(3)
  })

  it('waits at most five seconds before a retry, whatever Retry-After says', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const attempts = countAttempts(userinfo, (attempt) =>
      attempt === 1
        ? new HttpResponse('', { status: 503, headers: { 'Retry-After': '3600' } })
        : ok({ customerId: '7' }),
    )
    const reply = createTestClient().send(userinfo)
    await vi.waitFor(() => expect(attempts()).toBe(1))
    await vi.advanceTimersByTimeAsync(5_001)
    expect(await reply).toMatchObject({ customerId: '7' })
  })
})

describe('the time of a read', () => {
  it('is 30 s with all its retries', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    // The second attempt begins after 15 s, and none of its own 20 s is left for it after 30 s.
    const attempts = countAttempts(userinfo, async (attempt) => {
      await delay(attempt === 1 ? 15_000 : 'infinite')
      return unavailable()
    })
    let kind: string | undefined
    const failure = failureOf(createTestClient().send(userinfo)).then((error) => {
      kind = error.kind
    })
    await vi.advanceTimersByTimeAsync(29_000)
    expect(attempts()).toBe(2)
    expect(kind).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1_100)
    await failure
    expect(kind).toBe('timeout')
  })
})

const FAILURES = [
  ['refused by a busy server', unavailable],
  ['cut off by the network', () => HttpResponse.error()],
] as const

describe('a write', () => {
  it.each(FAILURES)('is never retried automatically when it is %s', async (_, failure) => {
    const attempts = countAttempts(accountLogin, failure)
    await failureOf(createTestClient().send(accountLogin, { body: {} }))
    expect(attempts()).toBe(1)
  })

  it.each(FAILURES)('is never retried though it is a GET when it is %s', async (_, failure) => {
    for (const contract of [signRegistContract, logout]) {
      const attempts = countAttempts(contract, failure)
      await failureOf(createTestClient().send(contract, { query: { bizNo: '1' } }))
      expect(attempts()).toBe(1)
    }
  })

  it('carries its idempotency key and the revision that it is based on', async () => {
    let headers = new Headers()
    server.use(
      http.post(API + sendValidate.path, ({ request }) => {
        headers = request.headers
        return ok({ id: '1' })
      }),
    )
    const options = { idempotencyKey: 'key-1', ifMatch: '"3"' }
    await createTestClient().send(sendValidate, { body: {} }, options)
    expect(headers.get('Idempotency-Key')).toBe('key-1')
    expect(headers.get('If-Match')).toBe('"3"')
  })
})

describe('the timeout of a call', () => {
  it.each([
    ['20 s', userinfo, 20_000],
    ['the one of its contract', { ...userinfo, timeout: 60_000 }, 60_000],
  ])('is %s', async (_, contract, milliseconds) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.use(http.get(API + userinfo.path, () => delay('infinite')))
    let kind: string | undefined
    const failure = failureOf(createTestClient().send(contract)).then((error) => {
      kind = error.kind
    })
    await vi.advanceTimersByTimeAsync(milliseconds - 1_000)
    expect(kind).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1_100)
    await failure
    expect(kind).toBe('timeout')
  })

  it('includes a body that stalls after its headers', async () => {
    server.use(
      http.get(
        API + userinfo.path,
        () =>
          new HttpResponse(
            new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }),
          ),
      ),
    )
    const error = await failureOf(createTestClient().send(userinfo, {}, { timeout: 50 }))
    expect(error.kind).toBe('timeout')
  })
})

describe('what a call sends', () => {
  it('is a body for a write, and none for a read', async () => {
    const bodies: string[] = []
    const note = async ({ request }: { request: Request }) => {
      bodies.push(await request.text())
      return ok({ id: '1' })
    }
    server.use(http.post(API + sendValidate.path, note), http.get(API + userinfo.path, note))
    const body = { phone: '13800000000', tenantId: '000000' }
    await createTestClient().send(sendValidate, { body })
    await createTestClient().send(userinfo)
    expect(bodies).toEqual([new URLSearchParams(body).toString(), ''])
  })

  it('ends when the caller aborts it', async () => {
    server.use(http.get(API + userinfo.path, () => delay('infinite')))
    const caller = new AbortController()
    // Longer than the test may take: a timeout of an aborted call is reported as aborted too.
    const options = { signal: caller.signal, timeout: 120_000 }
    const failure = failureOf(createTestClient().send(userinfo, {}, options))
    caller.abort()
    expect((await failure).kind).toBe('aborted')
  })
})
