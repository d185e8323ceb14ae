import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { describe, expect } from 'vitest'
import { formats } from '#engine/formats/formats.ts'
import { limitCounts } from '#fixtures/backend/store/tables/limit.ts'
import { files as storedFiles } from '#fixtures/backend/store/tables/record.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import type { Contract } from '#schemas/api/contract.ts'
import * as files from '#schemas/api/files.ts'
import { accountCode } from '#schemas/api/account.ts'
import { operatorCalendar } from '#schemas/api/operator.ts'
import * as signInCalls from '#schemas/api/sign-in.ts'
import * as verification from '#schemas/api/verification.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { PHONES, requestTo, TENANT } from '../fixtures/backend/test-backend.ts'
import { STORES } from '../fixtures/backend/test-store.ts'
import { tally } from './tally.ts'
import { sessionHeaders } from '#tests/fixtures/backend/client-headers.ts'

/* A client that makes many calls at once, to two processes on one database (docs/decisions/0077-limits-are-counted-in-the-database.md). */

const DAY = 24 * 3_600_000
const phone = PHONES.enterprise

interface Sent {
  body?: object
  headers?: Record<string, string>
  address?: string
}

/** Sends one call to a process. @returns its message */
const send = async (
  app: Hono,
  contract: Contract,
  { body, headers, address = '203.0.113.1' }: Sent,
): Promise<string> => {
  const sent = { ...(body && { body }), headers: { ...headers, 'X-Address': address } }
  const reply = await requestTo(app, contract, sent as object)
  const { msg = '', access_token } = (await reply.json()) as { msg?: string; access_token?: string }
  return access_token ? 'signed in' : msg
}

