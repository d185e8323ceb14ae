import { createActor, fromPromise, waitFor, type AnyStateMachine } from 'xstate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countdownMachine } from '#machines/verification-code/countdown.ts'
import type {
  LoginEmitted,
  LoginEvent,
  SignInRequest,
  SubAccountChoice,
  SubAccountOffer,
} from '#machines/login/login-setup.ts'
import {
  loginMachine,
  selectIsLoginBusy,
  selectLoginView,
  type LoginSnapshot,
} from '#machines/login/login.ts'
import {
  selectCodeButton,
  verificationCodeMachine,
  type CodeRecipient,
  type SentCode,
} from '#machines/verification-code/verification-code.ts'
import type { SignIn } from '#schemas/api/user.ts'
import { endSessions, replayPaths, tallyEnds, unreached } from '../explore.ts'
import { enterprise, nothing, plain, signInOf, undecided } from './sign-in.ts'
import { secondsClock } from '../seconds-clock.ts'

interface Server {
  signIn?: (request: SignInRequest) => Promise<SignIn>
  sendCode?: (recipient: CodeRecipient) => Promise<SentCode>
  listSubAccounts?: () => Promise<SubAccountOffer>
  selectSubAccount?: (chosen: SubAccountChoice) => Promise<SignIn>
}

const never = <T>(): Promise<T> => new Promise<T>(() => {})
const refused = (message: string) => () => Promise.reject(new Error(message))

const machineOf = ({
  signIn = never,
  sendCode = never,
  listSubAccounts = never,
  selectSubAccount = never,
}: Server) =>
  loginMachine.provide({
    actors: {
      signIn: fromPromise<SignIn, SignInRequest>(({ input }) => signIn(input)),
      listSubAccounts: fromPromise<SubAccountOffer>(() => listSubAccounts()),
      selectSubAccount: fromPromise<SignIn, SubAccountChoice>(({ input }) =>
        selectSubAccount(input),
      ),
      verificationCode: verificationCodeMachine.provide({
        actors: {
          sendCode: fromPromise<SentCode, CodeRecipient>(({ input }) => sendCode(input)),
          countdown: countdownMachine.provide({ actors: { clock: secondsClock } }),
        },
      }),
    },
  })

const started: { stop: () => void }[] = []
afterEach(() => {
  for (const actor of started.splice(0)) actor.stop()
  vi.useRealTimers()
})

/** The dialog, open on a page, with its emitted events. */
const openDialog = (
  server: Server = {},
  {
    path = '/',
    switchAccount = false,
    code,
    asksCaptcha,
  }: Partial<{ path: string; switchAccount: boolean; code: SentCode; asksCaptcha: boolean }> = {},
) => {
  const actor = createActor(machineOf(server), {
    input: { code, ...(asksCaptcha && { asksCaptcha }) },
  })
  const emitted: LoginEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  started.push(actor)
  actor.start()
  actor.send({ type: 'tenant.known', tenantId: '000000' })
  actor.send({ type: 'dialog.open', path, switchAccount })
  const type = (fields: Record<string, string>) => {
    for (const [field, value] of Object.entries(fields))
      actor.send({ type: 'field.change', field, value } as LoginEvent)
  }
  const button = () => {
    const child = actor.getSnapshot().children.code
    return child ? selectCodeButton(child.getSnapshot()) : undefined
  }
  const until = (test: (snapshot: LoginSnapshot) => boolean) => waitFor(actor, test)
  return { actor, emitted, type, button, until, context: () => actor.getSnapshot().context }
}

const phone = { phone: '13800000000', code: '123456' }
const account = { account: 'hongyuan', password: 'secret' }

const submitPhone = (dialog: ReturnType<typeof openDialog>) => {
  dialog.type(phone)
  dialog.actor.send({ type: 'form.submit' })
}

