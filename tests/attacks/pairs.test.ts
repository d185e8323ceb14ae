import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { STANDARD_RULES } from '#engine/finance/loan-rules.ts'
import { fixedDefinitions } from '#fixtures/backend/definitions.ts'
import { financingKind } from '#fixtures/backend/domain/financings/financing-kind.ts'
import { verifyLedger } from '#fixtures/backend/domain/ledger/verify.ts'
import { perform } from '#fixtures/backend/domain/lifecycle/perform.ts'
import { readPayment } from '#fixtures/backend/domain/payments/payment.ts'
import { takeNotice } from '#fixtures/backend/domain/payments/pay.ts'
import { closedRecords } from '#fixtures/backend/domain/records/records.ts'
import { randomIds } from '#fixtures/backend/ids.ts'
import { Refusal } from '#fixtures/backend/refusal.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { consultations, financings } from '#fixtures/backend/store/tables/financing.ts'
import { flows } from '#fixtures/backend/store/tables/flow.ts'
import { quotas } from '#fixtures/backend/store/tables/product.ts'
import { consultationPropose } from '#schemas/api/loans.ts'
import { financingLifecycle } from '#schemas/lifecycles/financing.ts'
import { agencyDriver, STEEL } from '../fixtures/backend/agency-driver.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { billDiscountDriver } from '../fixtures/backend/bill-discount-driver.ts'
import { billDriver, SECOND_CODE } from '../fixtures/backend/cloud-bills/bill-driver.ts'
import { addCoreLine, CORE_LINE, LINE } from '../fixtures/backend/credit-line-sample.ts'
import { DEMAND, financingDriver } from '../fixtures/backend/financing/financing-driver.ts'
import { beginFlow } from '../fixtures/backend/flow-driver.ts'
import { memberToken } from '../fixtures/backend/member-token.ts'
import { pledgeDriver } from '../fixtures/backend/pledges/pledge-driver.ts'
import { sampleDefinitions } from '../fixtures/backend/sample-definitions.ts'
import { shippedContracts } from '../fixtures/backend/shipped-contracts.ts'
import { START, type TestBackend } from '../fixtures/backend/test-backend.ts'
import { RACING } from '../fixtures/backend/test-store.ts'
import { tradeDriver } from '../fixtures/backend/trade/trade-driver.ts'
import { tally } from './tally.ts'

/*
 * Each pair of actions that touch a common row, several of each at once, each pair from the same state of the database: they wait
 * for each other in one order (docs/decisions/0229-rows-are-locked-without-their-key.md).
 */

/** An action that could succeed in the state that was prepared. @param index tells the calls at once apart */
type Action = (index: number) => Promise<{ code?: unknown; msg?: unknown }>

/** Does something beside the calls, and returns what a call would reply. */
const asReply = async (work: () => Promise<unknown>): ReturnType<Action> => {
  try {
    await work()
    return { code: 200 }
  } catch (error) {
    return error instanceof Refusal
      ? { code: error.code, msg: error.message }
      : { code: 500, msg: error }
  }
}

/** The calls of a pair at once. */
const AT_ONCE = 8

/** The most that a call may wait, as a multiple of the time of all calls of its pair one after the other. */
const LONGEST_WAIT = 2

/** The actions of a customer, a core enterprise and operators on one line, its orders, and the goods and bills beside it. */
const agencyActions = async (
  backend: TestBackend,
  token: string,
): Promise<Record<string, Action>> => {
  const { store, operator } = backend
  const agency = await agencyDriver(backend, store, token, '50000000.00')
  const bought = await agency.buy('100')
  const placed = (await agency.place('100')).data.id
  const toPay = (await agency.place('100')).data.id
  await agency.act('agencyOrder', toPay, 'accept')
  const paid = (await agency.place('100')).data.id
  await agency.act('agencyOrder', paid, 'accept')
  await agency.pay('agencyOrder', paid)
  const redeemed = (await agency.redeem(await agency.buy('100'), { quantity: '50' })).data.id
  const bills = await billDriver(backend, store)
  const bill = { amount: '100000.00', maturityDate: '2027-03-20' }
  const financed = await bills.accepted(bill)
  const asked = (await bills.finance(bills.supplier, financed.position, '1000.00')).data.id
  const { position } = await bills.accepted(bill)
  const pledging = pledgeDriver(backend, store, token)
  const pledge = await pledging.lend([await pledging.receipt('200')], '400000.00')
  const receipt = await pledging.receipt('200')
  return {
    'agencyOrder.place': () => agency.place('100'),
    'agencyOrder.accept': () => agency.act('agencyOrder', placed, 'accept'),
    'agencyOrder.pay': () => agency.begin('agencyOrder', toPay),
    'agencyOrder.purchase': () => agency.act('agencyOrder', paid, 'purchase'),
    'agencyOrder.redeem': () => agency.redeem(bought, { quantity: '10' }),
    'redemption.cancel': () => agency.own('redemption', redeemed, 'cancel'),
    'redemption.pay': () => agency.begin('redemption', redeemed),
    'mallGoods.quote': () => agency.quote('4190.00'),
    'mallGoods.restock': () => agency.act('mallGoods', STEEL, 'restock', { quantity: '10' }),
    'creditLine.freeze': () => agency.act('creditLine', LINE, 'freeze', { reason: '核查' }),
    'cloudBill.issue': () => bills.issue({ amount: '1000.00', maturityDate: '2027-03-20' }),
    'billPosition.assign': () => bills.assign(bills.supplier, position, SECOND_CODE, '100.00'),
    'billPosition.split': () => bills.split(bills.supplier, position, ['40000.00', '60000.00']),
    'billFinancing.apply': () => bills.finance(bills.supplier, position, '100.00'),
    'billFinancing.approve': () => bills.approve(asked),
    'pledge.apply': () => pledging.apply([receipt], '300000.00'),
    'pledge.addGoods': () => pledging.addGoods(pledge, [receipt]),
    'pledge.redeem': () => pledging.redeem(pledge, '1'),
    'warehouseReceipt.split': () => pledging.split(receipt, ['80', '120']),
    'commodity.price': () => pledging.setPrice('4190.00'),
    'calendar.move': () => operator('calendar/move', { to: '2026-11-21' }),
  }
}

