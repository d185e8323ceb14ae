import { assign, emit, fromPromise, not, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { SignIn } from '#schemas/api/user.ts'
import { failureMessage, SYSTEM_ERROR } from '../failure-message/failure-message.ts'
import { CODE_LENGTH } from '../verification-code/code-length.ts'
import { strip } from '../verification-code/phone.ts'
import {
  emptyRegistrationValues,
  registrationErrors,
  type RegistrationErrors,
  type RegistrationValues,
  type RegistrationPurpose,
} from './registration-values.ts'
import {
  verificationCodeMachine,
  type CodeReport,
  type SentCode,
} from '../verification-code/verification-code.ts'
import { unprovided } from '../unprovided/unprovided.ts'

export interface RegistrationInput {
  purpose: RegistrationPurpose
  /** The code that was sent before the page was reloaded. */
  code: SentCode | undefined
  /** The phone and its code, where the customer comes from a sign-in. */
  typed?: Partial<RegistrationValues> | undefined
  /** The number of digits of a code; defaults to 6. */
  codeLength?: number | undefined
}

export interface RegistrationContext extends RegistrationInput {
  codeLength: number
  /** Undefined until the domain's tenant is known. */
  tenantId: string | undefined
  form: RegistrationValues
  errors: RegistrationErrors
  /** The failure of the last attempt, as a message for the user. */
  failure: string | undefined
}

export type RegistrationEvent =
  | { type: 'tenant.known'; tenantId: string }
  | { type: 'field.change'; change: Partial<RegistrationValues> }
  | { type: 'code.send' }
  | { type: 'form.submit' }
  | CodeReport

export type RegistrationEmitted =
  | { type: 'code.sent'; code: SentCode }
  /** `signIn` is set where the new account is signed in at once. */
  | { type: 'registration.done'; signIn: SignIn | undefined; tenantId: string }

/** The phone and the code without spaces; the actor hashes and encrypts the password. */
export interface RegistrationRequest {
  purpose: RegistrationPurpose
  tenantId: string
  codeId: string
  form: RegistrationValues
}

/** Registers an account or sets a new password, with a phone, the code sent to it, and a password. */
export const registrationMachine = setup({
  types: {
    input: {} as RegistrationInput,
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationEmitted,
    tags: {} as 'busy',
    children: {} as { code: 'verificationCode' },
  },
  actors: {
    verificationCode: verificationCodeMachine,
    submitForm: fromPromise<SignIn | undefined, RegistrationRequest>(
      unprovided('registrationMachine', 'submitForm'),
    ),
  },
  guards: {
    hasTenant: ({ context }) => context.tenantId !== undefined,
    isFormValid: ({ context }) =>
      Object.keys(registrationErrors(context.purpose, context.form, context.codeLength)).length ===
      0,
  },
  actions: {
    forgetFailure: assign({ failure: undefined }),
    showFailure: assign({ failure: (_, failure: string) => failure }),
    showErrors: assign({
      errors: ({ context }) =>
        registrationErrors(context.purpose, context.form, context.codeLength),
    }),
    showPhoneError: assign({
      errors: ({ context }, phone: string) => ({ ...context.errors, phone }),
    }),
    change: assign(({ context }, change: Partial<RegistrationValues>) => ({
      form: { ...context.form, ...change },
      // An error is removed when its field changes.
      errors: Object.fromEntries(
        Object.entries(context.errors).filter(([field]) => !(field in change)),
      ),
    })),
    sendCode: sendTo('code', ({ context: { form, tenantId } }) => ({
      type: 'code.send',
      phone: form.phone,
      tenantId,
    })),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    ...input,
    codeLength: input.codeLength ?? CODE_LENGTH,
    tenantId: undefined,
    form: { ...emptyRegistrationValues, ...input.typed },
    errors: {},
    failure: undefined,
  }),
  invoke: { id: 'code', src: 'verificationCode', input: ({ context }) => ({ code: context.code }) },
  on: {
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
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.change': {
          actions: ['forgetFailure', { type: 'change', params: ({ event }) => event.change }],
        },
        'code.send': { actions: ['forgetFailure', 'sendCode'] },
        'form.submit': [
          { guard: not('isFormValid'), actions: ['forgetFailure', 'showErrors'] },
          {
            guard: not('hasTenant'),
            actions: { type: 'showFailure', params: SYSTEM_ERROR },
          },
          { target: 'submitting', actions: 'forgetFailure' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'submitForm',
        input: ({ context: { purpose, tenantId, code, form } }) => ({
          purpose,
          tenantId: tenantId ?? '',
          codeId: code?.id ?? '',
          form: { ...form, phone: strip(form.phone), code: strip(form.code) },
        }),
        onDone: {
          target: 'done',
          actions: emit(({ context, event }) => ({
            type: 'registration.done' as const,
            signIn: event.output,
            tenantId: context.tenantId ?? '',
          })),
        },
        onError: {
          target: 'editing',
          actions: { type: 'showFailure', params: ({ event }) => failureMessage(event.error) },
        },
      },
    },
    /** Clears the passwords. */
    done: { entry: assign({ form: emptyRegistrationValues }) },
  },
})

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>

/** A call is under way: the controls are disabled. */
export const selectIsRegistering = (snapshot: RegistrationSnapshot): boolean =>
  snapshot.hasTag('busy')
