import { describe, expect } from 'vitest'
import { signatureOf } from '#fixtures/backend/hash.ts'
import * as files from '#schemas/api/files.ts'
import * as session from '#schemas/api/session.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { sessionHeaders } from '../fixtures/backend/client-headers.ts'
import { NOTICE_SECRET, START } from '../fixtures/backend/test-backend.ts'
import { tally } from './tally.ts'

/* Values and methods at the border of what is meant. */

describe('a notice of the payment provider', () => {
  backendTest('has an amount of digits with at most two places', async ({ backend, task }) => {
    const amounts = ['200.001', '200.00 ', '1e9', 'NaN', '-200.00', '+200', '', '.5', '２００']
    const send = async (amount: string) => {
      const notice = { orderNo: 'none', amount, transaction: 't', sentAt: START.toISOString() }
      const body = JSON.stringify(notice)
      const signature = signatureOf(`payment provider:${NOTICE_SECRET}`, body)
      const headers = { 'Provider-Signature': signature }
      const reply = await backend.app.request('/cashier/notice', { method: 'POST', body, headers })
      return ((await reply.json()) as { msg: string }).msg
    }
    const refused = await Promise.all(amounts.map(send))
    const through = refused.filter((msg) => msg !== '请求参数有误').length
    tally({ task }, 'amounts of a provider', { tried: amounts.length, through })
    expect(through).toBe(0)
    expect(await send('200.00')).not.toBe('请求参数有误')
  })
})

describe('HEAD', () => {
  backendTest('acts nowhere: a session goes on', async ({ backend, token }) => {
    const headers = sessionHeaders(token)
    const reply = await backend.app.request(`/api/${session.logout.path}`, {
      method: 'HEAD',
      headers,
    })
    expect(reply.status).toBe(405)
    expect((await backend.call(session.userinfo, { token })).status).toBe(200)
  })
})

describe('the name of a file', () => {
  backendTest(
    'of more than 200 characters is cut between two characters, with its ending',
    async ({ backend, token }) => {
      const flag = '🇨🇳'
      const body = new FormData()
      body.set('file', new File(['%PDF-1.7'], `${flag.repeat(60)}.pdf`))
      const { originalName } = (await backend.call(files.upload, { token, body })).data
      // 49 flags of four UTF-16 units each and the ending: a fiftieth would be more than 200.
      expect(originalName).toBe(`${flag.repeat(49)}.pdf`)
    },
  )
})