/** The actions of a customer and operators on one line of discounts. */
const discountActions = async (
  backend: TestBackend,
  token: string,
): Promise<Record<string, Action>> => {
  const discounts = await billDiscountDriver(backend, backend.store, token)
  const apply = (no: string) =>
    discounts.apply({ billNo: no.padStart(30, '5'), amount: '10000.00' })
  const [reviewed, withdrawn, refused] = [
    (await apply('1001')).data.id,
    (await apply('1002')).data.id,
    (await apply('1003')).data.id,
  ]
  return {
    'billDiscount.apply': (index) => apply(String(index + 1)),
    'billDiscount.approve': () => discounts.decide(reviewed, 'approve'),
    'billDiscount.withdraw': () => discounts.act(withdrawn, 'withdraw'),
    'billDiscount.refuse': () => discounts.decide(refused, 'refuse', { reason: '票据有误' }),
    'creditLine.freeze': () =>
      backend.operator('record/perform', {
        kind: 'creditLine',
        id: LINE,
        action: 'freeze',
        input: { reason: '核查' },
      }),
    'creditLine.adjust': () =>
      backend.operator('record/perform', {
        kind: 'creditLine',
        id: LINE,
        action: 'adjust',
        input: { amount: '900000.00', reason: '年审' },
      }),
    'calendar.move': () => discounts.moveTo('2026-11-21'),
  }
}

/**
 * The actions of two customers, the core enterprise that confirms their trade and operators, who decide by the flow and by the
 * record, on the lines of all three.
 */
const financingActions = async (
  backend: TestBackend,
  token: string,
): Promise<Record<string, Action>> => {
  const { store } = backend
  const driver = await financingDriver(backend, store, token, { amount: '900000.00' })
  await addCoreLine(store, '4000000.00')
  await driver.act('creditLine', CORE_LINE, 'activate')
  await driver.setRules({ ...STANDARD_RULES, method: 'equalPrincipal' })
  const demand = { ...DEMAND, appliedAmount: '100000.00', termMonths: 3 }
  const loan = await driver.lend(demand)
  const deferral = await driver.defer({
    'deferral-instalments': { deferralKind: 'extension', deferralCount: 2 },
  })
  const application = await driver.apply(demand)
  const waiting = await driver.newestFinancing()
  const [own] = await store.db.select().from(financings).where(eq(financings.id, waiting))
  const { frozenId, ...other } = await addSecondCustomer(backend)
  const drafts = { own: '5000000000000000001', other: '5000000000000000002' }
  const draft = {
    ...own!,
    amount: '50000.00',
    coreLineId: CORE_LINE,
    reservation: '',
    status: financingLifecycle.statuses.draft.code,
  }
  await store.db.insert(financings).values([
    { ...draft, id: drafts.own, financeNo: 'RZ1', flowId: deferral.flowOnlyId },
    { ...draft, ...other, id: drafts.other, financeNo: 'RZ2' },
  ])
  const submit = (id: string) => () =>
    asReply(() =>
      store.transaction((tx) =>
        perform({ tx, deps: { ids: randomIds() }, now: START }, financingKind, id, {
          action: 'submit',
          actor: { role: 'platform', id: '' },
        }),
      ),
    )
  const adjust = (id: string) => () =>
    driver.act('creditLine', id, 'adjust', { amount: '950000.00', reason: '年审' })
  return {
    'flow.approve': () => application.decide('approve'),
    'flow.return': () => application.decide('return', '请补充合同', 1),
    'flow.withdraw': () => application.withdraw(1),
    'financing.approve': () => driver.act('financing', waiting, 'approve'),
    'financing.refuse': () => driver.act('financing', waiting, 'refuse', { reason: '材料不全' }),
    'financing.submit': submit(drafts.own),
    'financing.submit of another customer': submit(drafts.other),
    'flow.approve of a deferral': () => deferral.decide('approve'),
    'loan.defer': () => driver.act('loan', loan, 'defer'),
    'loan.pay': () => driver.begin(loan, { purpose: 'other', amount: '1000.00' }),
    'creditLine.adjust': adjust(LINE),
    "creditLine.adjust of the core enterprise's": adjust(CORE_LINE),
    "creditLine.freeze of the core enterprise's": () =>
      driver.act('creditLine', CORE_LINE, 'freeze', { reason: '核查' }),
    'creditLine.thaw': () =>
      driver.act('creditLine', frozenId, 'thaw', { validUntil: '2028-01-31' }),
    'calendar.move': () => driver.moveTo('2026-11-21'),
  }
}

