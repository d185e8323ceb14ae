import { describe, expect } from 'vitest'
import type { ScriptToken } from '#fixtures/backend/domain/operators/scripts.ts'
import { recordEvents } from '#fixtures/backend/store/tables/lifecycle.ts'
import * as operator from '#schemas/api/operator.ts'
import * as queues from '#schemas/api/operator-queues.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { addLine, LINE } from '../fixtures/backend/credit-line-sample.ts'
import { OPERATOR_TOKEN, requestTo } from '../fixtures/backend/test-backend.ts'

/* One person who wants to be two. */

const RAISE = {
  kind: 'creditLine',
  id: LINE,
  action: 'adjust',
  input: { amount: '2000000.00', reason: '年审' },
}

const SCRIPTS: ScriptToken[] = [
  { name: '脚本 nightly', token: 'token-of-nightly', roles: ['viewer', 'handler', 'manager'] },
  { name: '脚本 hourly', token: 'token-of-hourly', roles: ['viewer', 'handler', 'manager'] },
  {
    name: '脚本 bound',
    token: 'token-of-bound',
    roles: ['viewer'],
    addresses: ['10.0.0.5'],
    until: '2026-11-20',
  },
]

const attack = backendTest
  .extend('line', async ({ backend, store }) => {
    await addLine(store, '500000.00')
    await backend.operator('record/perform', { kind: 'creditLine', id: LINE, action: 'activate' })
    return { kind: 'creditLine', id: LINE }
  })
  .extend('app', ({ backend }) => backend.openProcess({ scripts: SCRIPTS }))
  /** Raises the line with some headers. */
  .extend('raise', ({ app, line }) => async (headers: Record<string, string>) => {
    const body = { ...RAISE, ...line }
    const response = await requestTo(app, queues.operatorPerform, { headers, body })
    const { msg, data } = (await response.json()) as { msg: string; data: { outcome: string } }
    return data?.outcome ?? msg
  })
  .extend('session', ({ app }) => async (headers: Record<string, string>) => {
    const response = await requestTo(app, operator.operatorSession, { headers })
    const { msg, data } = (await response.json()) as { msg: string; data: { name: string } | null }
    return data?.name ?? msg
  })

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

describe('a header that names an operator', () => {
  attack('makes no second person of the one who holds a token', async ({ raise, store }) => {
    const as = (name: string) =>
      raise({ ...bearer(OPERATOR_TOKEN), 'Operator-Name': encodeURIComponent(name) })
    expect(await as('王')).toBe('proposed')
    for (const name of ['李', '复核陆远'])
      expect(await as(name)).toBe('您已提交，需由另一位操作员复核')
    const events = await store.db.select().from(recordEvents)
    expect(events.filter(({ action }) => action === 'adjust')).toEqual([])
  })

  attack('changes nothing of who a session is', async ({ backend, session, raise }) => {
    const headers = {
      ...(await backend.staff('fuhe')),
      'Operator-Name': encodeURIComponent('经办沈悦'),
    }
    expect(await session(headers)).toBe('复核陆远')
    expect(await raise(headers)).toBe('proposed')
    expect(await raise(headers)).toBe('您已提交，需由另一位操作员复核')
  })
})

describe('a script', () => {
  attack(
    'confirms nothing, neither of a person nor of another script',
    async ({ backend, raise }) => {
      expect(await raise(bearer('token-of-nightly'))).toBe('proposed')
      for (const token of ['token-of-hourly', OPERATOR_TOKEN])
        expect(await raise(bearer(token))).toBe('您没有“复核”权限，请联系管理员')
      expect(await raise(await backend.staff('fuhe'))).toBe('done')
    },
  )

  attack('has a name that no person may have', async ({ backend, session }) => {
    expect(await session(bearer('token-of-nightly'))).toBe('脚本 nightly')
    for (const name of ['脚本 nightly', '运营口令']) {
      const reply = await backend.call(operator.operatorSave, {
        headers: await backend.staff('guanli'),
        body: {
          id: '',
          account: 'xin',
          name,
          roles: ['viewer'],
          isDisabled: false,
          password: await backend.encrypted('Sommer-Regen-31'),
        },
      })
      expect(reply.msg).toBe('这个姓名留给脚本使用，请另取一个')
    }
  })

  attack('works from its address and until its day alone', async ({ backend, session }) => {
    const from = (address: string) => session({ ...bearer('token-of-bound'), 'X-Address': address })
    expect(await from('10.0.0.5')).toBe('脚本 bound')
    for (const address of ['10.0.0.6', ''])
      expect(await from(address)).toBe('该令牌不能在这个地址使用')
    // 23:59:59 of its last day in China, and a second later.
    backend.advance(Date.parse('2026-11-20T15:59:59Z') - Date.parse('2026-11-20T01:30:00Z'))
    expect(await from('10.0.0.5')).toBe('脚本 bound')
    backend.advance(1000)
    expect(await from('10.0.0.5')).toBe('令牌已到期，请联系管理员')
  })
})
