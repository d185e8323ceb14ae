import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { logout, refreshToken, userinfo } from '#schemas/api/session.ts'
import { ApiError, type ApiErrorKind } from '#src/api/api-error.ts'
import { createRefresh } from '#src/api/refresh.ts'
import type { Tokens } from '#src/api/tokens.ts'
import { TransportFailure, type Exchange, type RawReply } from '#src/api/transport.ts'
import { createTestClient, failureOf, someTokens } from './client.ts'

const json = (body: unknown, status = 200): RawReply => ({ status, text: JSON.stringify(body) })
const user = json({ code: 200, success: true, data: { customerId: '7' } })
const unauthorized = json({ code: 401, success: false, data: {}, msg: '' })
const tokenOf = ({ headers }: Exchange) => headers['Blade-Auth']?.replace('bearer ', '')
const isRefresh = ({ contract }: Exchange) => contract.name === refreshToken.name

describe('renewing before a call needs it', () => {
  it('is over without a session', async () => {
    const transport = vi.fn()
    const client = createTestClient({ transport })
    client.tokens.remove()
    expect(await client.renew()).toBe('ended')
    expect(transport).not.toHaveBeenCalled()
  })
})

describe('a session whose access token has expired', () => {
  it('is renewed once for 100 concurrent calls, each replayed at most once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        let refreshes = 0
        let valid = 'access-2'
        const sent = new Map<string, number>()
        const { send } = createTestClient({
          transport: async (exchange) => {
            await scheduler.schedule(Promise.resolve())
            if (isRefresh(exchange)) {
              refreshes += 1
              valid = 'access-2'
              return json({ access_token: valid, refresh_token: '', expires_in: 3600 })
            }
            const number = exchange.address
            sent.set(number, (sent.get(number) ?? 0) + 1)
            return tokenOf(exchange) === valid ? user : unauthorized
          },
        })
        const calls = Array.from({ length: 100 }, (_, number) =>
          send(userinfo, { query: { number } }),
        )
        await scheduler.waitFor(Promise.all(calls))
        expect(refreshes).toBe(1)
        expect(Math.max(...sent.values())).toBeLessThanOrEqual(2)
      }),
      { numRuns: 30 },
    )
  })

  it('is renewed once for five tabs that share a storage', async () => {
    let last = Promise.resolve<unknown>(undefined)
    const withLock = <T>(_: string, work: () => Promise<T>): Promise<T> => {
      const turn = last.then(work, work)
      last = turn
      return turn
    }
    let refreshes = 0
    const transport = (exchange: Exchange): Promise<RawReply> => {
      if (!isRefresh(exchange))
        return Promise.resolve(tokenOf(exchange) === 'access-2' ? user : unauthorized)
      refreshes += 1
      return Promise.resolve(json({ access_token: 'access-2' }))
    }
    const first = createTestClient({ transport, withLock })
    const others = Array.from({ length: 4 }, () => {
      const tab = createTestClient({ transport, withLock })
      tab.tokens.read = first.tokens.read
      tab.tokens.write = first.tokens.write
      return tab
    })
    await Promise.all([first, ...others].map(({ send }) => send(userinfo)))
    expect(refreshes).toBe(1)
  })

  it('ends once for 20 waiting calls when the refresh token is refused, which is sent once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        let refreshes = 0
        const { send, heard, tokens } = createTestClient({
          transport: async (exchange) => {
            await scheduler.schedule(Promise.resolve())
            if (isRefresh(exchange)) refreshes += 1
            return unauthorized
          },
        })
        const calls = Array.from({ length: 20 }, () => failureOf(send(userinfo)))
        const errors = await scheduler.waitFor(Promise.all(calls))
        expect(new Set(errors.map(({ kind }) => kind))).toEqual(new Set(['unauthorized']))
        expect(heard).toEqual([{ type: 'sessionExpired', access: 'access-1' }])
        expect(refreshes).toBe(1)
        expect(tokens.read()).toBeUndefined()
      }),
      { numRuns: 30, endOnFailure: true },
    )
  })

  it.each([
    ['000000', '000000'],
    ['', undefined],
  ])(
    'names tenant “%s” as %s, and the refresh token in both spellings',
    async (tenantId, header) => {
      const sent: Exchange[] = []
      const { send } = createTestClient({
        tokens: { ...someTokens, tenantId },
        transport: (exchange) => {
          if (isRefresh(exchange)) sent.push(exchange)
          return Promise.resolve(unauthorized)
        },
      })
      await failureOf(send(userinfo))
      expect(sent[0]?.headers).toMatchObject({
        Authorization: `Basic ${btoa('portal:portal_secret')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        'Idempotency-Key': 'session-1',
      })
      expect(sent[0]?.headers['Tenant-Id']).toBe(header)
      expect(Object.fromEntries(new URLSearchParams(sent[0]?.body as string))).toEqual({
        grant_type: 'refresh_token',
        refresh_token: 'refresh-1',
        grantType: 'refresh_token',
        refreshToken: 'refresh-1',
        tenantId,
        scope: 'all',
      })
    },
  )

  it.each([
    ['a network error', () => Promise.reject(new TransportFailure('network'))],
    ['a timeout', () => Promise.reject(new TransportFailure('timeout'))],
    ['an error page of a proxy', () => Promise.resolve({ status: 502, text: 'bad' })],
    ['an error of the server', () => Promise.resolve(json({ code: 500, msg: '' }))],
  ])('survives %s during its renewal', async (_, failure) => {
    const { send, heard, tokens } = createTestClient({
      transport: (exchange) => (isRefresh(exchange) ? failure() : Promise.resolve(unauthorized)),
    })
    expect((await failureOf(send(userinfo))).kind).not.toBe('unauthorized')
    expect(heard.map(({ type }) => type)).toEqual(['warning'])
    expect(tokens.read()).toEqual(someTokens)
  })

  it('ends when the renewed token is refused, after one replay', async () => {
    let calls = 0
    const { send, heard } = createTestClient({
      transport: (exchange) => {
        if (isRefresh(exchange)) return Promise.resolve(json({ access_token: 'access-2' }))
        calls += 1
        return Promise.resolve(unauthorized)
      },
    })
    await failureOf(send(userinfo))
    expect(calls).toBe(2)
    expect(heard).toEqual([{ type: 'sessionExpired', access: 'access-2' }])
  })
})

describe('a call with the access token of an ended session', () => {
  it.each([
    ['401', unauthorized],
    ['非法操作', json({ code: 400, msg: '非法操作' })],
  ])('sends that token, and nothing follows from %s', async (_, reply) => {
    const sent: Exchange[] = []
    const { send, heard, tokens } = createTestClient({
      transport: (exchange) => {
        sent.push(exchange)
        return Promise.resolve(reply)
      },
    })
    await failureOf(send(logout, {}, { hide: true, access: 'access-0' }))
    expect(sent.map(({ headers }) => headers['Blade-Auth'])).toEqual(['bearer access-0'])
    expect(heard).toEqual([])
    expect(tokens.read()).toEqual(someTokens)
  })
})

describe('a late 401', () => {
  const newer = { ...someTokens, sessionId: 'session-2', access: 'access-of-another' }

  it('neither ends nor uses a session that has begun meanwhile', async () => {
    const sent: (string | undefined)[] = []
    const { send, heard, tokens } = createTestClient({
      transport: (exchange) => {
        sent.push(tokenOf(exchange))
        tokens.write(newer)
        return Promise.resolve(unauthorized)
      },
    })
    expect((await failureOf(send(userinfo))).kind).toBe('unauthorized')
    expect(sent).toEqual(['access-1'])
    expect(heard).toEqual([])
    expect(tokens.read()).toEqual(newer)
  })

  it('does not overwrite the tokens of a session that has begun meanwhile', async () => {
    const { send, heard, tokens } = createTestClient({
      transport: (exchange) => {
        if (!isRefresh(exchange)) return Promise.resolve(unauthorized)
        tokens.write(newer)
        return Promise.resolve(json({ access_token: 'access-2' }))
      },
    })
    await failureOf(send(userinfo))
    expect(tokens.read()).toEqual(newer)
    expect(heard).toEqual([])
  })

  it('ends where the customer has signed out during its renewal', async () => {
    const { send, tokens } = createTestClient({
      transport: (exchange) => {
        if (!isRefresh(exchange)) return Promise.resolve(unauthorized)
        tokens.remove()
        return Promise.resolve(json({ access_token: 'access-2' }))
      },
    })
    expect((await failureOf(send(userinfo))).kind).toBe('unauthorized')
    expect(tokens.read()).toBeUndefined()
  })

  it('uses the token that another call has renewed meanwhile, without another renewal', async () => {
    let refreshes = 0
    const { send, tokens } = createTestClient({
      transport: (exchange) => {
        if (isRefresh(exchange)) refreshes += 1
        if (tokenOf(exchange) === 'access-2') return Promise.resolve(user)
        tokens.write({ ...someTokens, access: 'access-2' })
        return Promise.resolve(unauthorized)
      },
    })
    expect(await send(userinfo)).toMatchObject({ customerId: '7' })
    expect(refreshes).toBe(0)
  })
})

describe('createRefresh', () => {
  const open = (
    current: Tokens | undefined,
    reply: { refresh_token: string } | ApiError = { refresh_token: '' },
  ) => {
    const store = { value: current }
    const request = vi.fn(() =>
      reply instanceof ApiError
        ? Promise.reject(reply)
        : Promise.resolve({ access_token: 'access-2', expires_in: 3600, ...reply }),
    )
    const refresh = createRefresh({
      tokens: {
        read: () => store.value,
        write: (next) => {
          store.value = next
        },
        remove: () => {
          store.value = undefined
        },
      },
      withLock: (_, work) => work(),
      request,
    })
    return { refresh, request, store }
  }
  const refused = (kind: ApiErrorKind, code: number) =>
    new ApiError('失败', { kind, code, call: 'session.refreshToken' })

  it('asks nothing where another tab has renewed the token', async () => {
    const { refresh, request } = open({ ...someTokens, access: 'access-2' })
    expect(await refresh(someTokens)).toBe('renewed')
    expect(request).not.toHaveBeenCalled()
  })

  it.each([
    ['nobody is signed in', undefined],
    ['somebody else has signed in', { ...someTokens, sessionId: 'session-2' }],
    ['there is no refresh token', { ...someTokens, refresh: '' }],
  ])('asks nothing where %s', async (_, current) => {
    const { refresh, request } = open(current)
    expect(await refresh(someTokens)).toBe('ended')
    expect(request).not.toHaveBeenCalled()
  })

  it.each([
    ['', 'refresh-1'],
    ['refresh-2', 'refresh-2'],
  ])('stores the new refresh token “%s” as %s', async (sent, kept) => {
    const { refresh, store } = open(someTokens, { refresh_token: sent })
    expect(await refresh(someTokens)).toBe('renewed')
    expect(store.value).toMatchObject({ access: 'access-2', refresh: kept })
  })

  it.each([
    ['unauthorized', 401],
    ['illegalOperation', 400],
    ['rejected', 400],
  ] as const)('ends the session where the server replies %s with %i', async (kind, code) => {
    expect(await open(someTokens, refused(kind, code)).refresh(someTokens)).toBe('ended')
  })

  it.each([
    ['rejected', 500],
    ['rejected', 408],
    ['rejected', 425],
    ['rejected', 429],
    ['unreadable', 404],
  ] as const)('ends nothing where the server replies %s with %i', async (kind, code) => {
    await expect(open(someTokens, refused(kind, code)).refresh(someTokens)).rejects.toThrow('失败')
  })
})
