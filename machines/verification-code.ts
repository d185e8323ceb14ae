import {
  assign,
  fromPromise,
  sendParent,
  setup,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate'
import { CODE_RESEND_FIRST } from '#schemas/session.ts'
import { countdownMachine, selectRemaining } from './countdown.ts'
import { failureMessage } from './failure-message.ts'

/** A code that was sent: its id goes back with it, and the next one may be asked for at `dueAt`. */
export interface SentCode {
  id: string
  dueAt: number
}

/** Whom a code is sent to. */
export interface CodeRecipient {
  phone: string
  tenantId: string
}

/** What the form around the button is told. */
export type CodeReport =
  { type: 'code.sent'; code: SentCode } | { type: 'code.failed'; message: string }

export interface VerificationCodeInput {
  /** Sent before the page was reloaded. */
  code: SentCode | undefined
}

/**
 * The button that sends a code to a phone: enabled, then disabled for as long as the server wants no
 * further one, then enabled again; at once where sending fails. A child of the form it stands in.
 */
export const verificationCodeMachine = setup({
  types: {
    input: {} as VerificationCodeInput,
    context: {} as { recipient: CodeRecipient; dueAt: number; remaining: number },
    events: {} as { type: 'send' } & CodeRecipient,
  },
  actors: {
    countdown: countdownMachine,
    sendCode: fromPromise<SentCode, CodeRecipient>(() =>
      Promise.reject(new Error('verificationCodeMachine: provide the actor `sendCode`')),
    ),
  },
  guards: {
    wasSent: ({ context }) => context.dueAt > 0,
  },
  actions: {
    reportSent: sendParent((_, code: SentCode): CodeReport => ({ type: 'code.sent', code })),
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
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'wasSent', target: 'disabled' }, { target: 'enabled' }],
    },
    enabled: {
      on: {
        send: {
          target: 'sending',
          actions: assign({
            recipient: ({ event }) => ({ phone: event.phone, tenantId: event.tenantId }),
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

export type VerificationCodeActor = ActorRefFrom<typeof verificationCodeMachine>
export type VerificationCodeSnapshot = SnapshotFrom<typeof verificationCodeMachine>

/** What the button is: to be pressed, sending, or the seconds until it may be pressed again. */
export type CodeButton = 'ready' | 'sending' | number

export const selectCodeButton = ({ value, context }: VerificationCodeSnapshot): CodeButton => {
  if (value === 'sending') return 'sending'
  return value === 'disabled' ? context.remaining : 'ready'
}
