import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { feeKind } from '#fixtures/backend/domain/fees/fee-kind.ts'
import { perform } from '#fixtures/backend/domain/lifecycle/perform.ts'
import type { ScriptToken } from '#fixtures/backend/domain/operators/scripts.ts'
import { randomIds } from '#fixtures/backend/ids.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { recordEvents, recordProposals } from '#fixtures/backend/store/tables/lifecycle.ts'
import {
  operatorChanges,
  operators,
  operatorSessions,
} from '#fixtures/backend/store/tables/operator.ts'
import { goods } from '#fixtures/backend/store/tables/product.ts'
import { DEMO_PASSWORD } from '#fixtures/data/demo-accounts.ts'
import type { BodyOf, Contract } from '#schemas/api/contract.ts'
import * as operator from '#schemas/api/operator.ts'
import * as queues from '#schemas/api/operator-queues.ts'
import type { OperatorRole } from '#schemas/api/operator-roles.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { agencyDriver, STEEL } from '../fixtures/backend/agency-driver.ts'
import { addLine, LINE } from '../fixtures/backend/credit-line-sample.ts'
import { beginFlow } from '../fixtures/backend/flow-driver.ts'
import { COIL } from '../fixtures/backend/pledges/pledge-driver.ts'
import { addFee } from '../fixtures/backend/financing/fee-sample.ts'
import {
  OPERATOR_TOKEN,
  requestTo,
  START,
  type TestBackend,
} from '../fixtures/backend/test-backend.ts'
import { RACING } from '../fixtures/backend/test-store.ts'
import { nameOf, tally } from './tally.ts'

/* One person who wants to be two. */

const DAY = 24 * 3_600_000

/** The outcomes of the actions of a test. */
const seen: string[] = []
beforeEach(() => void seen.splice(0))
afterEach(({ task }) => {
  const done = seen.filter((outcome) => outcome === 'done').length
  tally({ task }, nameOf({ task }), {
    tried: seen.length,
    through: task.result?.state === 'fail' ? 1 : 0,
    more: `${seen.length - done} refused or waiting, ${done} done as they may be`,
  })
})

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
    return outcomeOf({ data, msg })
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

const outcomeOf = ({ data, msg }: { data: unknown; msg: string }): string => {
  const outcome = (data as { outcome?: string } | null)?.outcome ?? msg
  seen.push(outcome)
  return outcome
}

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
    // 普惠保理 offers 5,000,000.00 at most; nobody is asked to confirm more.
    const most = line('adjust', { amount: '5000000.00', reason: '年审' })
    expect(outcomeOf(await as.alone('record/perform', most))).toBe('proposed')
    for (const amount of ['9999999999.99', '5000000.01'])
      for (const by of [as.alone, as.second])
        expect((await by('record/perform', line('adjust', { amount, reason: '年审' }))).msg).toBe(
          '新的额度不能高于产品的最高额度 5,000,000.00 元',
        )
    expect(outcomeOf(await as.second('record/perform', most))).toBe('done')
  })

  changing(
    'is proposed for no day and no amount that it could not have',
    async ({ backend, as, line, store }) => {
      const wide = line('adjust', { amount: '2000000.00', reason: '年审' })
      await as.alone('record/perform', wide)
      await as.second('record/perform', wide)
      const refused = [
        line('adjust', { amount: '5000000.01', reason: '年审' }),
        line('thaw', { validUntil: '2046-12-02' }),
      ]
      await as.alone('record/perform', line('freeze', { reason: '核查' }))
      for (const body of refused) await as.alone('record/perform', body)
      expect(await store.db.$count(recordProposals)).toBe(0)
      // An action that fits and is large waits.
      expect(outcomeOf(await as.alone('record/perform', line('thaw', {})))).toBe('proposed')
      await backend.operator('calendar/move', { to: '2026-12-02' })
      expect(await store.db.$count(recordProposals)).toBe(0)
    },
  )

  changing(
    'has a proposal that does not fit any more ended by who would have confirmed it',
    async ({ backend, as, line, store }) => {
      await store.db
        .update(operators)
        .set({ roles: ['viewer', 'reviewer'] })
        .where(eq(operators.account, 'fuhe'))
      const raise = line('adjust', { amount: '2000000.00', reason: '年审' })
      await as.alone('record/perform', raise)
      await store.db.update(goods).set({ maxAmount: '1500000.00' }).where(eq(goods.id, '1001'))
      // Whoever has proposed it learns why, and ends nothing.
      await as.alone('record/perform', raise)
      expect(await store.db.$count(recordProposals)).toBe(1)
      expect((await as.second('record/perform', raise)).msg).toBe(
        '新的额度不能高于产品的最高额度 1,500,000.00 元；待复核的办理已失效，请重新提交',
      )
      const { data } = await backend.operator(`record/detail?kind=creditLine&id=${LINE}`)
      expect((data as { proposal: unknown }).proposal).toBeNull()
    },
  )

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