/**
 * The payments of loans that came and were taken back, by the borrower and by the debtor of its receivables, beside what changes
 * a loan otherwise: the consultation about it, and the sale of its pledge.
 */
const loanActions = async (
  backend: TestBackend,
  token: string,
): Promise<Record<string, Action>> => {
  const { store } = backend
  const trade = await tradeDriver(backend, token)
  const driver = await financingDriver(backend, store, token, { goodsId: '1005' })
  const pledging = pledgeDriver(backend, store, token)
  const pledge = await pledging.lend([await pledging.receipt('200')], '400000.00')
  const pledged = (await pledging.position(pledge)).loanId
  const repaid = await pledging.pay(pledged, { purpose: 'principal', amount: '1000.00' })
  const { id: background, account } = await trade.background()
  const claimed = async (amount: string) => {
    const { id } = (await trade.claim(background, account, { amount })).data
    await trade.act(trade.debtor, 'receivable', id, 'confirm')
    return id
  }
  const first = await claimed('100000')
  const second = await claimed('50000')
  const demand = { ...DEMAND, appliedAmount: '100000.00', termMonths: 1 }
  const application = await driver.apply(demand, { receivables: [first, second] })
  await trade.secure(first)
  await trade.secure(second)
  await application.decide('approve')
  await (await driver.draw()).decide('approve')
  const loan = await driver.loanOf(await driver.newestFinancing())
  const came = (await trade.pay(first, '1000')).id
  await pledging.setPrice('2000.00')
  await driver.moveTo('2026-12-21')
  await backend.call(consultationPropose, {
    token,
    body: {
      loanId: loan,
      reason: '回款延迟',
      promises: [{ date: '2027-01-20', amount: '200000.00' }],
    },
  })
  const [consultation] = await store.db.select().from(consultations)
  const comes = (await trade.begin(second, '20000')).data.id
  const settles = (await driver.begin(loan, { purpose: 'settle' })).data.id
  const sale = { proceeds: '400000.00', reason: '质物处置' }
  /** Tells what the provider says about the order of a payment. */
  const notice = (id: string, state: 'paid' | 'reversed') =>
    asReply(() =>
      store.transaction(async (tx) => {
        const payment = await readPayment(tx, id)
        const { paymentNo: orderNo, amount } = payment!
        const call = { tx, deps: { ids: randomIds() }, now: START }
        await takeNotice(call, { orderNo, amount, state })
      }),
    )
  return {
    'payment.receive of a loan': () => notice(settles, 'paid'),
    "payment.receive of a loan's receivable": () => notice(comes, 'paid'),
    "payment.takeBack of a loan's receivable": () => notice(came, 'reversed'),
    'payment.takeBack of a pledge': () => notice(repaid, 'reversed'),
    'payment.begin of a loan': () => driver.begin(loan, { purpose: 'settle' }),
    'payment.begin of a receivable': () => trade.begin(second, '20000'),
    'pledge.foreclose': () => asReply(() => pledging.confirmAs('陆远', pledge, 'foreclose', sale)),
    'consultation.accept': () => driver.act('consultation', consultation!.id, 'accept'),
    'calendar.move': () => driver.moveTo('2026-12-22'),
  }
}