describe('validation (specification, section 5)', () => {
  it.each([
    ['the phone is required', { code: '1' }, { phone: '请输入手机号' }],
    [
      'ten digits are not a phone number',
      { phone: '1380000000', code: '1' },
      { phone: '请输入正确的手机号' },
    ],
    [
      'twelve digits are not a phone number',
      { phone: '138000000001', code: '1' },
      { phone: '请输入正确的手机号' },
    ],
    ['a phone starts with 1', { phone: '23800000000', code: '1' }, { phone: '请输入正确的手机号' }],
    [
      'the second digit of a phone number is 3 to 9',
      { phone: '12800000000', code: '1' },
      { phone: '请输入正确的手机号' },
    ],
    ['letters are no phone', { phone: '1380000000a', code: '1' }, { phone: '请输入正确的手机号' }],
    ['the code is required', { phone: '13800000000' }, { code: '请输入验证码' }],
    ['both are required', {}, { phone: '请输入手机号', code: '请输入验证码' }],
  ])('phone login: %s', (_, fields, errors) => {
    const { actor, type, context } = openDialog()
    type(fields)
    actor.send({ type: 'form.submit' })
    expect(context().errors).toEqual(errors)
    expect(actor.getSnapshot().value).toBe('editing')
  })

  it.each([
    ['the account is required', { password: 'x' }, { account: '请输入账号' }],
    ['the password is required', { account: 'x' }, { password: '请输入密码' }],
    ['spaces are no password', { account: 'x', password: '  ' }, { password: '请输入密码' }],
  ])('account login: %s', (_, fields, errors) => {
    const { actor, type, context } = openDialog()
    actor.send({ type: 'mode.choose', mode: 'account' })
    type(fields)
    actor.send({ type: 'form.submit' })
    expect(context().errors).toEqual(errors)
  })

  it.each(['13000000000', '19999999999', '1 3 8 0 0 0 0 0 0 0 0'])(
    'accepts %s as a phone number',
    (value) => {
      const { actor, type, context } = openDialog()
      type({ phone: value, code: '1' })
      actor.send({ type: 'form.submit' })
      expect(context().errors).toEqual({})
      expect(actor.getSnapshot().value).toBe('signingIn')
    },
  )

  it('strips spaces from account and password before they are sent', async () => {
    const signIn = vi.fn(() => never<SignIn>())
    const { actor, type } = openDialog({ signIn })
    actor.send({ type: 'mode.choose', mode: 'account' })
    type({ account: ' hong yuan ', password: ' se cret ' })
    actor.send({ type: 'form.submit' })
    expect(signIn).toHaveBeenCalledWith(
      expect.objectContaining({
        mode: 'account',
        form: expect.objectContaining({ account: 'hongyuan', password: 'secret' }) as unknown,
      }),
    )
  })

  it('validates the phone before a code is sent', () => {
    const sendCode = vi.fn(() => never<SentCode>())
    const { actor, type, context } = openDialog({ sendCode })
    actor.send({ type: 'code.send' })
    expect(context().errors).toEqual({ phone: '请输入手机号' })
    type({ phone: '123' })
    actor.send({ type: 'code.send' })
    expect(context().errors.phone).toBe('请输入正确的手机号')
    expect(sendCode).not.toHaveBeenCalled()
  })

  it('clears the error of a changed field and keeps the others', () => {
    const { actor, type, context } = openDialog()
    actor.send({ type: 'form.submit' })
    type({ phone: '1' })
    expect(context().errors.phone).toBeUndefined()
    expect(context().errors.code).toBe('请输入验证码')
  })

  it('confirming with nothing selected says 请选择您的子账户', async () => {
    const dialog = openDialog({ signIn: () => Promise.resolve(undecided) })
    submitPhone(dialog)
    await dialog.until((snapshot) => snapshot.value === 'picking')
    dialog.actor.send({ type: 'subAccount.confirm' })
    expect(dialog.emitted).toEqual([{ type: 'subAccount.missing', message: '请选择您的子账户' }])
    expect(dialog.actor.getSnapshot().value).toBe('picking')
  })
})

