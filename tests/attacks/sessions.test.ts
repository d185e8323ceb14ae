import { describe, expect } from 'vitest'
import * as account from '#schemas/api/account.ts'
import * as session from '#schemas/api/session.ts'
import * as signInCalls from '#schemas/api/sign-in.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { PHONES, TENANT } from '../fixtures/backend/test-backend.ts'
import { STORES } from '../fixtures/backend/test-store.ts'
import { tally } from './tally.ts'

/* A thief of tokens (docs/decisions/0078-a-refresh-token-is-used-once.md). */

const HOUR = 3_600_000

const attack = backendTest
  .extend(
    'refresh',
    ({ backend }) =>
      (refresh_token: string, key = 'mine') =>
        backend.call(session.refreshToken, {
          body: { grant_type: 'refresh_token', refresh_token, tenantId: TENANT },
          headers: { 'Idempotency-Key': key },
        }),
  )
  .extend(
    'status',
    ({ backend }) =>
      async (token: string) =>
        (await backend.call(session.userinfo, { token })).status,
  )
  .extend('begun', async ({ backend }) => (await backend.login(PHONES.person)).data)

describe('a refresh token', () => {
  attack('that was stolen and used ends the session', async ({ begun, refresh, status }) => {
    const thief = (await refresh(begun.refresh_token, 'thief')).data
    expect(thief.refresh_token).not.toBe(begun.refresh_token)
    expect((await refresh(begun.refresh_token)).status).toBe(401)
    expect(await status(thief.access_token)).toBe(401)
    expect((await refresh(thief.refresh_token, 'thief')).status).toBe(401)
  })

  attack(
    'can be sent again with its key, for a minute: the reply was lost',
    async ({ backend, begun, refresh, status }) => {
      const lost = (await refresh(begun.refresh_token)).data
      backend.advance(50_000)
      const again = (await refresh(begun.refresh_token)).data
      expect(again).toEqual(lost)
      expect(await status(again.access_token)).toBe(200)
      const next = await refresh(again.refresh_token)
      expect(next.code).toBe(200)
      backend.advance(61_000)
      expect((await refresh(begun.refresh_token)).status).toBe(401)
      expect(await status(next.data.access_token)).toBe(401)
    },
  )

  attack('renews no session that was idle for two hours', async ({ backend, begun, refresh }) => {
    backend.advance(1.9 * HOUR)
    const renewed = (await refresh(begun.refresh_token)).data
    backend.advance(2 * HOUR)
    expect((await refresh(renewed.refresh_token)).status).toBe(401)
  })

  describe.each(STORES)('on %s', (kind) => {
    attack.extend('kind', kind)(
      'is used once by ten thieves at the same time',
      async ({ begun, refresh, task }) => {
        const replies = await Promise.all(
          Array.from({ length: 10 }, (_, index) => refresh(begun.refresh_token, `thief-${index}`)),
        )
        const through = replies.filter(({ code }) => code === 200).length - 1
        tally({ task }, `refresh tokens on ${kind}`, { tried: 10, through })
        expect(through).toBe(0)
      },
    )
  })
})

describe('the sessions of an account', () => {
  attack(
    'are listed, and the others can be ended by it alone',
    async ({ backend, begun, status }) => {
      const other = (await backend.login(PHONES.person)).data.access_token
      const token = begun.access_token
      const { data } = await backend.call(account.accountSessions, { token })
      expect([data.length, data.filter(({ isCurrent }) => isCurrent).length]).toEqual([2, 1])
      const id = data.find(({ isCurrent }) => !isCurrent)?.id ?? ''
      const stranger = await backend.token(PHONES.enterprise)
      for (const body of [{ id }, {}])
        await backend.call(account.endAccountSessions, { token: stranger, body })
      expect(await status(other)).toBe(200)
      await backend.call(account.endAccountSessions, { token, body: { id } })
      expect([await status(other), await status(token)]).toEqual([401, 200])
      const third = (await backend.login(PHONES.person)).data.access_token
      await backend.call(account.endAccountSessions, { token, body: {} })
      expect([await status(third), await status(token)]).toEqual([401, 200])
    },
  )

  attack('name browser and system, and nothing else of the header', async ({ backend }) => {
    const body = {
      account: PHONES.person,
      password: await backend.encrypted('Demo@2026'),
      tenantId: TENANT,
      type: 0 as const,
    }
    const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
    const headers = { 'User-Agent': agent, 'X-Address': '203.0.113.9' }
    const token = (await backend.call(signInCalls.accountLogin, { body, headers })).data
      .access_token
    const { data } = await backend.call(account.accountSessions, { token })
    expect(data[0]).toMatchObject({ device: 'Chrome · Windows', address: '203.0.113.9' })
  })
})

describe('a new password', () => {
  attack.for([
    'password1',
    'Abc123456',
    '123456',
    'a13800000001',
    '00000001a',
    'Zhang@2026',
    'passwordpassword',
    '19880808',
    '88888888',
    '87654321',
  ])('%s is refused: it is one of the first that are tried', async (typed, { backend }) => {
    const body = { phone: PHONES.person, tenantId: TENANT }
    const purpose = 'password' as const
    const sent = await backend.call(signInCalls.sendValidate, { body: { ...body, purpose } })
    const value = backend.lastSent(PHONES.person)
    const password = await backend.encrypted(typed)
    const reply = await backend.call(signInCalls.forgetPassword, {
      body: { ...body, value, id: sent.data.id, password },
    })
    expect(reply.msg).toBe('该密码过于常见或含有手机号，容易被猜到，请换一个')
  })
})
