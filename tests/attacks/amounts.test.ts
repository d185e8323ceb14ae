import { describe, expect } from 'vitest'
import { agencyDriver } from '../fixtures/backend/agency-driver.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { billDriver, SECOND_CODE } from '../fixtures/backend/cloud-bills/bill-driver.ts'
import { pledgeDriver } from '../fixtures/backend/pledges/pledge-driver.ts'
import { hostileCalls, nameOf, tally } from './tally.ts'

/* A client that sends amounts and weights that no screen would: each is refused, and nothing has moved. */

/** Texts that are no amount of at most two places, and those below the least one. */
const NO_AMOUNTS = [
  '',
  ' ',
  '0',
  '0.00',
  '0.001',
  '-1',
  '-0.01',
  '+100',
  '1e3',
  '0x64',
  '1,000',
  '1000.',
  '.5',
  '100.005',
  '１００',
  '٣٠٠',
  'NaN',
  'Infinity',
  '99999999999999',
  '1000\u0000',
]

/** Those that the server reads in a process as its forms do: what is meant is clear. */
const READ = new Set(['+100', '1,000', '1000.', '１００'])

interface Reply {
  code: unknown
  msg: unknown
}

const refusalOf = ({ code, msg }: Reply) => [code, msg !== '']
const REFUSED = [400, true]

describe('a hostile amount of a cloud bill', () => {
  const attack = backendTest
    .extend('bills', ({ backend, store }) => billDriver(backend, store))
    .extend('hostile', hostileCalls)
  const WISH = { amount: '100000.00', maturityDate: '2027-03-19' }

  attack('issues, splits, assigns and finances nothing', async ({ bills, hostile }) => {
    const { id, position } = await bills.accepted(WISH)
    const before = [await bills.positions(id), await bills.line()]
    for (const amount of NO_AMOUNTS) {
      const replies = [
        await bills.split(bills.supplier, position, [amount, '100000.00']),
        await bills.split(bills.supplier, position, [amount, amount]),
        ...(READ.has(amount)
          ? []
          : [
              await bills.issue({ ...WISH, amount }),
              await bills.assign(bills.supplier, position, SECOND_CODE, amount),
              await bills.finance(bills.supplier, position, amount),
            ]),
      ]
      expect(replies.map(hostile).map(refusalOf), JSON.stringify(amount)).toEqual(
        replies.map(() => REFUSED),
      )
    }
    expect([await bills.positions(id), await bills.line()]).toEqual(before)
    expect(await bills.verify()).toEqual([])
  })

  attack('uses a position once, whatever is asked of it at once', async ({ bills, task }) => {
    const { id, position } = await bills.accepted(WISH)
    const replies = await Promise.all([
      bills.assign(bills.supplier, position, SECOND_CODE, WISH.amount),
      bills.finance(bills.supplier, position, WISH.amount),
      bills.split(bills.supplier, position, ['40000.00', '60000.00']),
      bills.assign(bills.supplier, position, SECOND_CODE, '30000.00'),
      bills.finance(bills.supplier, position, '30000.00'),
    ])
    const done = replies.filter(({ code }) => code === 200)
    tally({ task }, nameOf({ task }), { tried: replies.length, through: done.length - 1 })
    expect(done).toHaveLength(1)
    const open = [...(await bills.balances(id))].filter(([kind]) => kind !== 'issued')
    expect(open.reduce((sum, [, balance]) => sum + balance, 0n)).toBe(10_000_000n)
    expect(await bills.verify()).toEqual([])
  })
})

describe('a hostile quantity of goods', () => {
  const attack = backendTest
    .extend('agency', ({ backend, store, token }) => agencyDriver(backend, store, token))
    .extend('pledges', ({ backend, store, token }) => pledgeDriver(backend, store, token))
    .extend('hostile', hostileCalls)

  attack('orders and redeems nothing that was bought by agency', async ({ agency, hostile }) => {
    const id = await agency.buy()
    const before = await agency.order(id)
    const expectRefused = async (text: string, ...calls: Promise<Reply>[]) => {
      const replies = await Promise.all(calls)
      expect(replies.map(hostile).map(refusalOf), JSON.stringify(text)).toEqual(
        replies.map(() => REFUSED),
      )
    }
    // A kilogram and 100.005 tonnes are quantities of steel.
    for (const text of NO_AMOUNTS.filter((one) => one !== '0.001' && one !== '100.005'))
      await expectRefused(text, agency.place(text), agency.redeem(id, { quantity: text }))
    for (const amount of [...NO_AMOUNTS, '0.01', '1680000.01'])
      await expectRefused(amount, agency.redeem(id, { amount }))
    for (const quantity of ['0.0001', '500.001', '100000'])
      await expectRefused(quantity, agency.redeem(id, { quantity }))
    expect(await agency.order(id)).toEqual(before)
    expect(await agency.verify()).toEqual([])
  })

  attack('releases nothing of a pledge', async ({ pledges, hostile }) => {
    const id = await pledges.lend([await pledges.receipt('500')], '1400000.00')
    const before = await pledges.position(id)
    // '0.001' and '100.005' are weights; the second is above the 23.809 tonnes that may leave.
    for (const text of NO_AMOUNTS.filter((one) => one !== '0.001'))
      expect(hostile(await pledges.redeem(id, text)).code, JSON.stringify(text)).not.toBe(200)
    expect(await pledges.position(id)).toEqual(before)
    const spare = await pledges.receipt('10')
    for (const weights of [['10'], ['5', '5.001'], ['0', '10'], ['11', '-1'], ['1e1', '0'], []])
      expect(hostile(await pledges.split(spare, weights)).code, weights.join()).not.toBe(200)
    expect(await pledges.verify()).toEqual([])
  })
})
