import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { CodeReport } from '#machines/verification-code/verification-code.ts'
import { sendValidate } from '#schemas/api/sign-in.ts'
import { browserVerificationCode } from '#src/session/verification-code.ts'
import { server } from '#tests/setup/server.ts'

/** Sends a code of one purpose. @returns the parameters of the call, and what the form is told */
const sendCode = async (purpose?: 'password') => {
  const sent: Record<string, unknown>[] = []
  const told: CodeReport[] = []
  server.use(
    http.post(`*/api/${sendValidate.path}`, async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.text())))
      return HttpResponse.json({ code: 200, success: true, data: { id: 'code-1' }, msg: '' })
    }),
  )
  const form = setup({
    types: { events: {} as CodeReport },
    actors: { code: browserVerificationCode(purpose) },
  }).createMachine({
    invoke: { id: 'code', src: 'code', input: { code: undefined } },
    on: { '*': { actions: ({ event }) => told.push(event) } },
  })
  const actor = createActor(form).start()
  actor
    .getSnapshot()
    .children.code?.send({ type: 'code.send', phone: '13900000001', tenantId: '000000' })
  await vi.waitFor(() => expect(told).toHaveLength(1))
  actor.stop()
  return { sent, told }
}

it('asks for a code by phone and tenant alone, and waits a minute for the next one', async () => {
  const before = Date.now()
  const { sent, told } = await sendCode()
  expect(sent).toEqual([{ phone: '13900000001', tenantId: '000000' }])
  const [report] = told
  if (report?.type !== 'code.sent') throw new Error('No code was sent')
  expect(report.code.id).toBe('code-1')
  // 60 s (specification, section 9).
  expect(report.code.dueAt - before).toBeGreaterThanOrEqual(60_000)
  expect(report.code.dueAt).toBeLessThanOrEqual(Date.now() + 60_000)
})

it('names the purpose of a code for a new password', async () => {
  const { sent } = await sendCode('password')
  expect(sent).toEqual([{ phone: '13900000001', tenantId: '000000', purpose: 'password' }])
})
