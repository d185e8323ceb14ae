import { isDeepStrictEqual } from 'node:util'
import { describe, expect } from 'vitest'
import * as customerContracts from '#schemas/api/customer-contracts.ts'
import { signatureOf } from '#fixtures/backend/hash.ts'
import type { SigningNotice } from '#fixtures/backend/backend.ts'
import { contracts } from '#fixtures/backend/store/tables/flow.ts'
import { signingOrders } from '#fixtures/backend/store/tables/signing-provider.ts'
import { backendTest } from '../fixtures/backend/backend-test.ts'
import { signWithCode } from '../fixtures/backend/flow-driver.ts'
import { NOTICE_SECRET, OPERATOR_TOKEN, START } from '../fixtures/backend/test-backend.ts'
import { nameOf, tally } from './tally.ts'

/* A client that sends notices in the name of the signing provider, or again. */

const MINUTE = 60_000
const SECRET = `signing provider:${NOTICE_SECRET}`

const noticeTest = backendTest.extend('notices', async ({ backend, token, flow }) => {
  await backend.operator('signing-provider/fault', { fault: 'byHand' })
  const { flowOnlyId } = flow
  const handOver = async () => {
    const { data } = await backend.call(customerContracts.contractGenerate, {
      token,
      body: { flowOnlyId },
    })
    await signWithCode(backend, token, data.contractId)
  }
  await handOver()
  const { store, app } = backend
  const orderNos = async () =>
    (await store.db.select().from(signingOrders)).map(({ orderNo }) => orderNo).toSorted()
  const [order] = await store.db.select().from(signingOrders)
  const right: SigningNotice & { sentAt: string } = {
    orderNo: order?.orderNo ?? '',
    documentHash: order?.documentHash ?? '',
    state: 'signed',
    endedAt: START.toISOString(),
    sentAt: START.toISOString(),
  }
  const send = async (text: string, signature: string | undefined) => {
    const reply = await app.request('/signing/notice', {
      method: 'POST',
      body: text,
      headers: { ...(signature !== undefined && { 'Provider-Signature': signature }) },
    })
    const { code, msg } = (await reply.json()) as { code: number; msg: string }
    return code === 200 ? 'taken' : msg
  }
  return {
    right,
    handOver,
    orderNos,
    send,
    /** Sends a notice that is signed with the secret of the provider, or another one. */
    sendSigned: (changed: object = {}, secret = SECRET) => {
      const text = JSON.stringify({ ...right, ...changed })
      return send(text, signatureOf(secret, text))
    },
    /** Returns the signatures and reasons of all contracts. */
    states: async () =>
      (await store.db.select().from(contracts)).map(({ signedAt, signFailure }) =>
        signedAt ? 'signed' : signFailure ? 'failed' : 'unsigned',
      ),
  }
})

/** Sends hostile notices and counts them: one that changes a contract got through. */
const attack = noticeTest.extend('hostile', ({ notices, store, task }) => {
  let tried = 0
  let through = 0
  return async (send: () => ReturnType<typeof notices.send>) => {
    const before = await store.db.select().from(contracts)
    const reply = await send()
    tried += 1
    if (!isDeepStrictEqual(await store.db.select().from(contracts), before)) through += 1
    tally({ task }, nameOf({ task }), { tried, through })
    return reply
  }
})

describe('a notice of the signing provider', () => {
  attack('that is right is taken', async ({ notices }) => {
    expect(await notices.sendSigned()).toBe('taken')
    expect(await notices.states()).toEqual(['signed'])
  })

  attack('without the signature of its text changes nothing', async ({ notices, hostile }) => {
    const text = JSON.stringify(notices.right)
    const refused = JSON.stringify({ ...notices.right, state: 'refused' })
    for (const signature of [
      undefined,
      '',
      '00',
      signatureOf('', text),
      // The signature of another notice, of the provider of payments, by the operators' token, and of another server.
      signatureOf(SECRET, refused),
      signatureOf(`payment provider:${NOTICE_SECRET}`, text),
      signatureOf(`signing provider:${OPERATOR_TOKEN}`, text),
      signatureOf('signing provider:', text),
      signatureOf(SECRET, text).toUpperCase(),
      `${signatureOf(SECRET, text)}0`,
    ])
      expect([signature, await hostile(() => notices.send(text, signature))]).toEqual([
        signature,
        '签名不正确',
      ])
    expect(await notices.states()).toEqual(['unsigned'])
  })

  attack(
    'about another document or an unknown order changes nothing',
    async ({ notices, hostile }) => {
      for (const documentHash of ['', '0'.repeat(64), notices.right.documentHash.toUpperCase()])
        expect(await hostile(() => notices.sendSigned({ documentHash }))).toBe(
          '签署的文件与合同不一致',
        )
      for (const orderNo of ['', 'QS1', `${notices.right.orderNo} `])
        expect(await hostile(() => notices.sendSigned({ orderNo }))).toBe('没有这笔签署')
      for (const wrong of [{ state: 'closed' }, { endedAt: 'now' }, { sentAt: 0 }])
        expect(await hostile(() => notices.sendSigned(wrong))).toBe('请求参数有误')
      expect(await notices.states()).toEqual(['unsigned'])
    },
  )

  attack(
    'that was sent long ago, or is from the future, changes nothing',
    async ({ notices, hostile }) => {
      for (const away of [-5 * MINUTE - 1, 5 * MINUTE + 1]) {
        const sentAt = new Date(START.getTime() + away).toISOString()
        expect(await hostile(() => notices.sendSigned({ sentAt }))).toBe('通知已过期')
      }
      expect(await notices.states()).toEqual(['unsigned'])
    },
  )

  attack('counts once: a copy and a contradiction change nothing', async ({ notices, hostile }) => {
    expect(await notices.sendSigned()).toBe('taken')
    expect(await hostile(() => notices.sendSigned())).toBe('taken')
    expect(await hostile(() => notices.sendSigned({ endedAt: '2026-11-19T00:00:00.000Z' }))).toBe(
      'taken',
    )
    expect(await hostile(() => notices.sendSigned({ state: 'refused' }))).toBe('taken')
    expect(await notices.states()).toEqual(['signed'])
  })

  attack('for a contract that is void changes nothing', async ({ notices, flow, hostile }) => {
    await flow.save({ variable: { profile: { appliedAmount: '88.00' } } })
    expect(await hostile(() => notices.sendSigned())).toBe('taken')
    expect(await notices.states()).toEqual(['unsigned'])
  })

  attack(
    'about an order before does not sign the contract that was handed over again',
    async ({ notices, hostile }) => {
      expect(await notices.sendSigned({ state: 'refused' })).toBe('taken')
      expect(await hostile(() => notices.sendSigned())).toBe('taken')
      expect(await notices.states()).toEqual(['failed'])
      await notices.handOver()
      expect(await notices.orderNos()).toHaveLength(2)
      expect(await hostile(() => notices.sendSigned())).toBe('没有这笔签署')
      expect(await notices.states()).toEqual(['unsigned'])
    },
  )
})