describe('the login dialog (specification, section 4)', () => {
  it('clears the forms and the sub-account list when it opens', async () => {
    const dialog = openDialog({ signIn: () => Promise.resolve(undecided) })
    submitPhone(dialog)
    await dialog.until((snapshot) => snapshot.value === 'picking')
    dialog.actor.send({ type: 'dialog.open', path: '/', switchAccount: false })
    expect(dialog.context()).toMatchObject({
      form: { phone: '', code: '', account: '', password: '' },
      offer: undefined,
      chosen: undefined,
      errors: {},
      failure: undefined,
      switchAccount: false,
    })
    expect(selectLoginView(dialog.actor.getSnapshot())).toBe('form')
  })

  it('lists the sub-accounts when it opens for switch-account', async () => {
    const offer = { id: 'check', uuid: 'uuid', list: undecided.cusomerType }
    const { actor, context, until } = openDialog(
      { listSubAccounts: () => Promise.resolve(offer) },
      { switchAccount: true },
    )
    expect(context().switchAccount).toBe(true)
    expect(selectLoginView(actor.getSnapshot())).toBe('subAccounts')
    await until((snapshot) => snapshot.value === 'picking')
    expect(context().offer).toEqual(offer)
  })

  it('falls back to the form with 系统错误，请稍后再试 where switch-account finds no sub-accounts', async () => {
    const { context, until } = openDialog(
      { listSubAccounts: () => Promise.resolve({ id: '', uuid: '', list: [] }) },
      { switchAccount: true },
    )
    await until((snapshot) => snapshot.value === 'editing')
    expect(context().failure).toBe('系统错误，请稍后再试')
  })

  it('falls back to the form with the reason where switch-account cannot read them', async () => {
    const { context, until } = openDialog(
      { listSubAccounts: refused('服务繁忙') },
      { switchAccount: true },
    )
    await until((snapshot) => snapshot.value === 'editing')
    expect(context()).toMatchObject({ failure: '服务繁忙', offer: undefined })
  })

  it('closes and emits the sign-in on a token', async () => {
    const dialog = openDialog({ signIn: () => Promise.resolve(plain) })
    submitPhone(dialog)
    expect(selectIsLoginBusy(dialog.actor.getSnapshot())).toBe(true)
    await dialog.until((snapshot) => snapshot.value === 'closed')
    expect(dialog.emitted).toEqual([
      { type: 'user.signedIn', signIn: plain, tenantId: '000000', subAccountId: '', next: 'stay' },
    ])
  })

  it('shows the picker for a sub-account list without a token; confirming selects', async () => {
    const selectSubAccount = vi.fn(() => Promise.resolve(enterprise))
    const dialog = openDialog({ signIn: () => Promise.resolve(undecided), selectSubAccount })
    submitPhone(dialog)
    await dialog.until((snapshot) => snapshot.value === 'picking')
    dialog.actor.send({ type: 'subAccount.choose', id: 'b' })
    dialog.actor.send({ type: 'subAccount.confirm' })
    await dialog.until((snapshot) => snapshot.value === 'closed')
    expect(selectSubAccount).toHaveBeenCalledWith({
      typeId: 'b',
      id: 'check',
      uuid: 'uuid',
      tenantId: '000000',
    })
    expect(dialog.emitted).toMatchObject([
      { type: 'user.signedIn', subAccountId: 'b', next: 'reload' },
    ])
  })

  it('shows 系统错误，请稍后再试 and stops loading on neither token nor list', async () => {
    const dialog = openDialog({ signIn: () => Promise.resolve(nothing) })
    submitPhone(dialog)
    await dialog.until((snapshot) => snapshot.value === 'editing')
    expect(dialog.context().failure).toBe('系统错误，请稍后再试')
    expect(selectIsLoginBusy(dialog.actor.getSnapshot())).toBe(false)
  })

  it('stops loading, keeps the typed values and shows the failure of a login', async () => {
    const dialog = openDialog({ signIn: refused('验证码错误') })
    submitPhone(dialog)
    await dialog.until((snapshot) => !selectIsLoginBusy(snapshot))
    expect(dialog.context()).toMatchObject({ failure: '验证码错误', form: phone })
    dialog.type({ code: '654321' })
    expect(dialog.context().failure).toBeUndefined()
  })

  it('leads a phone without an account to registration, with its code', async () => {
    const dialog = openDialog({ signIn: refused('该手机号尚未注册') })
    dialog.type({ phone: '138 0000 0000', code: ' 123456' })
    dialog.actor.send({ type: 'form.submit' })
    await dialog.until((snapshot) => selectLoginView(snapshot) === 'closed')
    expect(dialog.emitted).toEqual([{ type: 'registration.offered', ...phone }])
  })

  it('shows 系统错误，请稍后再试 for a failure without a message', async () => {
    const dialog = openDialog({ signIn: refused('') })
    submitPhone(dialog)
    await dialog.until((snapshot) => !selectIsLoginBusy(snapshot))
    expect(dialog.context().failure).toBe('系统错误，请稍后再试')
  })

  it.each([
    ['rejected', refused('该子账户已停用'), '该子账户已停用'],
    ['replied to without a token', () => Promise.resolve(nothing), '系统错误，请稍后再试'],
  ])('a select call that is %s stays at the picker', async (_, selectSubAccount, failure) => {
    const dialog = openDialog({ signIn: () => Promise.resolve(undecided), selectSubAccount })
    submitPhone(dialog)
    await dialog.until((snapshot) => snapshot.value === 'picking')
    dialog.actor.send({ type: 'subAccount.choose', id: 'a' })
    dialog.actor.send({ type: 'subAccount.confirm' })
    await dialog.until((snapshot) => snapshot.context.failure !== undefined)
    expect(dialog.actor.getSnapshot().value).toBe('picking')
    expect(dialog.context()).toMatchObject({ failure, chosen: 'a' })
  })

  it('shows the form without the failure of a select call after the picker is cancelled', async () => {
    const selectSubAccount = refused('该子账户已停用')
    const dialog = openDialog({ signIn: () => Promise.resolve(undecided), selectSubAccount })
    submitPhone(dialog)
    await dialog.until((snapshot) => snapshot.value === 'picking')
    dialog.actor.send({ type: 'subAccount.choose', id: 'a' })
    dialog.actor.send({ type: 'subAccount.confirm' })
    await dialog.until((snapshot) => snapshot.context.failure !== undefined)
    dialog.actor.send({ type: 'subAccount.cancel' })
    expect(selectLoginView(dialog.actor.getSnapshot())).toBe('form')
    expect(dialog.context().failure).toBeUndefined()
  })

  it('stays at the picker, without the earlier failure, while a sub-account is selected', async () => {
    const selectSubAccount = vi.fn(() => never<SignIn>())
    selectSubAccount.mockImplementationOnce(refused('该子账户已停用'))
    const dialog = openDialog({ signIn: () => Promise.resolve(undecided), selectSubAccount })
    submitPhone(dialog)
    await dialog.until((snapshot) => snapshot.value === 'picking')
    dialog.actor.send({ type: 'subAccount.choose', id: 'a' })
    dialog.actor.send({ type: 'subAccount.confirm' })
    await dialog.until((snapshot) => snapshot.context.failure !== undefined)
    dialog.actor.send({ type: 'subAccount.confirm' })
    expect(selectIsLoginBusy(dialog.actor.getSnapshot())).toBe(true)
    expect(selectLoginView(dialog.actor.getSnapshot())).toBe('subAccounts')
    expect(dialog.context().failure).toBeUndefined()
  })

  it.each(['form.submit', 'code.send'] as const)(
    'shows 系统错误，请稍后再试 on %s without a tenant',
    (type) => {
      const actor = createActor(machineOf({}), { input: { code: undefined } }).start()
      started.push(actor)
      actor.send({ type: 'dialog.open', path: '/', switchAccount: false })
      actor.send({ type: 'field.change', field: 'phone', value: '13800000000' })
      actor.send({ type: 'field.change', field: 'code', value: '1' })
      actor.send({ type })
      expect(actor.getSnapshot().context.failure).toBe('系统错误，请稍后再试')
      expect(actor.getSnapshot().value).toBe('editing')
    },
  )

  it('emits nothing when it is closed during a call', async () => {
    let reply: (signIn: SignIn) => void = () => {}
    const dialog = openDialog({ signIn: () => new Promise((resolve) => (reply = resolve)) })
    submitPhone(dialog)
    dialog.actor.send({ type: 'dialog.close' })
    reply(plain)
    await Promise.resolve()
    expect(dialog.emitted).toEqual([])
    expect(dialog.actor.getSnapshot().value).toBe('closed')
  })

  it('ignores a second submit during the call', () => {
    const signIn = vi.fn(() => never<SignIn>())
    const dialog = openDialog({ signIn })
    submitPhone(dialog)
    dialog.actor.send({ type: 'form.submit' })
    expect(signIn).toHaveBeenCalledTimes(1)
  })
})