describe.each(STORES)('on %s', (kind) => {
  const attack = backendTest
    .extend('kind', kind)
    .extend('processes', async ({ backend }) => [backend.app, await backend.openProcess()] as const)
    .extend(
      'atOnce',
      ({ processes }) =>
        (count: number, contract: Contract, sent: (index: number) => Sent) =>
          Promise.all(
            Array.from({ length: count }, (_, index) =>
              send(processes[index % 2 === 0 ? 0 : 1], contract, sent(index)),
            ),
          ),
    )
    .extend('setCount', ({ store }) => async (name: string, used: number) => {
      await store.db.update(limitCounts).set({ used }).where(eq(limitCounts.name, name))
    })
    .extend('signIn', ({ backend }) => async (password: string, address?: string) => {
      const typed = { account: phone, password: await backend.encrypted(password) }
      const body = { ...typed, tenantId: TENANT, type: 0 }
      return send(backend.app, signInCalls.accountLogin, { body, ...(address && { address }) })
    })

  describe('wrong passwords', () => {
    attack('60 at once: five are checked', async ({ backend, atOnce, task }) => {
      const password = await backend.encrypted('Wrong@2026')
      const body = { account: phone, password, tenantId: TENANT, type: 0 }
      const replies = await atOnce(60, signInCalls.accountLogin, () => ({ body }))
      const checked = replies.filter((msg) => /账号或密码错误|连续错误 5 次/.test(msg)).length
      tally({ task }, `passwords on ${kind}`, { tried: 60, through: checked - 5 })
      expect(checked).toBe(5)
      expect(replies.filter((msg) => msg.includes('账号已锁定，请 30 分钟后再试'))).toHaveLength(56)
    })

    attack('lock nobody out at another address', async ({ signIn }) => {
      for (let tries = 0; tries < 6; tries += 1) await signIn('Wrong@2026')
      expect(await signIn(DEMO_PASSWORD)).toContain('账号已锁定')
      expect(await signIn(DEMO_PASSWORD, '198.51.100.7')).toBe('signed in')
      expect(await signIn(DEMO_PASSWORD)).toContain('账号已锁定')
    })

    attack(
      'from a hundred addresses lock the account for strangers alone',
      async ({ backend, atOnce, signIn, setCount, task }) => {
        const home = '198.51.100.7'
        expect(await signIn(DEMO_PASSWORD, home)).toBe('signed in')
        const password = await backend.encrypted('Wrong@2026')
        const body = { account: phone, password, tenantId: TENANT, type: 0 }
        expect(await signIn('Wrong@2026', '203.0.113.200')).toContain('账号或密码错误')
        await setCount('passwordsOfStrangers', 90)
        const replies = await atOnce(20, signInCalls.accountLogin, (index) => ({
          body,
          address: `203.0.113.${index}`,
        }))
        const checked = replies.filter((msg) => msg.includes('账号或密码错误')).length
        tally({ task }, `strangers on ${kind}`, { tried: 20, through: checked - 10 })
        expect(checked).toBe(10)
        expect(await signIn(DEMO_PASSWORD, '203.0.113.250')).toContain('请使用短信验证码登录')
        expect(await signIn(DEMO_PASSWORD, home)).toBe('signed in')
      },
    )
  })

  describe('codes', () => {
    const body = { phone, tenantId: TENANT }

    attack('20 requests at once: one is sent', async ({ backend, atOnce, task }) => {
      const replies = await atOnce(20, signInCalls.sendValidate, () => ({ body }))
      const sent = backend.outbox.list(phone).length
      tally({ task }, `codes on ${kind}`, { tried: 20, through: sent - 1 })
      expect(sent).toBe(1)
      expect(replies.filter((msg) => msg.includes('发送过于频繁'))).toHaveLength(19)
    })

    attack(
      'for a phone and a purpose: ten a day for an address, 30 for all',
      async ({ backend }) => {
        const ask = async (address: string) => {
          backend.advance(60_000)
          return send(backend.app, signInCalls.sendValidate, { body, address })
        }
        for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
          for (let sent = 0; sent < 10; sent += 1) expect(await ask(address)).toBe('操作成功')
          expect(await ask(address)).toMatch(/今日接收的短信过多，请 \d+ 小时后再试/)
        }
        expect(await ask('203.0.113.4')).toContain('今日接收的短信过多')
        backend.advance(DAY)
        expect(await ask('203.0.113.1')).toBe('操作成功')
      },
    )

    attack(
      'that a stranger asks for all day leave the owner theirs',
      { timeout: 120_000 },
      async ({ backend, task }) => {
        const home = '198.51.100.7'
        const password = await backend.encrypted(DEMO_PASSWORD)
        const signIn = (headers: Record<string, string>) =>
          requestTo(backend.app, signInCalls.accountLogin, {
            body: { account: phone, password, tenantId: TENANT, type: 0 },
            headers,
          })
        const first = await signIn({ 'X-Address': home })
        const Cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? ''
        let tried = 0
        let sent = 0
        for (let minute = 0; minute < 23 * 60; minute += 2) {
          for (const purpose of [{}, { purpose: 'password' }]) {
            const asked = { body: { ...body, ...purpose }, address: `203.0.113.${minute % 100}` }
            const reply = await send(backend.app, signInCalls.sendValidate, asked)
            tried += 1
            if (reply === '操作成功') sent += 1
          }
          backend.advance(120_000)
        }
        const codes = [
          await send(backend.app, signInCalls.sendValidate, { body, address: home }),
          await send(backend.app, signInCalls.sendValidate, { body, headers: { Cookie } }),
        ]
        const { access_token: token } = (await (await signIn({ Cookie })).json()) as {
          access_token: string
        }
        const headers = sessionHeaders(token)
        for (const purpose of [{}, { purpose: 'password' }])
          codes.push(
            await send(backend.app, signInCalls.sendValidate, {
              body: { ...body, ...purpose },
              headers,
            }),
          )
        codes.push(await send(backend.app, accountCode, { body: { purpose: 'phone' }, headers }))
        tally({ task }, `codes of a stranger in a day on ${kind}`, {
          tried,
          through: sent - 60,
          more: `60 allowed; the owner gets ${codes.filter((msg) => msg === '操作成功').length} of ${codes.length}`,
        })
        expect(sent).toBe(60)
        expect(codes).toEqual(codes.map(() => '操作成功'))
      },
    )

    attack(
      '5000 a day for phones without an account, and customers notice nothing',
      async ({ backend, atOnce, setCount, task }) => {
        const to = (number: number) => ({
          body: { phone: `1370000${String(number).padStart(4, '0')}`, tenantId: TENANT },
        })
        expect(await send(backend.app, signInCalls.sendValidate, to(0))).toBe('操作成功')
        await setCount('messagesToStrangers', 4990)
        const replies = await atOnce(20, signInCalls.sendValidate, (index) => to(index + 1))
        const sent = replies.filter((msg) => msg === '操作成功').length
        tally({ task }, `codes for strangers on ${kind}`, { tried: 20, through: sent - 10 })
        expect(sent).toBe(10)
        expect(replies.filter((msg) => msg.includes('今日注册人数过多'))).toHaveLength(10)
        expect(await send(backend.app, signInCalls.sendValidate, { body })).toBe('操作成功')
      },
    )

    attack(
      'count for their purpose, and one that a stranger asks for ends none',
      async ({ backend }) => {
        const request = async (address: string, purpose?: 'password') => {
          backend.advance(60_000)
          const { data } = await backend.call(signInCalls.sendValidate, {
            body: { ...body, ...(purpose && { purpose }) },
            headers: { 'X-Address': address },
          })
          return { ...body, id: data.id, value: backend.lastSent(phone) }
        }
        const password = await backend.encrypted('Other@2026')
        const reset = (code: object) =>
          send(backend.app, signInCalls.forgetPassword, { body: { ...code, password } })
        const signInBy = (code: object) =>
          send(backend.app, signInCalls.phoneLogin, { body: { ...code, type: 0 } })
        const own = await request('198.51.100.7')
        const forPassword = await request('203.0.113.1', 'password')
        const strange = await request('203.0.113.1')
        expect(await reset(strange)).toBe('请先获取验证码')
        expect(await signInBy(forPassword)).toBe('请先获取验证码')
        expect(await signInBy(own)).toBe('signed in')
        expect(await reset(forPassword)).toBe('操作成功')
      },
    )

    attack('60 wrong guesses at once: five are checked', async ({ backend, atOnce, task }) => {
      const { data } = await backend.call(signInCalls.sendValidate, { body })
      const guess = { ...body, id: data.id, value: 'x', type: 0 }
      const replies = await atOnce(60, signInCalls.phoneLogin, () => ({ body: guess }))
      const checked = replies.filter((msg) => msg === '验证码错误').length
      tally({ task }, `guesses of a code on ${kind}`, { tried: 60, through: checked - 5 })
      expect(checked).toBe(5)
    })
  })

  attack('operator tokens: 20 of 60 at once are checked', async ({ backend, atOnce, task }) => {
    const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
    const guess = operatorCalendar
    const replies = await atOnce(60, guess, (index) => withToken(`guess-${index}`))
    const checked = replies.filter((msg) => msg.includes('登录已失效')).length
    tally({ task }, `operator tokens on ${kind}`, { tried: 60, through: checked - 20 })
    expect(checked).toBe(20)
    const right = withToken('operator-token')
    expect(await send(backend.app, guess, right)).toContain('令牌错误次数过多，请 15 分钟后再试')
    expect(await send(backend.app, guess, { ...right, address: '198.51.100.7' })).toBe('操作成功')
  })

  attack('verifications: ten of 20 at once begin', async ({ backend, atOnce, task }) => {
    const headers = { 'Blade-Auth': `bearer ${await backend.token(PHONES.unverified)}` }
    const body = {
      name: '沈知秋',
      identityCard: formats['resident-id'].sample(3),
      phone: '13911112222',
    }
    const replies = await atOnce(20, verification.commitPersonAuth, () => ({ body, headers }))
    const begun = replies.filter((msg) => msg === '操作成功').length
    tally({ task }, `verifications on ${kind}`, { tried: 20, through: begun - 10 })
    expect(begun).toBe(10)
    expect(backend.outbox.list('13911112222')).toHaveLength(10)
  })

  attack('transfers: three a day, and ten amounts a week', async ({ backend, token, task }) => {
    let checked = 0
    for (let day = 0; day < 3; day += 1) {
      const company = { companyName: '甲', creditCode: '91320500MA1T8K3H13' }
      const body = { ...company, bankName: '中国工商银行', bankAccount: '6222020200112233445' }
      const begin = () =>
        backend.call(verification.commitEnterpriseAuth, { token, query: { type: '3' }, body })
      const { bizNo } = (await begin()).data
      for (let more = 0; more < 2; more += 1) await begin()
      expect((await begin()).msg).toMatch(/今日的打款次数已用完，请 \d+ 小时后再试/)
      for (let tries = 0; tries < 5; tries += 1) {
        const { msg } = await backend.call(verification.verifyEnterpriseAuth, {
          token,
          query: { type: '3' },
          body: { bizNo, amount: '9.99' },
        })
        if (msg === '打款金额不正确') checked += 1
      }
      backend.advance(DAY)
      token = await backend.token(phone)
    }
    tally({ task }, `amounts on ${kind}`, { tried: 15, through: checked - 10 })
    expect(checked).toBe(10)
  })

  attack(
    'uploads: 300 files and 1 GiB a day, 5 GiB in all',
    async ({ backend, store, token, atOnce, setCount, task }) => {
      const headers = sessionHeaders(token)
      const file = (content: string) => {
        const body = new FormData()
        body.set('file', new File([content], '章程.pdf'))
        return { body, headers }
      }
      expect(await send(backend.app, files.upload, file('%PDF-1.7'))).toBe('操作成功')
      await setCount('uploadedBytes', 2 ** 30 - 20)
      expect(await send(backend.app, files.upload, file('%PDF-1.7 too large a file'))).toContain(
        '今日上传的文件总量已达上限（1 GB）',
      )
      await setCount('uploadedBytes', 0)
      for (let more = 0; more < 2; more += 1)
        await send(backend.app, files.upload, file('%PDF-1.7'))
      await store.db.update(storedFiles).set({ size: 2 ** 31 - 1 })
      expect(await send(backend.app, files.upload, file('%PDF-1.7'))).toContain(
        '您保存的文件已达上限',
      )
      await store.db.update(storedFiles).set({ size: 1 })
      await setCount('files.upload', 290)
      const replies = await atOnce(20, files.upload, () => file('%PDF-1.7'))
      const stored = replies.filter((msg) => msg === '操作成功').length
      tally({ task }, `uploads on ${kind}`, { tried: 20, through: stored - 10 })
      expect(stored).toBe(10)
    },
  )
})
