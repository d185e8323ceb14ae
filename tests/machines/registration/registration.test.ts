import { createActor, fromPromise, waitFor, type AnyStateMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { passwordError, passwordStrength } from '#machines/registration/new-password.ts'
import type {
  RegistrationValues,
  RegistrationPurpose,
} from '#machines/registration/registration-values.ts'
import {
  registrationMachine,
  selectIsRegistering,
  type RegistrationEmitted,
  type RegistrationRequest,
} from '#machines/registration/registration.ts'
import {
  verificationCodeMachine,
  type CodeRecipient,
} from '#machines/verification-code/verification-code.ts'
import type { SignIn } from '#schemas/api/user.ts'
import { endSessions, replayPaths, tallyEnds, unreached } from '../explore.ts'
import { plain } from '../login/sign-in.ts'

const FORM: RegistrationValues = {
  type: 1,
  phone: ' 13900000001',
  code: '123 456',
  password: 'Journey2026',
  confirmation: 'Journey2026',
  hasAgreed: true,
}

interface Server {
  submit?: (request: RegistrationRequest) => Promise<SignIn | undefined>
  sendCode?: (recipient: CodeRecipient) => Promise<{ id: string; dueAt: number }>
}

const start = ({ submit, sendCode }: Server = {}, purpose: RegistrationPurpose = 'register') => {
  const machine = registrationMachine.provide({
    actors: {
      submitForm: fromPromise<SignIn | undefined, RegistrationRequest>(
        async ({ input }) => submit?.(input) ?? undefined,
      ),
      verificationCode: verificationCodeMachine.provide({
        actors: {
          sendCode: fromPromise<{ id: string; dueAt: number }, CodeRecipient>(
            ({ input }) => sendCode?.(input) ?? new Promise(() => {}),
          ),
        },
      }),
    },
  })
  const actor = createActor(machine, { input: { purpose, code: { id: 'sent', dueAt: 0 } } })
  const emitted: RegistrationEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const know = () => actor.send({ type: 'tenant.known', tenantId: '000000' })
  const fill = (change: Partial<RegistrationValues> = FORM) =>
    actor.send({ type: 'field.change', change })
  return { actor, emitted, know, fill, context: () => actor.getSnapshot().context }
}

describe('registrationMachine', () => {
  it('shows a message for each invalid field until the field changes', () => {
    const { actor, fill, context } = start()
    actor.send({ type: 'form.submit' })
    expect(context().errors).toEqual({
      phone: '请输入手机号',
      code: '请输入验证码',
      password: '请设置密码',
      confirmation: '请再次输入密码',
      hasAgreed: '请阅读并同意平台服务条款与隐私政策',
    })
    fill({ hasAgreed: true })
    expect(context().errors.hasAgreed).toBeUndefined()
    expect(context().errors.phone).toBe('请输入手机号')
  })

  it('never consents in advance, and needs no consent for a new password', () => {
    expect(start().context().form.hasAgreed).toBe(false)
    const { actor, context } = start({}, 'reset')
    actor.send({ type: 'form.submit' })
    expect(context().errors.hasAgreed).toBeUndefined()
    expect(context().errors.password).toBe('请设置密码')
  })

  it('sends the values without spaces and clears the passwords', async () => {
    let request: RegistrationRequest | undefined
    const { actor, know, fill, emitted, context } = start({
      submit: (given) => {
        request = given
        return Promise.resolve(plain)
      },
    })
    know()
    fill()
    actor.send({ type: 'form.submit' })
    await waitFor(actor, (snapshot) => snapshot.matches('done'))
    expect(request).toEqual({
      purpose: 'register',
      tenantId: '000000',
      codeId: 'sent',
      form: { ...FORM, phone: '13900000001', code: '123456' },
    })
    expect(emitted).toEqual([{ type: 'registration.done', signIn: plain, tenantId: '000000' }])
    expect(JSON.stringify(context())).not.toContain(FORM.password)
  })

  it('shows the refusal and keeps the typed values', async () => {
    const { actor, know, fill, context } = start({
      submit: () => Promise.reject(new Error('该手机号已注册，请直接登录')),
    })
    know()
    fill()
    actor.send({ type: 'form.submit' })
    expect(selectIsRegistering(actor.getSnapshot())).toBe(true)
    await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    expect(context().failure).toBe('该手机号已注册，请直接登录')
    expect(context().form).toEqual(FORM)
  })

  it('checks the phone before a code is sent to it', async () => {
    const phones: string[] = []
    const { actor, know, fill, context } = start({
      sendCode: ({ phone }) => {
        phones.push(phone)
        return Promise.reject(new Error('发送过于频繁'))
      },
    })
    know()
    fill({ phone: '12345' })
    actor.send({ type: 'code.send' })
    expect(context().errors.phone).toBe('请输入正确的手机号')
    fill({ phone: '13900000001' })
    actor.send({ type: 'code.send' })
    await waitFor(actor, () => context().failure === '发送过于频繁')
    expect(phones).toEqual(['13900000001'])
  })
})

describe('a new password', () => {
  it.each([
    ['', '请设置密码'],
    ['short1', '密码须8–64 个字符'],
    ['onlyletters', undefined],
    ['一帆风顺年年有余', undefined],
    ['with 1 space', '密码须不含空格'],
    ['12 3', '密码须8–64 个字符、不含空格'],
    ['a1'.repeat(32), undefined],
    ['a1'.repeat(33), '密码须8–64 个字符'],
    ['Journey2026', undefined],
  ])('%j: %s', (password, error) => {
    expect(passwordError(password)).toBe(error)
  })

  it.each([
    ['short1', ''],
    ['aaaaaaa1', '弱'],
    ['sommerregen', '弱'],
    ['sommerregenimnovember', '中'],
    ['journey2026', '弱'],
    ['Journey2026', '中'],
    ['Journey@2026', '强'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})

describe('every state and transition of the registration machine', () => {
  const id = '0.registration.submitting'
  const exploration = {
    input: { purpose: 'register', code: undefined },
    events: [
      { type: 'tenant.known', tenantId: '000000' },
      { type: 'field.change', change: { phone: '13900000001' } },
      { type: 'field.change', change: FORM },
      { type: 'code.send' },
      { type: 'code.sent', code: { id: 'code-1', dueAt: 5 } },
      { type: 'code.phoneWrong', message: 'wrong' },
      { type: 'code.failed', message: 'failed' },
      { type: 'form.submit' },
      { type: `xstate.done.actor.${id}`, output: undefined },
      { type: `xstate.error.actor.${id}`, error: new Error('failed') },
    ],
    serialize: (snapshot: { value: unknown; context: never }) => {
      const { tenantId, form, errors, failure, code } = snapshot.context as unknown as ReturnType<
        ReturnType<typeof start>['context']
      >
      return JSON.stringify([snapshot.value, tenantId, form, errors, failure, code])
    },
  }
  const machine: AnyStateMachine = registrationMachine

  it('is reached', () => {
    expect(unreached(machine, exploration)).toEqual({ states: [], transitions: [] })
  })

  it('keeps what is typed, and waits for nothing, where the session ends in any state', ({
    task,
  }) => {
    const ends = endSessions(machine, exploration, ({ form }: { form: object }) => form)
    tallyEnds({ task }, 'the registration', ends)
    expect(ends.lost).toEqual([])
    expect(ends.rests).toEqual(['"editing"'])
  })

  it('ends in the state that each generated path predicts', () => {
    const paths = replayPaths(machine, exploration)
    expect(paths.length).toBeGreaterThan(30)
    for (const { path, expected, actual } of paths) expect(actual, path).toBe(expected)
  })
})