/** Section 9, "Pages that keep the user after login". */
const KEPT_PAGES = [
  '/',
  '/user/center',
  '/product/productgrouplist',
  '/helper/aboutWe',
  '/helper/helperCenter',
  '/product/productgroupprodetail',
]

/** Section 9, "Pages that go Home after login". */
const FINANCING_PAGES = ['/product/financingdetails', '/product/productgroupprocessopen']

describe('the page after a sign-in (specification, sections 4 and 9)', () => {
  const nextOn = async (path: string, signIn: SignIn) => {
    const dialog = openDialog({ signIn: () => Promise.resolve(signIn) }, { path })
    submitPhone(dialog)
    await dialog.until((snapshot) => snapshot.value === 'closed')
    const [event] = dialog.emitted
    return event?.type === 'user.signedIn' ? event.next : undefined
  }
  const withList = signInOf({
    access_token: 'token',
    label: 1,
    cusomerType: [{ id: 'a' }],
  })

  it.each(KEPT_PAGES)('label 1 stays on %s', async (path) => {
    expect(await nextOn(path, plain)).toBe('stay')
  })

  it.each(['/user/product', '/product/productdetails', ...FINANCING_PAGES])(
    'label 1 goes Home from %s',
    async (path) => {
      expect(await nextOn(path, plain)).toBe('home')
    },
  )

  it.each(FINANCING_PAGES)('everybody else goes Home from %s', async (path) => {
    expect(await nextOn(path, enterprise)).toBe('home')
  })

  it.each(['/', '/user/product', '/user/center'])('for everybody else %s reloads', async (path) => {
    expect(await nextOn(path, enterprise)).toBe('reload')
    expect(await nextOn(path, withList)).toBe('reload')
  })
})

