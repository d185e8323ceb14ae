import { describe, expect } from 'vitest'
import { feeKind } from '#fixtures/backend/domain/fees/fee-kind.ts'
import { perform } from '#fixtures/backend/domain/lifecycle/perform.ts'
import type { ScriptToken } from '#fixtures/backend/domain/operators/scripts.ts'
import { randomIds } from '#fixtures/backend/ids.ts'
import { recordEvents } from '#fixtures/backend/store/tables/lifecycle.ts'
import * as operator from '#schemas/api/operator.ts'
import * as queues from '#schemas/api/operator-queues.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { agencyDriver, STEEL } from '../fixtures/backend/agency-driver.ts'
import { addLine, LINE } from '../fixtures/backend/credit-line-sample.ts'
import { COIL } from '../fixtures/backend/pledges/pledge-driver.ts'
import { addFee } from '../fixtures/backend/financing/fee-sample.ts'
import {
  OPERATOR_TOKEN,
  requestTo,
  START,
  type TestBackend,
} from '../fixtures/backend/test-backend.ts'

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

/** A person who acts alone, and another one who would have to confirm. */
const people = backendTest.extend('as', ({ backend }) => ({
  alone: (path: string, body: object) => backend.operator(path, body, 'jingban'),
  second: (path: string, body: object) => backend.operator(path, body, 'fuhe'),
}))

const outcomeOf = ({ data, msg }: { data: unknown; msg: string }): string =>
  (data as { outcome?: string } | null)?.outcome ?? msg

describe('goods that one person sells', () => {
  /** An order of 60 t of steel, in default, with its goods in the warehouse. */
  const selling = people.extend('order', async ({ backend, store, token }) => {
    const driver = await agencyDriver(backend, store, token)
    const id = await driver.buy('60')
    await driver.quote('3700')
    await driver.moveTo('2026-11-24')
    return { id, driver }
  })

  selling(
    'for next to nothing wait for another one, whatever they bring',
    async ({ as, order: { id, driver } }) => {
      const sell = (proceeds: string) => ({
        kind: 'agencyOrder',
        id,
        action: 'sell',
        input: { proceeds, reason: '到期未赎' },
      })
      expect(await driver.status('agencyOrder', id)).toBe('defaulted')
      // 60 t of 3,700.00: 222,000.00, and a tenth less is the last that one person accepts.
      for (const proceeds of ['1.00', '199799.99', '244200.01'])
        expect(outcomeOf(await as.alone('record/perform', sell(proceeds)))).toBe('proposed')
      expect(await driver.status('agencyOrder', id)).toBe('defaulted')
      expect(outcomeOf(await as.alone('record/perform', sell('199800.00')))).toBe('done')
    },
  )
})

describe('a credit line that an operator changes', () => {
  const changing = people.extend('line', async ({ backend, store }) => {
    await addLine(store, '500000.00')
    await backend.operator('record/perform', { kind: 'creditLine', id: LINE, action: 'activate' })
    return (action: string, input: object) => ({ kind: 'creditLine', id: LINE, action, input })
  })

  changing('stays within what the product offers, for two persons too', async ({ as, line }) => {
    // 普惠保理 offers 5,000,000.00 at most.
    for (const amount of ['9999999999.99', '5000000.01'])
      for (const by of [as.alone, as.second])
        await by('record/perform', line('adjust', { amount, reason: '年审' }))
    const most = line('adjust', { amount: '5000000.00', reason: '年审' })
    expect(outcomeOf(await as.alone('record/perform', most))).toBe('proposed')
    const beyond = line('adjust', { amount: '5000000.01', reason: '年审' })
    await as.alone('record/perform', beyond)
    expect((await as.second('record/perform', beyond)).msg).toBe(
      '新的额度不能高于产品的最高额度 5,000,000.00 元',
    )
    await as.alone('record/perform', most)
    expect(outcomeOf(await as.second('record/perform', most))).toBe('done')
  })

  changing(
    'is renewed for as long as it can be applied for, and no longer',
    async ({ backend, as, line }) => {
      await backend.operator('calendar/move', { to: '2026-12-02' })
      for (const validUntil of ['2046-12-02', '2028-12-03'])
        expect((await as.alone('record/perform', line('thaw', { validUntil }))).msg).toBe(
          '额度期限不超过 24 个月，新的到期日不晚于 2028年12月02日',
        )
      const longest = line('thaw', { validUntil: '2028-12-02' })
      expect(outcomeOf(await as.alone('record/perform', longest))).toBe('done')
    },
  )

  changing('is renewed by two persons where it is large', async ({ backend, as, line }) => {
    const raise = line('adjust', { amount: '2000000.00', reason: '年审' })
    await as.alone('record/perform', raise)
    await as.second('record/perform', raise)
    await backend.operator('calendar/move', { to: '2026-12-02' })
    const renewal = line('thaw', { validUntil: '2027-12-02' })
    expect(outcomeOf(await as.alone('record/perform', renewal))).toBe('proposed')
    expect(outcomeOf(await as.second('record/perform', renewal))).toBe('done')
  })
})

