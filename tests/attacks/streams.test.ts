import { describe, expect } from 'vitest'
import { CHANGES_PATH } from '#schemas/api/changes.ts'
import { messageList } from '#schemas/api/messages.ts'
import { contactSave } from '#schemas/api/resources.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { CONTACT } from '../fixtures/backend/resources/resource-sample.ts'
import { STORES } from '../fixtures/backend/test-store.ts'
import { tally } from './tally.ts'
import { sessionHeaders } from '#tests/fixtures/backend/client-headers.ts'

describe.each(STORES)('on %s', (kind) => {
  const attack = backendTest.extend('kind', kind)

  attack(
    'a customer has ten streams of changes, of 60 asked for at once',
    async ({ backend, token, task }) => {
      const over = new AbortController()
      const headers = sessionHeaders(token)
      const replies = await Promise.all(
        Array.from({ length: 60 }, async () =>
          backend.app.request(`/api/${CHANGES_PATH}`, { headers, signal: over.signal }),
        ),
      )
      const opened = replies.filter(({ status }) => status === 200)
      for (const { body } of opened) await body?.cancel()
      over.abort()
      tally({ task }, `streams on ${kind}`, { tried: 60, through: opened.length - 10 })
      expect(opened).toHaveLength(10)
      const query = { type: '1', genre: '2' } as const
      expect((await backend.call(messageList, { token, query })).status).toBe(200)
    },
  )
})

describe('an idempotency key', () => {
  backendTest(
    'that is longer than any that a page makes is refused in words',
    async ({ backend, token }) => {
      const reply = await backend.call(contactSave, {
        token,
        body: CONTACT,
        headers: { 'Idempotency-Key': Array.from({ length: 500 }, (_, at) => at).join('-') },
      })
      expect(reply).toMatchObject({ code: 400, msg: '提交标识过长，请刷新页面后重试' })
    },
  )
})