describe('the send-code button (specification, section 4)', () => {
  const send = (dialog: ReturnType<typeof openDialog>) => {
    dialog.type({ phone: '13800000000' })
    dialog.actor.send({ type: 'code.send' })
  }

  it('is enabled, then disabled from 59 to 1, then enabled again at 60', async () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const dialog = openDialog({
      sendCode: () => Promise.resolve({ id: 'code-1', dueAt: Date.now() + 60_000 }),
    })
    expect(dialog.button()).toBe('ready')
    send(dialog)
    expect(dialog.button()).toBe('sending')
    await vi.advanceTimersByTimeAsync(0)
    expect(dialog.button()).toBe(59)
    expect(dialog.emitted).toEqual([
      { type: 'code.sent', code: { id: 'code-1', dueAt: 1_060_000 } },
    ])
    await vi.advanceTimersByTimeAsync(59_000)
    expect(dialog.button()).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(dialog.button()).toBe('ready')
  })

  it('is enabled again when sending fails, and the dialog shows the failure', async () => {
    const dialog = openDialog({ sendCode: refused('发送过于频繁') })
    send(dialog)
    await dialog.until((snapshot) => snapshot.context.failure !== undefined)
    expect(dialog.button()).toBe('ready')
    expect(dialog.context().failure).toBe('发送过于频繁')
  })

  it('sends no second code while it is disabled', async () => {
    const sendCode = vi.fn(() => Promise.resolve({ id: 'code-1', dueAt: Date.now() + 60_000 }))
    const dialog = openDialog({ sendCode })
    send(dialog)
    await dialog.until((snapshot) => snapshot.context.code !== undefined)
    dialog.actor.send({ type: 'code.send' })
    expect(sendCode).toHaveBeenCalledTimes(1)
  })

  it('is still disabled after a reload, and the code that was sent stays valid', async () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const signIn = vi.fn(() => never<SignIn>())
    const dialog = openDialog({ signIn }, { code: { id: 'code-1', dueAt: 1_020_000 } })
    expect(dialog.button()).toBe(20)
    submitPhone(dialog)
    expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ codeId: 'code-1' }))
  })

  it('keeps counting while the dialog is closed', async () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const dialog = openDialog({
      sendCode: () => Promise.resolve({ id: 'code-1', dueAt: Date.now() + 60_000 }),
    })
    send(dialog)
    await vi.advanceTimersByTimeAsync(10_000)
    dialog.actor.send({ type: 'dialog.close' })
    dialog.actor.send({ type: 'dialog.open', path: '/', switchAccount: false })
    expect(dialog.button()).toBe(50)
  })
})

