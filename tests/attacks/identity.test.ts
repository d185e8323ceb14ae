import { describe, expect } from 'vitest'
import { formats } from '#engine/formats/formats.ts'
import * as signInCalls from '#schemas/api/sign-in.ts'
import * as verification from '#schemas/api/verification.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { PHONES, TENANT } from '../fixtures/backend/test-backend.ts'
import { STORES } from '../fixtures/backend/test-store.ts'
import { tally } from './tally.ts'

/* Customers who would be verified as somebody else (docs/decisions/0079-an-identity-is-one-customer-s.md). */

const CODE = formats['credit-code'].sample(11)
const NOT_ANOTHER = '您已完成实名认证，不能更换为其他身份，如需变更请联系客服'
const TAKEN = '该身份已由平台的另一账户认证，请使用原账户登录，或联系客服核实'

const attack = backendTest
  .extend('register', ({ backend }) => async (phone: string) => {
    const body = { phone, tenantId: TENANT }
    const { id } = (await backend.call(signInCalls.sendValidate, { body })).data
    const value = backend.lastSent(phone)
    const password = await backend.encrypted('Secret@9')
    await backend.call(signInCalls.register, { body: { ...body, id, value, password, type: 2 } })
    return (await backend.login(phone, 'Secret@9')).data.access_token
  })
  .extend(
    'begin',
    ({ backend }) =>
      (token: string, creditCode: string) =>
        backend.call(verification.commitEnterpriseAuth, {
          token,
          query: { type: '3' },
          body: {
            companyName: '甲',
            creditCode,
            bankName: '乙',
            bankAccount: '6222020200112233445',
          },
        }),
  )

describe('a verified customer', () => {
  attack('is not verified again as another', async ({ backend, token, begin }) => {
    expect((await begin(token, CODE)).msg).toBe(NOT_ANOTHER)
    const person = await backend.token(PHONES.person)
    const identityCard = formats['resident-id'].sample(11)
    const body = { name: '乙', identityCard, phone: PHONES.person }
    const reply = await backend.call(verification.commitPersonAuth, { token: person, body })
    expect(reply.msg).toBe(NOT_ANOTHER)
  })

  attack('is nobody whom another account was verified as', async ({ backend, register, begin }) => {
    const token = await register('13911112222')
    expect((await begin(token, '91320500MA1T8K3H13')).msg).toBe(TAKEN)
    const unverified = await backend.token(PHONES.unverified)
    const body = { name: '周明远', identityCard: '110101199003070011', phone: '13911112222' }
    const reply = await backend.call(verification.commitPersonAuth, { token: unverified, body })
    expect(reply.msg).toBe(TAKEN)
  })

  describe.each(STORES)('on %s', (kind) => {
    attack.extend('kind', kind)(
      'is one of eight that conclude at the same time',
      { timeout: 60_000 },
      async ({ backend, register, begin, task }) => {
        const tries: (() => Promise<{ code: unknown; msg: unknown }>)[] = []
        for (let index = 0; index < 8; index += 1) {
          const phone = `1391111333${index}`
          const token = await register(phone)
          const { bizNo } = (await begin(token, CODE)).data
          const amount = backend.lastSent(phone)
          tries.push(() =>
            backend.call(verification.verifyEnterpriseAuth, {
              token,
              query: { type: '3' },
              body: { bizNo, amount },
            }),
          )
        }
        const replies = await Promise.all(tries.map((conclude) => conclude()))
        const verified = replies.filter(({ code }) => code === 200).length
        tally({ task }, `identities on ${kind}`, { tried: 8, through: verified - 1 })
        expect(verified).toBe(1)
        expect(replies.filter(({ msg }) => msg === TAKEN)).toHaveLength(7)
      },
    )
  })
})
