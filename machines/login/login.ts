import { assign, emit, not, type SnapshotFrom } from 'xstate'
import type { SignIn } from '#schemas/api/user.ts'
import { offeredSubAccounts } from './after-sign-in.ts'
import { failureMessage, SYSTEM_ERROR } from '../failure-message/failure-message.ts'
import { emptyLoginValues, type LoginValues } from './login-values.ts'
import { loginSetup, type SubAccountOffer } from './login-setup.ts'
import { strip } from '../verification-code/phone.ts'
import { loginTexts } from './texts.ts'

/** The login dialog (specification, sections 2, 4 and 5). */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    tenantId: undefined,
    path: '/',
    switchAccount: false,
    mode: 'phone',
    form: emptyLoginValues,
    errors: {},
    failure: undefined,
    code: input.code,
    asksCaptcha: input.asksCaptcha ?? false,
    captcha: undefined,
    offer: undefined,
    chosen: undefined,
  }),
  invoke: { id: 'code', src: 'verificationCode', input: ({ context }) => ({ code: context.code }) },
  on: {
    'dialog.open': {
      target: '.opening',
      actions: [
        'clear',
        assign({
          path: ({ event }) => event.path,
          switchAccount: ({ event }) => event.switchAccount,
        }),
      ],
    },
    'dialog.close': { target: '.closed' },
    'tenant.known': { actions: assign({ tenantId: ({ event }) => event.tenantId }) },
    'code.sent': {
      actions: [
        assign({ code: ({ event }) => event.code }),
        emit(({ event }) => ({ type: 'code.sent' as const, code: event.code })),
      ],
    },
    'code.phoneWrong': {
      actions: { type: 'showPhoneError', params: ({ event }) => event.message },
    },
    'code.failed': { actions: { type: 'showFailure', params: ({ event }) => event.message } },
  },
  initial: 'closed',
  states: {
    closed: {},
    opening: {
      always: [
        { guard: ({ context }) => context.switchAccount, target: 'listing' },
        { target: 'editing' },
      ],
    },
    editing: {
      on: {
        'mode.choose': {
          actions: ['forgetFailure', assign({ mode: ({ event }) => event.mode, errors: {} })],
        },
        'field.change': {
          actions: [
            'forgetFailure',
            assign({
              form: ({ context, event }) => ({ ...context.form, [event.field]: event.value }),
              errors: ({ context, event }) => ({ ...context.errors, [event.field]: undefined }),
            }),
          ],
        },
        'captcha.show': {
          actions: assign({
            captcha: ({ event }) => event.captcha,
            form: ({ context }) => ({ ...context.form, captcha: '' }),
            errors: ({ context }) => ({ ...context.errors, captcha: undefined }),
          }),
        },
        'code.send': { actions: ['forgetFailure', 'sendCode'] },
        'form.submit': [
          { guard: not('isFormValid'), actions: ['forgetFailure', 'showErrors'] },
          {
            guard: not('hasTenant'),
            actions: { type: 'showFailure', params: SYSTEM_ERROR },
          },
          { target: 'signingIn', actions: 'forgetFailure' },
        ],
      },
    },
    signingIn: {
      tags: 'busy',
      exit: 'forgetCaptcha',
      invoke: {
        src: 'signIn',
        input: ({ context }) => ({
          tenantId: context.tenantId ?? '',
          mode: context.mode,
          form: strippedForm(context.form),
          codeId: context.code?.id ?? '',
          captchaKey: context.captcha?.key ?? '',
        }),
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'announceSignIn', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'hasSubAccounts',
              params: ({ event }) => offeredSubAccounts(event.output),
            },
            target: 'picking',
            actions: {
              type: 'offerSubAccounts',
              params: ({ event }) => offerOf(event.output),
            },
          },
          {
            target: 'editing',
            actions: { type: 'showFailure', params: SYSTEM_ERROR },
          },
        ],
        onError: [
          {
            guard: {
              type: 'isPhoneUnregistered',
              params: ({ event }) => failureMessage(event.error),
            },
            target: 'closed',
            actions: 'offerRegistration',
          },
          {
            target: 'editing',
            actions: { type: 'showFailure', params: ({ event }) => failureMessage(event.error) },
          },
        ],
      },
    },
    /** Switching accounts: loads the sub-accounts of the signed-in user. */
    listing: {
      tags: 'busy',
      invoke: {
        src: 'listSubAccounts',
        onDone: [
          {
            guard: { type: 'hasSubAccounts', params: ({ event }) => event.output.list },
            target: 'picking',
            actions: { type: 'offerSubAccounts', params: ({ event }) => event.output },
          },
          {
            target: 'editing',
            actions: { type: 'showFailure', params: SYSTEM_ERROR },
          },
        ],
        onError: {
          target: 'editing',
          actions: { type: 'showFailure', params: ({ event }) => failureMessage(event.error) },
        },
      },
    },
    picking: {
      on: {
        'subAccount.choose': {
          actions: ['forgetFailure', assign({ chosen: ({ event }) => event.id })],
        },
        'subAccount.confirm': [
          { guard: 'hasChosen', target: 'selecting', actions: 'forgetFailure' },
          {
            actions: emit({
              type: 'subAccount.missing',
              message: loginTexts.chooseSubAccount,
            }),
          },
        ],
        'subAccount.cancel': { target: 'editing', actions: 'forgetFailure' },
      },
    },
    selecting: {
      tags: 'busy',
      invoke: {
        src: 'selectSubAccount',
        input: ({ context }) => ({
          typeId: context.chosen ?? '',
          id: context.offer?.id ?? '',
          uuid: context.offer?.uuid ?? '',
          tenantId: context.tenantId,
        }),
        onDone: [
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output },
            target: 'closed',
            actions: { type: 'announceSignIn', params: ({ event }) => event.output },
          },
          {
            target: 'picking',
            actions: { type: 'showFailure', params: SYSTEM_ERROR },
          },
        ],
        onError: {
          target: 'picking',
          actions: { type: 'showFailure', params: ({ event }) => failureMessage(event.error) },
        },
      },
    },
  },
})

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>

/** The views of the dialog. */
export type LoginView = 'closed' | 'form' | 'subAccounts'

export const selectLoginView = (snapshot: LoginSnapshot): LoginView => {
  const { value } = snapshot
  if (value === 'closed') return 'closed'
  const isPicking = value === 'listing' || value === 'picking' || value === 'selecting'
  return isPicking ? 'subAccounts' : 'form'
}

/** A call is under way: the controls are disabled. */
export const selectIsLoginBusy = (snapshot: LoginSnapshot): boolean => snapshot.hasTag('busy')

const strippedForm = (form: LoginValues): LoginValues => ({
  phone: strip(form.phone),
  code: strip(form.code),
  account: strip(form.account),
  password: strip(form.password),
  captcha: strip(form.captcha),
})

/** Reads the sub-accounts that a reply offers. */
export const offerOf = ({
  cusomerType,
  customerCheckVo,
}: Pick<SignIn, 'cusomerType' | 'customerCheckVo'>): SubAccountOffer => ({
  id: customerCheckVo?.id ?? '',
  uuid: customerCheckVo?.uuid ?? '',
  list: cusomerType,
})
