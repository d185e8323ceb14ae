import { createActor, fromCallback, fromPromise } from 'xstate'
import { describe, expect, it, vi } from 'vitest'
import {
  selectMissing,
  selectSigningCode,
  signingIntentMachine,
} from '#machines/signing-intent/signing-intent.ts'
import { refusedCode } from '#machines/signing-intent/refused-code.ts'
import { countdownMachine } from '#machines/verification-code/countdown.ts'
import {
  knownPhoneCodeMachine,
  type CodeRecipient,
  type SentCode,
} from '#machines/verification-code/verification-code.ts'

const SENT = { id: 'code-1', dueAt: 60_000 }

const start = (
  sendCode: () => Promise<SentCode> = () => Promise.resolve(SENT),
  code?: SentCode,
) => {
  const sent = vi.fn(sendCode)
  const machine = signingIntentMachine.provide({
    actors: {
      verificationCode: knownPhoneCodeMachine.provide({
        actors: {
          sendCode: fromPromise<SentCode, CodeRecipient>(sent),
          countdown: countdownMachine.provide({ actors: { clock: fromCallback(() => {}) } }),
        },
      }),
    },
  })
  const actor = createActor(machine, { input: { code } }).start()
  return { actor, sent, missing: () => selectMissing(actor.getSnapshot()) }
}

describe('signingIntentMachine', () => {
  it('names what is missing, in the order of the page', async () => {
    const { actor, missing } = start()
    expect(missing()).toBe('请先阅读并勾选同意')
    actor.send({ type: 'consent.change', hasAgreed: true })
    expect(missing()).toBe('请先获取验证码')
    actor.send({ type: 'code.send' })
    await vi.waitFor(() => expect(missing()).toBe('请输入 6 位验证码'))
    actor.send({ type: 'code.change', value: '12345' })
    expect(missing()).toBe('请输入 6 位验证码')
    expect(selectSigningCode(actor.getSnapshot())).toBeUndefined()
    actor.send({ type: 'code.change', value: '123 456' })
    expect(missing()).toBeUndefined()
    expect(selectSigningCode(actor.getSnapshot())).toEqual({ id: 'code-1', value: '123456' })
    actor.send({ type: 'consent.change', hasAgreed: false })
    expect(selectSigningCode(actor.getSnapshot())).toBeUndefined()
  })

  it('shows why no code was sent, until it is tried again', async () => {
    const { actor, sent } = start(() => Promise.reject(new Error('发送过于频繁')))
    const failure = () => actor.getSnapshot().context.failure
    actor.send({ type: 'code.send' })
    await vi.waitFor(() => expect(failure()).toBe('发送过于频繁'))
    actor.send({ type: 'code.send' })
    expect(failure()).toBeUndefined()
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('goes on after a reload with the code that was sent, and its cooldown', () => {
    const { actor, sent, missing } = start(undefined, SENT)
    actor.send({ type: 'consent.change', hasAgreed: true })
    expect(missing()).toBe('请输入 6 位验证码')
    actor.send({ type: 'code.send' })
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('refusedCode', () => {
  const code = { value: '000000' }

  it('is the issue of the field of the code', () => {
    const fields = [{ formId: '', pointer: '/value', message: '验证码错误' }]
    const refusal = Object.assign(new Error('x'), { fields })
    expect(refusedCode(refusal, code)).toEqual({ value: '000000', message: '验证码错误' })
  })

  it.each([new Error('请求超时'), Object.assign(new Error('x'), { fields: [] }), 'x'])(
    'is nothing for %s',
    (error) => {
      expect(refusedCode(error, code)).toBeUndefined()
    },
  )
})