describe('a price that one person sets', () => {
  const priceOf = async (backend: TestBackend, id: string) => {
    const list = (await backend.operator('commodities')).data as { id: string; price: string }[]
    return list.find((one) => one.id === id)?.price
  }

  people(
    'counts up to a tenth off the price of the day before, in however many steps',
    async ({ backend, as }) => {
      const set = (price: string) => ({ commodityId: COIL, price })
      const begin = await priceOf(backend, COIL)
      expect(begin).toBe('4200.00')
      await as.alone('commodities/price', set('9999999'))
      await as.alone('commodities/price', set('4620.01'))
      expect(await priceOf(backend, COIL)).toBe('4200.00')
      await as.alone('commodities/price', set('4620'))
      expect(await priceOf(backend, COIL)).toBe('4620.00')
      await as.alone('commodities/price', set('5082'))
      expect(await priceOf(backend, COIL)).toBe('4620.00')
      const again = await as.alone('commodities/price', set('5082'))
      expect(again.msg).toBe('您已提交，需由另一位操作员复核')
      await as.second('commodities/price', set('5082'))
      expect(await priceOf(backend, COIL)).toBe('5082.00')
    },
  )

  people('of goods in the mall waits likewise', async ({ as }) => {
    const quote = (price: string) => ({
      kind: 'mallGoods',
      id: STEEL,
      action: 'quote',
      input: { price },
    })
    expect(outcomeOf(await as.alone('record/perform', quote('4598')))).toBe('done')
    expect(outcomeOf(await as.alone('record/perform', quote('4598.01')))).toBe('proposed')
    expect(outcomeOf(await as.second('record/perform', quote('4598.01')))).toBe('done')
  })
})

describe('what one person does in parts', () => {
  people(
    'waits for another one beyond three times the limit of a customer and a day',
    async ({ backend, store, as }) => {
      const feeIds = ['1', '2', '3', '4', '5']
      for (const id of feeIds) {
        await addFee(store, { id, amount: '1000.00' })
        await store.transaction((tx) =>
          perform({ tx, deps: { ids: randomIds() }, now: START }, feeKind, id, {
            action: 'charge',
            actor: { role: 'platform', id: '' },
          }),
        )
      }
      const waive = (id: string) => ({
        kind: 'fee',
        id,
        action: 'waive',
        input: { reason: '客户投诉' },
      })
      const outcomes = []
      for (const id of feeIds) outcomes.push(outcomeOf(await as.alone('record/perform', waive(id))))
      expect(outcomes).toEqual(['done', 'done', 'done', 'proposed', 'proposed'])
      const { data } = await backend.operator('record/detail?kind=fee&id=4')
      expect((data as { proposal: { reason: string } }).proposal.reason).toBe(
        '该客户今日由一人办理的同类业务累计 4,000.00 元，超过 3,000.00 元',
      )
      // Another day begins anew.
      await backend.operator('calendar/move', { to: '2026-11-21' })
      expect(outcomeOf(await as.alone('record/perform', waive('5')))).toBe('done')
    },
  )
})