describe('the first grant of a line', () => {
  const granting = people.extend('flow', async ({ backend, store, token }) => {
    await addLine(store, '5000000.01')
    const flow = await beginFlow(backend, token, 3)
    await flow.commit()
    return flow
  })

  granting(
    'above its limit waits for another person, decided by the flow or by the record',
    async ({ backend, as, flow, store }) => {
      const decision = { id: flow.flowOnlyId, decision: 'approve' }
      expect((await as.alone('submission/decide', decision)).code).toBe(200)
      expect((await flow.detail()).status).toBe(FlowStatus.committed)
      expect(await store.db.$count(recordProposals)).toBe(1)
      const { data } = await backend.operator(`submission/detail?id=${flow.flowOnlyId}`)
      expect((data as { proposal: { reason: string } }).proposal.reason).toBe(
        '金额 5,000,000.01 元，超过一人办理的上限 5,000,000.00 元',
      )
      expect((await as.alone('submission/decide', decision)).msg).toBe(
        '您已提交，需由另一位操作员复核',
      )
      const activate = { kind: 'creditLine', id: LINE, action: 'activate' }
      expect(outcomeOf(await as.second('record/perform', activate))).toBe('done')
      expect((await flow.detail()).status).toBe(FlowStatus.approved)
      const line = await backend.operator(`record/detail?kind=creditLine&id=${LINE}`)
      expect(line.data).toMatchObject({
        status: { name: 'active' },
        figures: { available: '5000000.01' },
      })
    },
  )

  granting('is confirmed by the flow as well', async ({ as, flow }) => {
    const decision = { id: flow.flowOnlyId, decision: 'approve' }
    await as.alone('submission/decide', decision)
    expect((await as.second('submission/decide', decision)).code).toBe(200)
    expect((await flow.detail()).status).toBe(FlowStatus.approved)
  })

  granting('waits no more once its flow is refused or withdrawn', async ({ as, flow, store }) => {
    const decision = { id: flow.flowOnlyId, decision: 'approve' }
    const refusal = { ...decision, decision: 'reject', reason: '资料不符' }
    const ends = [
      () => flow.withdraw(FlowStatus.committed),
      () => as.alone('submission/decide', refusal),
    ]
    await as.alone('submission/decide', decision)
    for (const end of ends) {
      expect(await store.db.$count(recordProposals)).toBe(1)
      expect((await end()).code).toBe(200)
      expect(await store.db.$count(recordProposals)).toBe(0)
      await flow.restart()
      await flow.commit()
      await as.alone('submission/decide', decision)
    }
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

const FEES = ['1', '2', '3', '4', '5']

/** Charges a fee of 1,000.00, as much as one person waives. */
const charge = async (store: Store, id: string) => {
  await addFee(store, { id, amount: '1000.00' })
  await store.transaction((tx) =>
    perform({ tx, deps: { ids: randomIds() }, now: START }, feeKind, id, {
      action: 'charge',
      actor: { role: 'platform', id: '' },
    }),
  )
}

const waive = (id: string) => ({ kind: 'fee', id, action: 'waive', input: { reason: '客户投诉' } })

describe.each(RACING)('what one person does at once on %s', (kind) => {
  people.extend('kind', kind)('is added up as well', async ({ store, as }) => {
    for (const id of FEES) await charge(store, id)
    const outcomes = await Promise.all(
      FEES.map(async (id) => outcomeOf(await as.alone('record/perform', waive(id)))),
    )
    expect(outcomes.toSorted()).toEqual(['done', 'done', 'done', 'proposed', 'proposed'])
  })
})

describe('what one person does in parts', () => {
  people(
    'waits for another one beyond three times the limit of a customer and a day',
    async ({ backend, store, as }) => {
      for (const id of FEES) await charge(store, id)
      const outcomes = []
      for (const id of FEES) outcomes.push(outcomeOf(await as.alone('record/perform', waive(id))))
      expect(outcomes).toEqual(['done', 'done', 'done', 'proposed', 'proposed'])
      const { data } = await backend.operator('record/detail?kind=fee&id=4')
      expect((data as { proposal: { reason: string } }).proposal.reason).toBe(
        '该客户今日由一人办理的同类业务累计 4,000.00 元，超过 3,000.00 元',
      )
      // Another day begins anew.
      await backend.operator('calendar/move', { to: '2026-11-21' })
      expect(outcomeOf(await as.alone('record/perform', waive('5')))).toBe('done')
      // A reviewer alone confirms an action that needs no second person any more.
      await store.db
        .update(operators)
        .set({ roles: ['viewer', 'reviewer'] })
        .where(eq(operators.account, 'fuhe'))
      expect(outcomeOf(await as.second('record/perform', waive('4')))).toBe('done')
    },
  )
})

describe('a manager who moves the business date', () => {
  people(
    'begins no day before the clock does: sums, prices and terms of a day stay those of a day',
    async ({ backend, as }) => {
      const app = await backend.openProcess({ keepsToClock: true })
      const move = async (to: string) => {
        const headers = await backend.staff('guanli')
        const response = await requestTo(app, operator.operatorMoveDate, { headers, body: { to } })
        return ((await response.json()) as { msg: string }).msg
      }
      const price = async (said: string) => {
        await as.alone('commodities/price', { commodityId: COIL, price: said })
        const list = (await backend.operator('commodities')).data as { id: string; price: string }[]
        return list.find(({ id }) => id === COIL)?.price
      }
      expect(await price('4620')).toBe('4620.00')
      expect(await move('2026-11-21')).toBe('营业日期不能晚于日历上的今天')
      expect(await price('5082')).toBe('4620.00')
      backend.advance(DAY)
      expect(await move('2026-11-21')).toBe('操作成功')
      expect(await price('5082')).toBe('5082.00')
    },
  )
})

/** The demo's manager, and what becomes of the accounts that one changes. */
const managing = backendTest.extend('accounts', async ({ backend, store }) => {
  await addLine(store, '500000.00')
  await backend.operator('record/perform', { kind: 'creditLine', id: LINE, action: 'activate' })
  const call = async <C extends Contract>(
    by: string,
    contract: C,
    sent: { body?: BodyOf<C> } = {},
  ) => backend.call(contract, { ...sent, headers: await backend.staff(by) })
  const [manager] = await store.db.select().from(operators).where(eq(operators.account, 'guanli'))
  await store.db
    .insert(operators)
    .values({ ...manager!, id: '9', account: 'guanli2', name: '管理员二' })
  return {
    call,
    /** Saves an account as a manager: a new one by what it is, a known one by what changes. */
    save: async (
      account: string,
      change: { roles?: OperatorRole[]; password?: string; isDisabled?: boolean },
      by = 'guanli',
    ) => {
      const known = (await call(by, operator.operatorList)).data.find(
        (one) => one.account === account,
      )
      const body = known ?? {
        id: '',
        account,
        name: `新人 ${account}`,
        roles: ['viewer' as const],
        isDisabled: false,
      }
      const password = change.password ? await backend.encrypted(change.password) : ''
      return call(by, operator.operatorSave, { body: { ...body, ...change, password } })
    },
    signIn: async (account: string, password: string, newPassword = '') =>
      backend.call(operator.operatorSignIn, {
        body: {
          account,
          password: await backend.encrypted(password),
          ...(newPassword && { newPassword: await backend.encrypted(newPassword) }),
        },
      }),
    waiting: async (by = 'guanli') => (await call(by, operator.operatorChanges)).data,
    confirm: (by: string, id: string) => call(by, operator.operatorConfirmChange, { body: { id } }),
    refuse: (by: string, id: string) => call(by, operator.operatorRefuseChange, { body: { id } }),
    notices: async (by: string) => (await call(by, queues.operatorQueues)).data.notices,
    raise: async (by: string) => outcomeOf(await backend.operator('record/perform', RAISE, by)),
  }
})

const PASSWORD = 'Sommer-Regen-31'

describe('a manager who makes accounts', () => {
  managing(
    'has none of who decides before a day has passed, and no second person for one more',
    async ({ backend, accounts }) => {
      for (const account of ['jia', 'yi'])
        expect(
          (await accounts.save(account, { roles: ['handler', 'reviewer'], password: PASSWORD }))
            .data,
        ).toEqual({ id: '', waits: true })
      backend.advance(DAY - 1)
      expect((await accounts.signIn('jia', PASSWORD)).msg).toContain('账号或密码错误')
      backend.advance(1)
      for (const account of ['jia', 'yi'])
        expect((await accounts.signIn(account, PASSWORD, `${PASSWORD}!`)).code).toBe(200)
      expect(await accounts.raise('jia')).toBe('proposed')
      backend.advance(DAY - 1)
      expect(await accounts.raise('yi')).toBe(
        '您与提交人的账号都在一天内由“管理员何川”设立或修改，满一天后才能复核',
      )
      backend.advance(1)
      expect(await accounts.raise('yi')).toBe('done')
    },
  )

  managing(
    'is no second person for an account that it made, nor that for it',
    async ({ accounts, store }) => {
      const roles: OperatorRole[] = ['handler', 'reviewer', 'manager']
      await store.db.update(operators).set({ roles }).where(eq(operators.account, 'guanli'))
      await accounts.save('jia', { roles, password: PASSWORD })
      const [change] = await accounts.waiting()
      await accounts.confirm('guanli2', change!.id)
      expect(await accounts.raise('guanli')).toBe('proposed')
      expect(await accounts.raise('jia')).toBe(
        '您与提交人中，一人在一天内设立或修改过另一人的账号，满一天后才能复核',
      )
      // Nor through an account that the account has made.
      await accounts.save('yi', { roles, password: PASSWORD }, 'jia')
      const [next] = await accounts.waiting()
      expect((await accounts.confirm('guanli', next!.id)).status).toBe(409)
      await accounts.confirm('guanli2', next!.id)
      expect(await accounts.raise('yi')).toContain('一天内')
      expect(await accounts.raise('fuhe')).toBe('done')
    },
  )

  managing(
    'waits for another manager, who is neither itself, nor a script, nor the one concerned',
    async ({ backend, accounts }) => {
      await accounts.save('guanli2', { roles: ['viewer', 'manager', 'reviewer'] })
      const [own] = await accounts.waiting('guanli2')
      expect(own!.blocked).toBe('不能复核对自己账号的修改，请由另一位管理员办理')
      expect((await accounts.confirm('guanli', own!.id)).msg).toBe('您已提交，需由另一位操作员复核')
      expect((await accounts.confirm('guanli2', own!.id)).msg).toBe(own!.blocked)
      expect((await backend.operator('operators/confirm-change', { id: own!.id })).msg).toBe(
        '脚本和运营口令不能复核，请由另一位管理员登录办理',
      )
      for (const by of ['jingban', 'fuhe']) {
        expect((await accounts.confirm(by, own!.id)).msg).toBe('您没有“管理”权限，请联系管理员')
        expect((await accounts.refuse(by, own!.id)).msg).toBe('只有管理员和本人可以拒绝')
      }
    },
  )
})

describe('a manager who resets a password', () => {
  managing(
    'of who decides is told to that person, who may refuse it',
    async ({ backend, accounts }) => {
      expect((await accounts.save('fuhe', { password: PASSWORD })).data.waits).toBe(true)
      expect((await accounts.signIn('fuhe', PASSWORD, `${PASSWORD}!`)).msg).toContain(
        '账号或密码错误',
      )
      const [notice] = await accounts.notices('fuhe')
      expect(notice).toMatchObject({ waits: true })
      expect(notice!.text).toBe(
        '管理员何川于 2026-11-20 09:30 提交：修改 复核陆远（fuhe）：重设密码。另一位管理员复核后生效，否则于 2026-11-21 09:30 生效；如非您所知，请拒绝。',
      )
      expect(await accounts.notices('jingban')).toEqual([])
      expect((await accounts.refuse('fuhe', notice!.id)).code).toBe(200)
      backend.advance(DAY)
      expect((await accounts.signIn('fuhe', PASSWORD, `${PASSWORD}!`)).msg).toContain(
        '账号或密码错误',
      )
      expect((await accounts.signIn('fuhe', DEMO_PASSWORD)).code).toBe(200)
      expect(await accounts.notices('fuhe')).toEqual([])
    },
  )

  managing(
    'makes no second person of it for a day, however it was confirmed',
    async ({ backend, accounts, store }) => {
      // After the accounts of the demo were made.
      backend.advance(60_000)
      for (const account of ['jingban', 'fuhe']) {
        await accounts.save(account, { password: PASSWORD })
        const [change] = await accounts.waiting('guanli2')
        expect((await accounts.confirm('guanli2', change!.id)).code).toBe(200)
      }
      expect(await accounts.raise('jingban')).toBe('proposed')
      expect(await accounts.raise('fuhe')).toContain('都在一天内由“管理员何川”设立或修改')
      const { data } = await backend.operator(
        `record/detail?kind=creditLine&id=${LINE}`,
        undefined,
        'fuhe',
      )
      expect((data as { proposal: { blocked: string } }).proposal.blocked).toContain(
        '满一天后才能复核',
      )
      expect((await accounts.notices('fuhe')).map(({ waits }) => waits)).toEqual([false])
      // Nothing is left of the password but in the account.
      expect(
        (await store.db.select().from(operatorChanges)).map((row) => row.passwordHash),
      ).toEqual(['', ''])
      backend.advance(DAY)
      expect(await accounts.raise('fuhe')).toBe('done')
    },
  )
})

describe('a manager who disables accounts', () => {
  managing(
    'shuts a leaver out at once, and another manager after a day alone',
    async ({ backend, accounts }) => {
      expect((await accounts.save('fuhe', { isDisabled: true })).data.waits).toBe(false)
      expect((await accounts.signIn('fuhe', DEMO_PASSWORD)).status).toBe(400)
      expect((await accounts.save('fuhe', { isDisabled: false })).data.waits).toBe(true)
      expect((await accounts.save('guanli2', { isDisabled: true })).data.waits).toBe(true)
      expect((await accounts.call('guanli2', operator.operatorSession)).code).toBe(200)
      backend.advance(DAY)
      expect((await accounts.signIn('guanli2', DEMO_PASSWORD)).status).toBe(400)
      expect((await accounts.signIn('fuhe', DEMO_PASSWORD)).code).toBe(200)
    },
  )
})

describe('an empty database', () => {
  managing(
    'has its first account at once, and the second one after a day',
    async ({ backend, store, accounts }) => {
      await store.db.delete(operatorSessions)
      await store.db.delete(operators)
      const save = async (account: string) =>
        (
          await backend.operator('operators/save', {
            id: '',
            account,
            name: account,
            roles: ['viewer', 'manager'],
            isDisabled: false,
            password: await backend.encrypted(PASSWORD),
          })
        ).data as { waits: boolean }
      expect((await save('one')).waits).toBe(false)
      expect((await save('two')).waits).toBe(true)
      const [change] = await accounts.waiting('one')
      expect((await accounts.confirm('one', change!.id)).msg).toContain('一天内')
      backend.advance(DAY)
      expect((await accounts.signIn('two', PASSWORD, `${PASSWORD}!`)).code).toBe(200)
    },
  )
})