describe('a captcha', () => {
  const captcha = { key: 'key-1', image: 'data:image/png;base64,1' }
  const open = (signIn: (request: SignInRequest) => Promise<SignIn>) => {
    const dialog = openDialog({ signIn }, { asksCaptcha: true })
    dialog.actor.send({ type: 'mode.choose', mode: 'account' })
    dialog.actor.send({ type: 'captcha.show', captcha })
    dialog.type(account)
    return dialog
  }

  it('is required with a password only, and only where it is asked for', async () => {
    const signIn = vi.fn(() => never<SignIn>())
    const dialog = open(signIn)
    dialog.actor.send({ type: 'form.submit' })
    expect(dialog.context().errors).toEqual({ captcha: '请输入图形验证码' })
    expect(signIn).not.toHaveBeenCalled()
    dialog.actor.send({ type: 'mode.choose', mode: 'phone' })
    submitPhone(dialog)
    expect(signIn).toHaveBeenCalledTimes(1)

    const other = openDialog({ signIn })
    other.actor.send({ type: 'mode.choose', mode: 'account' })
    other.type(account)
    other.actor.send({ type: 'form.submit' })
    expect(signIn).toHaveBeenLastCalledWith(expect.objectContaining({ captchaKey: '' }))
  })

  it.each<[string, () => Promise<SignIn>]>([
    ['a refusal', refused('账号或密码错误')],
    ['a reply without a token', () => Promise.resolve(nothing)],
    ['a list of sub-accounts', () => Promise.resolve(undecided)],
  ])('is sent without its spaces, and used up by %s', async (_, reply) => {
    const signIn = vi.fn(reply)
    const dialog = open(signIn)
    dialog.type({ captcha: ' a7 k' })
    dialog.actor.send({ type: 'form.submit' })
    expect(signIn).toHaveBeenCalledWith(
      expect.objectContaining({
        captchaKey: 'key-1',
        form: expect.objectContaining({ captcha: 'a7k' }),
      }),
    )
    expect(dialog.context().captcha).toEqual(captcha)
    await dialog.until((snapshot) => !selectIsLoginBusy(snapshot))
    expect(dialog.context()).toMatchObject({
      captcha: undefined,
      form: { ...account, captcha: '' },
    })
  })

  it('that is new empties its field, and takes its message away', () => {
    const dialog = open(() => never())
    dialog.actor.send({ type: 'form.submit' })
    dialog.type({ captcha: 'a7' })
    dialog.actor.send({ type: 'captcha.show', captcha: { ...captcha, key: 'key-2' } })
    expect(dialog.context()).toMatchObject({
      captcha: { key: 'key-2' },
      form: { captcha: '' },
      errors: {},
    })
    dialog.actor.send({ type: 'form.submit' })
    dialog.actor.send({ type: 'captcha.show', captcha })
    expect(dialog.context().errors.captcha).toBeUndefined()
  })

  it('is forgotten when the dialog opens again', () => {
    const dialog = open(() => never())
    dialog.actor.send({ type: 'dialog.open', path: '/', switchAccount: false })
    expect(dialog.context().captcha).toBeUndefined()
  })
})

