import { assign, fromPromise, not, or, sendParent, setup, type SnapshotFrom } from 'xstate'
import { CODE_RESEND_FIRST, countdownMachine, selectRemaining } from './countdown.ts'
import { failureMessage, SYSTEM_ERROR } from '../failure-message/failure-message.ts'
import { phoneError, strip } from './phone.ts'
import { unprovided } from '../unprovided/unprovided.ts'

/** A code that was sent: its id is sent back with it, and the next one can be requested at `dueAt`. */
export interface SentCode {
  id: string
  dueAt: number
}

/** The recipient of a code. */
export interface CodeRecipient {
  phone: string
  tenantId: string
}

/** The request of the parent form to send a code. */
export interface CodeOrder {
  type: 'code.send'
  /** As it was typed. */
  phone: string
  /** Undefined until the domain's tenant is known. */
  tenantId: string | undefined
}

/** The events to the parent form. */
export type CodeReport =
  | { type: 'code.sent'; code: SentCode }
  | { type: 'code.phoneWrong'; message: string }
  | { type: 'code.failed'; message: string }

export interface VerificationCodeInput {
  /** The code that was sent before the page was reloaded. */
  code: SentCode | undefined
}

/**
 * The button that sends a code to a phone: disabled after sending until the server accepts another request, at
 * once enabled where sending fails. It refuses what is not a phone number. A child actor of its form's machine.
 */
export const verificationCodeMachine = setup({
  types: {
    input: {} as VerificationCodeInput,
    context: {} as { recipient: CodeRecipient; dueAt: number; remaining: number },
    events: {} as CodeOrder,
  },
  actors: {
    countdown: countdownMachine,
    sendCode: fromPromise<SentCode, CodeRecipient>(
      unprovided('verificationCodeMachine', 'sendCode'),
    ),
  },
  guards: {
    wasSent: ({ context }) => context.dueAt > 0,
    isPhoneWrong: ({ event }) => phoneError(event.phone) !== undefined,
    isTenantUnknown: ({ event }) => event.tenantId === undefined,
  },
  actions: {
    reportSent: sendParent((_, code: SentCode): CodeReport => ({ type: 'code.sent', code })),
    reportPhone: sendParent(({ event }): CodeReport => ({
      type: 'code.phoneWrong',
      message: phoneError(event.phone) ?? '',
    })),
    reportFailure: sendParent((_, message: string): CodeReport => ({
      type: 'code.failed',
      message,
    })),
  },
}).createMachine({
  id: 'verificationCode',
  context: ({ input }) => ({
    recipient: { phone: '', tenantId: '' },
    dueAt: input.code?.dueAt ?? 0,
    remaining: 0,
  }),
  // Reports why no code is sent; a valid request in this state came too late and is a no-op.
  on: {
    'code.send': [
      { guard: 'isPhoneWrong', actions: 'reportPhone' },
      {
        guard: 'isTenantUnknown',
        actions: { type: 'reportFailure', params: SYSTEM_ERROR },
      },
    ],
  },
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'wasSent', target: 'disabled' }, { target: 'enabled' }],
    },
    enabled: {
      on: {
        'code.send': {
          guard: not(or(['isPhoneWrong', 'isTenantUnknown'])),
          target: 'sending',
          actions: assign({
            recipient: ({ event }) => ({
              phone: strip(event.phone),
              tenantId: event.tenantId ?? '',
            }),
          }),
        },
      },
    },
    sending: {
      invoke: {
        src: 'sendCode',
        input: ({ context }) => context.recipient,
        onDone: {
          target: 'disabled',
          actions: [
            assign({ dueAt: ({ event }) => event.output.dueAt }),
            { type: 'reportSent', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'enabled',
          actions: { type: 'reportFailure', params: ({ event }) => failureMessage(event.error) },
        },
      },
    },
    disabled: {
      entry: assign({ remaining: CODE_RESEND_FIRST }),
      invoke: {
        src: 'countdown',
        input: ({ context }) => ({ dueAt: context.dueAt, seconds: CODE_RESEND_FIRST }),
        onSnapshot: {
          actions: assign({ remaining: ({ event }) => selectRemaining(event.snapshot) }),
        },
        onDone: 'enabled',
      },
    },
  },
})

/** The same button where the server knows the phone: `code.send` needs none. */
export const knownPhoneCodeMachine = verificationCodeMachine.provide({
  guards: { isPhoneWrong: () => false, isTenantUnknown: () => false },
})

export type VerificationCodeSnapshot = SnapshotFrom<typeof verificationCodeMachine>

/** The state of the button: ready, sending, or the seconds until it is enabled again. */
export type CodeButton = 'ready' | 'sending' | number

export const selectCodeButton = ({ value, context }: VerificationCodeSnapshot): CodeButton => {
  if (value === 'sending') return 'sending'
  return value === 'disabled' ? context.remaining : 'ready'
}
