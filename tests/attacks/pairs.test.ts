import { describe, expect } from 'vitest'
import { verifyLedger } from '#fixtures/backend/domain/ledger/verify.ts'
import { closedRecords } from '#fixtures/backend/domain/records/records.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { agencyDriver } from '../fixtures/backend/agency-driver.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { billDiscountDriver } from '../fixtures/backend/bill-discount-driver.ts'
import { billDriver, SECOND_CODE } from '../fixtures/backend/cloud-bills/bill-driver.ts'
import { LINE } from '../fixtures/backend/credit-line-sample.ts'
import { pledgeDriver } from '../fixtures/backend/pledges/pledge-driver.ts'
import type { TestBackend } from '../fixtures/backend/test-backend.ts'
import { RACING } from '../fixtures/backend/test-store.ts'
import { tally } from './tally.ts'

/*
 * Each pair of actions that touch a common row, several of each at once, each pair from the same state of the database: they wait
 * for each other in one order (docs/decisions/0229-rows-are-locked-without-their-key.md).
 */

/** An action that could succeed in the state that was prepared. @param index tells the calls at once apart */
type Action = (index: number) => Promise<{ code?: unknown; msg?: unknown }>

/** The calls of a pair at once. */
const AT_ONCE = 8

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
    'agencyOrder.redeem': () => agency.redeem(bought, { quantity: '10' }),
    'redemption.cancel': () => agency.own('redemption', redeemed, 'cancel'),
    'redemption.pay': () => agency.begin('redemption', redeemed),
    'mallGoods.quote': () => agency.quote('4190.00'),
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
    'calendar.move': () => discounts.moveTo('2026-11-21'),
  }
}

describe.each(RACING)('on %s', (kind) => {
  backendTest.extend('kind', kind).for([
    ['an agency line, goods, bills and pledges', agencyActions],
    ['a line of discounts', discountActions],
  ] as const)(
    'pairs of actions about %s end in no deadlock and no failure',
    { timeout: 600_000 },
    async ([what, actionsOf], { backend, token, task }) => {
      const { store } = backend
      const actions = Object.entries(await actionsOf(backend, token))
      const kept = await keepRows(store)
      const refused: string[] = []
      for (const [name, act] of actions) {
        await kept.putBack()
        const { code, msg } = await act(0)
        if (code !== 200) refused.push(`${name}: ${String(msg)}`)
      }
      expect(refused, 'could not succeed').toEqual([])
      const deadlocks = await countDeadlocks(store)
      const times: number[] = []
      const failed: unknown[] = []
      for (const pair of pairsOf(actions)) {
        await kept.putBack()
        const names = pair.map(([name]) => name).join(' and ')
        await Promise.all(
          Array.from({ length: AT_ONCE }, async (_, index) => {
            const begun = performance.now()
            const { code, msg } = await pair[index % 2]![1](index)
            times.push(performance.now() - begun)
            if (Number(code) >= 500) failed.push([names, code, msg])
          }),
        )
        const issues = await store.transaction((tx) => verifyLedger(tx, closedRecords))
        if (issues.length > 0) failed.push([names, issues])
      }
      const ended = (await countDeadlocks(store)) - deadlocks
      const slow = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
      tally({ task }, `pairs of actions about ${what}`, {
        tried: times.length,
        through: failed.length + ended,
        more: `${ended} deadlocks, 99 of 100 within ${slow.toFixed(0)} ms`,
      })
      expect([failed, ended]).toEqual([[], 0])
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