describe('every state and transition', () => {
  const done = (id: string, output: unknown) => ({
    type: `xstate.done.actor.${id}`,
    output,
    actorId: id,
  })
  const failed = (id: string) => ({
    type: `xstate.error.actor.${id}`,
    error: new Error('不行'),
    actorId: id,
  })
  const offer = { id: 'check', uuid: 'uuid', list: undecided.cusomerType }

  const events = [
    { type: 'dialog.open', path: '/', switchAccount: false },
    { type: 'dialog.open', path: '/', switchAccount: true },
    { type: 'dialog.close' },
    { type: 'tenant.known', tenantId: '000000' },
    { type: 'mode.choose', mode: 'account' },
    { type: 'mode.choose', mode: 'phone' },
    ...Object.entries({ ...phone, ...account }).map(([field, value]) => ({
      type: 'field.change',
      field,
      value,
    })),
    { type: 'captcha.show', captcha: { key: 'k', image: 'data:' } },
    { type: 'code.send' },
    { type: 'code.sent', code: { id: 'code-1', dueAt: 0 } },
    { type: 'code.phoneWrong', message: '不行' },
    { type: 'code.failed', message: '不行' },
    { type: 'form.submit' },
    { type: 'subAccount.choose', id: 'a' },
    { type: 'subAccount.confirm' },
    { type: 'subAccount.cancel' },
    ...[plain, undecided, nothing].map((output) => done('0.login.signingIn', output)),
    failed('0.login.signingIn'),
    { ...failed('0.login.signingIn'), error: new Error('该手机号尚未注册') },
    done('0.login.listing', offer),
    done('0.login.listing', { ...offer, list: [] }),
    failed('0.login.listing'),
    ...[enterprise, nothing].map((output) => done('0.login.selecting', output)),
    failed('0.login.selecting'),
  ]
  const exploration = {
    events,
    input: {},
    serialize: ({ value, context }: { value: unknown; context: LoginSnapshot['context'] }) =>
      JSON.stringify([
        value,
        context.mode,
        context.tenantId,
        Object.values(context.form).map(Boolean),
        context.chosen,
      ]),
  }
  const machine: AnyStateMachine = machineOf({})

  it('of the dialog is reached', () => {
    expect(unreached(machine, exploration)).toEqual({ states: [], transitions: [] })
  })

  it('keeps what is typed, and waits for nothing, where the session ends in any state', ({
    task,
  }) => {
    const ends = endSessions(machine, exploration, ({ form, chosen }: LoginSnapshot['context']) => [
      { ...form, captcha: '' },
      chosen,
    ])
    tallyEnds({ task }, 'the sign-in', ends)
    expect(ends.lost).toEqual([])
    expect(ends.rests).toEqual(['"editing"', '"picking"'])
  })

  it('ends in the state that each generated path predicts', () => {
    const paths = replayPaths(machine, exploration)
    expect(paths.length).toBeGreaterThan(100)
    for (const { path, expected, actual } of paths) expect(actual, path).toBe(expected)
  })

  describe('of the code button', () => {
    const id = '0.verificationCode'
    // It has no parent to report to.
    const alone = verificationCodeMachine.provide({
      actions: { reportSent: () => {}, reportPhone: () => {}, reportFailure: () => {} },
    })
    const button = {
      input: {},
      events: [
        { type: 'code.send', phone: '13800000000', tenantId: '000000' },
        { type: 'code.send', phone: '1380000000', tenantId: '000000' },
        { type: 'code.send', phone: '13800000000', tenantId: undefined },
        done(`${id}.sending`, { id: 'code-1', dueAt: 5 }),
        failed(`${id}.sending`),
        {
          type: `xstate.snapshot.${id}.disabled`,
          snapshot: { status: 'active', context: { remaining: 3 } },
        },
        done(`${id}.disabled`, undefined),
      ],
      serialize: (snapshot: { value: unknown }) => JSON.stringify(snapshot.value),
    }

    it('is reached', () => {
      expect(unreached(alone, button)).toEqual({ states: [], transitions: [] })
    })

    it('is ready again where the session ends', ({ task }) => {
      const ends = endSessions(alone, button, ({ recipient }: { recipient: object }) => recipient)
      tallyEnds({ task }, 'the sending of a code', ends)
      expect(ends).toMatchObject({ injected: 2, rests: ['"enabled"'], lost: [] })
    })
  })
})