/** Gives a second customer a line, and another one that is frozen. @returns what its applications have of the first, and the other one's id */
const addSecondCustomer = async (backend: TestBackend) => {
  const { store, operator } = backend
  const token = await memberToken(backend, 0)
  const addLineOf = async (id: string, goodsId: string) => {
    const { businessId, flowOnlyId: flowId } = await beginFlow(backend, token, 1, goodsId)
    const [flow] = await store.db.select().from(flows).where(eq(flows.id, flowId))
    await store.db.insert(quotas).values({
      id,
      customerGoodsId: businessId,
      amount: '500000.00',
      annualRate: '4.35',
      termDays: 360,
      validUntil: '2027-11-30',
    })
    await operator('record/perform', { kind: 'creditLine', id, action: 'activate' })
    return { customerId: flow!.customerId, customerGoodsId: businessId, flowId, quotaId: id }
  }
  const other = await addLineOf('7000000000000000003', '1001')
  const { quotaId: frozenId } = await addLineOf('7000000000000000004', '1004')
  const freeze = { kind: 'creditLine', id: frozenId, action: 'freeze', input: { reason: '核查' } }
  await operator('record/perform', freeze)
  return { ...other, frozenId }
}

const deferral: unknown = JSON.parse(readFileSync('schemas/processes/loan-deferral.json', 'utf8'))

const test = backendTest.extend(
  'definitions',
  fixedDefinitions({ ...sampleDefinitions, 'loan-deferral.json': deferral }, shippedContracts),
)

describe.each(RACING)('on %s', (kind) => {
  test.extend('kind', kind).for([
    ['an agency line, goods, bills and pledges', agencyActions],
    ['a line of discounts', discountActions],
    ['payments of loans, and what changes these otherwise', loanActions],
    ["decisions by flow and by record, and a core enterprise's line", financingActions],
  ] as const)(
    'pairs of actions about %s end in no deadlock and no failure',
    { timeout: 600_000 },
    async ([what, actionsOf], { backend, token, task }) => {
      const { store } = backend
      const actions = Object.entries(await actionsOf(backend, token))
      const kept = await keepRows(store)
      const refused: string[] = []
      /** The time that each action takes alone; ms. */
      const alone = new Map<string, number>()
      for (const [name, act] of actions) {
        await kept.putBack()
        const begun = performance.now()
        const { code, msg } = await act(0)
        alone.set(name, performance.now() - begun)
        if (code !== 200) refused.push(`${name}: ${String(msg)}`)
      }
      expect(refused, 'could not succeed').toEqual([])
      const deadlocks = await countDeadlocks(store)
      /** The time of each call, as a multiple of that of all calls of its pair one after the other. */
      const waits: number[] = []
      const failed: unknown[] = []
      for (const pair of pairsOf(actions)) {
        await kept.putBack()
        const names = pair.map(([name]) => name).join(' and ')
        const queue = (AT_ONCE / 2) * pair.reduce((sum, [name]) => sum + (alone.get(name) ?? 0), 0)
        await Promise.all(
          Array.from({ length: AT_ONCE }, async (_, index) => {
            const begun = performance.now()
            const { code, msg } = await pair[index % 2]![1](index)
            waits.push((performance.now() - begun) / queue)
            if (Number(code) >= 500) failed.push([names, code, msg])
          }),
        )
        const issues = await store.transaction((tx) => verifyLedger(tx, closedRecords))
        if (issues.length > 0) failed.push([names, issues])
      }
      const ended = (await countDeadlocks(store)) - deadlocks
      const slow = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0
      tally({ task }, `pairs of actions about ${what}`, {
        tried: waits.length,
        through: failed.length + ended,
        more: `${ended} deadlocks, 99 of 100 within ${slow.toFixed(2)} of a queue of their pair`,
      })
      expect([failed, ended]).toEqual([[], 0])
      expect(slow, 'a wait longer than that of a queue').toBeLessThan(LONGEST_WAIT)
    },
  )
})

/** Each two of some things, and each with itself. */
const pairsOf = <T>(things: readonly T[]): (readonly [T, T])[] =>
  things.flatMap((one, index) => things.slice(index).map((other) => [one, other] as const))

/** Counts the transactions that PostgreSQL has ended because they waited for each other. */
const countDeadlocks = async (store: Store): Promise<number> => {
  const { rows } = await store.script(
    'select deadlocks::int as count from pg_stat_database where datname = current_database()',
  )
  return (rows as unknown as { count: number }[])[0]?.count ?? 0
}

/** Keeps the rows of all tables, to put them back after each pair. */
const keepRows = async ({ script }: Store) => {
  const { rows } = await script(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  )
  const names = (rows as unknown as { name: string }[]).map(({ name }) => name)
  const each = (statement: (name: string) => string) => names.map(statement).join('; ')
  await script(
    `drop schema if exists kept cascade; create schema kept; ${each((name) => `create table kept.${name} as table ${name}`)}`,
  )
  const restore = each(
    (name) => `delete from ${name}; insert into ${name} select * from kept.${name}`,
  )
  return {
    // Without the triggers of the ledger, which refuse a deletion.
    putBack: () =>
      script(`begin; set local session_replication_role = replica; ${restore}; commit`),
  }
}
