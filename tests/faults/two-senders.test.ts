import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '#fixtures/backend/ids.ts'
import { paymentProvider } from '#fixtures/backend/payment-provider/notices.ts'
import { sendNotices } from '#fixtures/backend/provider/notices.ts'
import { openStore } from '#fixtures/backend/store/open.ts'
import { takeProcessNumber } from '#fixtures/backend/store/process-number.ts'
import type { Store } from '#fixtures/backend/store/store.ts'
import { providerOrders } from '#fixtures/backend/store/tables/payment-provider.ts'
import { createOwnDatabase, type OwnDatabase } from '../fixtures/hosts/own-database.ts'

const now = new Date('2026-11-20T01:30:00Z')
const ORDERS = 200

/** An order whose payment the provider has to tell. */
const orderOf = (index: number, nextNoticeAt = now) => ({
  orderNo: `order-${index}`,
  token: 'token',
  subject: '还款',
  amount: '1.00',
  state: 'paid' as const,
  transaction: `transaction-${index}`,
  expiresAt: now,
  nextNoticeAt,
})

/** Takes notices as a backend does. */
const to = (sent: string[]) => (_: string, text: string) => {
  sent.push((JSON.parse(text) as { orderNo: string }).orderNo)
  return Promise.resolve(true)
}

describe.skipIf(!process.env['TEST_DATABASE_URL'])('two processes on one database', () => {
  let database: OwnDatabase
  let stores: Store[]

  beforeAll(async () => {
    database = await createOwnDatabase()
    const { url: databaseUrl } = database
    stores = [await openStore({ databaseUrl }), await openStore({ databaseUrl })]
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await database.remove()
  })

  it('send each notice of the provider once', async ({ task }) => {
    const orders = Array.from({ length: ORDERS }, (_, index) => orderOf(index))
    await stores[0]?.db.insert(providerOrders).values(orders)
    const sent: string[] = []
    // Each process looks several times, as it does with each payment.
    await Promise.all(
      Array.from({ length: 4 }, () => stores)
        .flat()
        .map((store) =>
          sendNotices(paymentProvider, { store, secret: 'secret', send: to(sent) }, now),
        ),
    )
    const twice = sent.length - new Set(sent).size
    const text = `${ORDERS} notices, ${ORDERS - new Set(sent).size} not sent, ${twice} twice`
    Object.assign(task.meta, { tally: { name: 'Two senders', text } })
    expect(sent.toSorted()).toEqual(orders.map(({ orderNo }) => orderNo).toSorted())
  })

  it('send what an outage left in batches, and nothing that is not due', async () => {
    const store = stores[0]!
    await store.db.delete(providerOrders)
    const later = new Date(now.getTime() + 1)
    await store.db
      .insert(providerOrders)
      .values([...Array.from({ length: 250 }, (_, index) => orderOf(index)), orderOf(-1, later)])
    const sent: string[] = []
    const call = () =>
      sendNotices(paymentProvider, { store, secret: 'secret', send: to(sent) }, now)
    expect(await call()).toBe(true)
    expect(sent).toHaveLength(100)
    while (await call());
    expect(new Set(sent).size).toBe(250)
    expect(sent).not.toContain('order--1')
  })

  it('create no id twice', async () => {
    const numbers = await Promise.all(stores.map(({ db }) => takeProcessNumber(db)))
    const ids = numbers.flatMap((number) => {
      const { next } = randomIds(() => now.getTime(), number)
      return Array.from({ length: 1500 }, next)
    })
    expect(new Set(ids).size).toBe(3000)
  })
})
