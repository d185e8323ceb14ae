import { describe, expect } from 'vitest'
import * as customerContracts from '#schemas/api/customer-contracts.ts'
import * as signInCalls from '#schemas/api/sign-in.ts'
import * as verification from '#schemas/api/verification.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { beginFlow, signWithCode } from '../fixtures/backend/flow-driver.ts'
import { PHONES, TENANT } from '../fixtures/backend/test-backend.ts'
import { hostileCalls } from './tally.ts'

/* A client that signs without the customer (docs/decisions/0025-signing-asks-for-intent.md). */

const MINUTE = 60_000

const attack = backendTest
  .extend('hostile', hostileCalls)
  .extend(
    'draft',
    ({ backend, token }) =>
      async (flowOnlyId: string) =>
        (await backend.call(customerContracts.contractGenerate, { token, body: { flowOnlyId } }))
          .data.contractId,
  )
  .extend('sendCode', ({ backend, token }) => async (contractId: string) => {
    const { data } = await backend.call(customerContracts.contractSignCode, {
      token,
      body: { contractId },
    })
    return { id: data.id, value: backend.lastSent(PHONES.enterprise) }
  })
  .extend(
    'sign',
    ({ backend, token }) =>
      (contractId: string, code: { id?: string; value?: string } = {}) =>
        backend.call(customerContracts.contractSign, { token, body: { contractId, ...code } }),
  )

/** The refusal of a code, which names its field. */
const refused = (msg: string) => ({ code: 400, msg, refused: [{ pointer: '/value' }] })

describe('signing a contract', () => {
  attack(
    'is refused without a code, and with a wrong one',
    async ({ flow, draft, sendCode, sign, hostile }) => {
      const contractId = await draft(flow.flowOnlyId)
      expect(hostile(await sign(contractId))).toMatchObject(refused('请先获取验证码'))
      expect(hostile(await sign(contractId, { id: '1', value: '123456' }))).toMatchObject(
        refused('请先获取验证码'),
      )
      const { id, value } = await sendCode(contractId)
      expect(hostile(await sign(contractId, { id, value: '' }))).toMatchObject(
        refused('请输入验证码'),
      )
      const wrong = value === '000000' ? '111111' : '000000'
      expect(hostile(await sign(contractId, { id, value: wrong }))).toMatchObject(
        refused('验证码错误'),
      )
      expect((await sign(contractId, { id, value })).code).toBe(200)
    },
  )

  attack(
    'is refused after five wrong tries, and after five minutes',
    async ({ backend, flow, draft, sendCode, sign, hostile }) => {
      const contractId = await draft(flow.flowOnlyId)
      const first = await sendCode(contractId)
      for (let tries = 0; tries < 5; tries += 1)
        hostile(await sign(contractId, { ...first, value: '-' }))
      expect(hostile(await sign(contractId, first))).toMatchObject(
        refused('验证码错误次数过多，请重新获取'),
      )
      backend.advance(MINUTE)
      const second = await sendCode(contractId)
      backend.advance(5 * MINUTE)
      expect(hostile(await sign(contractId, second))).toMatchObject(
        refused('验证码已失效，请重新获取'),
      )
    },
  )

  attack('is refused with a code of a sign-in', async ({ backend, flow, draft, sign, hostile }) => {
    const contractId = await draft(flow.flowOnlyId)
    const phone = PHONES.enterprise
    const { data } = await backend.call(signInCalls.sendValidate, {
      body: { phone, tenantId: TENANT },
    })
    const code = { id: data.id, value: backend.lastSent(phone) }
    expect(hostile(await sign(contractId, code))).toMatchObject(refused('请先获取验证码'))
  })

  attack(
    'is refused with a code of another flow, of another customer, and of the registration contract',
    async ({ backend, token, flow, draft, sendCode, sign, hostile }) => {
      const contractId = await draft(flow.flowOnlyId)
      const other = await beginFlow(backend, token, 1, '1002')
      expect(
        hostile(await sign(contractId, await sendCode(await draft(other.flowOnlyId)))),
      ).toMatchObject(refused('请先获取验证码'))

      const stranger = await backend.token(PHONES.coreEnterprise)
      const theirs = await beginFlow(backend, stranger)
      const { data: theirContract } = await backend.call(customerContracts.contractGenerate, {
        token: stranger,
        body: { flowOnlyId: theirs.flowOnlyId },
      })
      const sent = await backend.call(customerContracts.contractSignCode, {
        token: stranger,
        body: { contractId: theirContract.contractId },
      })
      const foreign = { id: sent.data.id, value: backend.lastSent(PHONES.coreEnterprise) }
      expect(hostile(await sign(contractId, foreign))).toMatchObject(refused('请先获取验证码'))
      expect(
        hostile(
          await backend.call(customerContracts.contractSignCode, {
            token: stranger,
            body: { contractId },
          }),
        ),
      ).toMatchObject({ code: 400, msg: '无权访问该记录' })

      const { bizNo } = (await backend.call(verification.checkNeedSign, { token })).data
      const registration = await backend.call(verification.registContractCode, {
        token,
        body: { bizNo },
      })
      // The demo's enterprise has signed it already: there is no code to take.
      expect(registration.code).toBe(400)
    },
  )

  attack(
    'is refused with a code for the text before a change',
    async ({ backend, flow, draft, sendCode, sign, hostile }) => {
      const contractId = await draft(flow.flowOnlyId)
      const code = await sendCode(contractId)
      await flow.save({ variable: { profile: { appliedAmount: '88.00' } } })
      expect(hostile(await sign(contractId, code))).toMatchObject({
        code: 400,
        msg: '合同内容有变化，请重新阅读后签署',
      })
      expect(await draft(flow.flowOnlyId)).toBe(contractId)
      expect(hostile(await sign(contractId, code))).toMatchObject(refused('请先获取验证码'))
      backend.advance(MINUTE)
      expect((await sign(contractId, await sendCode(contractId))).code).toBe(200)
    },
  )

  attack(
    'uses its code up, and sends the next one after a minute',
    async ({ backend, token, flow, draft, sendCode, sign, hostile }) => {
      const contractId = await draft(flow.flowOnlyId)
      const code = await sendCode(contractId)
      const again = await backend.call(customerContracts.contractSignCode, {
        token,
        body: { contractId },
      })
      expect(hostile(again)).toMatchObject({ code: 400, msg: '发送过于频繁，请 60 秒后再试' })
      expect((await sign(contractId, code)).code).toBe(200)
      expect(
        hostile(
          await backend.call(customerContracts.contractSignCode, { token, body: { contractId } }),
        ),
      ).toMatchObject({ code: 400, msg: '该合同已提交签署，请刷新页面' })
      const login = { ...code, phone: PHONES.enterprise, tenantId: TENANT, type: 0 as const }
      expect(hostile(await backend.call(signInCalls.phoneLogin, { body: login }))).toMatchObject({
        code: 400,
        msg: '请先获取验证码',
      })
    },
  )

  attack('is done once a right code came', async ({ backend, token, flow, draft }) => {
    const contractId = await draft(flow.flowOnlyId)
    expect((await signWithCode(backend, token, contractId)).data.status).toBe(1)
    backend.advance(3_000)
    expect((await signWithCode(backend, token, contractId)).data.status).toBe(2)
  })
})
