import { describe, expect } from 'vitest'
import { createPace } from '#fixtures/backend/domain/limits/pace.ts'
import type { Contract } from '#schemas/api/contract.ts'
import { partnerList } from '#schemas/api/home.ts'
import { operatorVerifyLedger } from '#schemas/api/operator.ts'
import { recordList } from '#schemas/api/records.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { OPERATOR_TOKEN, PHONES, requestTo } from '../fixtures/backend/test-backend.ts'
import { tally } from './tally.ts'
import { sessionHeaders } from '#tests/fixtures/backend/client-headers.ts'

/* A client that reads without a pause (docs/decisions/0204-a-customer-keeps-a-pace.md). */

const MOST = 20

const attack = backendTest.extend('ask', async ({ backend }) => {
  const app = await backend.openProcess({ pace: createPace(MOST) })
  return async (contract: Contract, headers: object, query: object = {}) =>
    requestTo(app, contract, { headers, query } as object)
})

const bearer = (token: string) => sessionHeaders(token)
const INVOICES = { kind: 'invoice' }

describe('a client that reads without a pause', () => {
  attack(
    'is refused beyond its pace with the time to wait; other customers are not',
    async ({ ask, backend, token, task }) => {
      const replies = await Promise.all(
        Array.from({ length: 3 * MOST }, () => ask(recordList, bearer(token), INVOICES)),
      )
      const refused = replies.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(2 * MOST)
      expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(50)
      expect(await refused[0]?.json()).toMatchObject({
        code: 429,
        msg: expect.stringMatching(/^操作过于频繁，请 \d+ 秒后再试$/) as string,
      })
      const other = bearer(await backend.token(PHONES.coreEnterprise))
      expect((await ask(recordList, other, INVOICES)).status).toBe(200)
      tally({ task }, 'reads of one customer within a minute', {
        tried: replies.length,
        through: replies.length - refused.length - MOST,
        more: `${MOST} allowed`,
      })
    },
  )

  attack('is held by its address where it is not signed in', async ({ ask }) => {
    const statuses = async (address: string) =>
      Promise.all(
        Array.from(
          { length: MOST + 1 },
          async () => (await ask(partnerList, { 'X-Address': address })).status,
        ),
      )
    expect((await statuses('203.0.113.1')).filter((status) => status === 429)).toHaveLength(1)
    expect((await ask(partnerList, { 'X-Address': '203.0.113.2' })).status).not.toBe(429)
  })

  attack(
    'is held by its address with a wrong token, and without one',
    async ({ ask, token, task }) => {
      const wrong = [
        [recordList, { ...bearer('wrong'), 'X-Address': '203.0.113.1' }],
        [recordList, { 'X-Address': '203.0.113.2', 'Blade-Auth': '' }],
        [operatorVerifyLedger, { Authorization: 'Bearer wrong', 'X-Address': '203.0.113.3' }],
      ] as const
      let through = 0
      for (const [contract, headers] of wrong) {
        const replies: number[] = []
        for (let tries = 0; tries < 2 * MOST; tries += 1)
          replies.push(
            (await ask(contract, headers, contract === recordList ? INVOICES : {})).status,
          )
        expect(replies.slice(0, MOST)).toEqual(replies.slice(0, MOST).map(() => 401))
        through += replies.slice(MOST).filter((status) => status === 401).length
        expect((await ask(partnerList, { 'X-Address': headers['X-Address'] })).status).toBe(429)
      }
      tally({ task }, 'wrong tokens within a minute', {
        tried: 2 * MOST * wrong.length,
        through,
        more: `${MOST} of each address allowed`,
      })
      expect(through).toBe(0)
      const own = { ...bearer(token), 'X-Address': '203.0.113.1' }
      expect((await ask(recordList, own, INVOICES)).status).toBe(200)
    },
  )

  attack('is no operator, whose scripts read whole queues', async ({ ask }) => {
    const staff = { Authorization: `Bearer ${OPERATOR_TOKEN}` }
    for (let count = 0; count <= MOST; count += 1)
      expect((await ask(operatorVerifyLedger, staff)).status).toBe(200)
  })
})
