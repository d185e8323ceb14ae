import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate'
import { CODE_LENGTH, isCode } from '../verification-code/code-length.ts'
import { strip } from '../verification-code/phone.ts'
import {
  verificationCodeMachine,
  type CodeReport,
  type SentCode,
} from '../verification-code/verification-code.ts'

/** The code that is sent along to sign: the id of its request, and its digits. */
export interface SigningCode {
  id: string
  value: string
}

export interface SigningIntentInput {
  /** The code that was sent before the page was reloaded. */
  code: SentCode | undefined
  /** The number of digits of a code; defaults to 6. */
  codeLength?: number | undefined
}

interface SigningIntentContext extends SigningIntentInput {
  codeLength: number
  hasAgreed: boolean
  typed: string
  /** The failure of sending a code, as a message for the user. */
  failure: string | undefined
}

export type SigningIntentEvent =
  | { type: 'consent.change'; hasAgreed: boolean }
  | { type: 'code.change'; value: string }
  | { type: 'code.send' }
  | CodeReport

/**
 * The intent to sign a document: the customer agrees to its text, and enters the code that was sent to their phone. The
 * actor that sends it knows the phone.
 */
export const signingIntentMachine = setup({
  types: {
    input: {} as SigningIntentInput,
    context: {} as SigningIntentContext,
    events: {} as SigningIntentEvent,
    emitted: {} as { type: 'code.sent'; code: SentCode },
    children: {} as { code: 'verificationCode' },
  },
  actors: {
    verificationCode: verificationCodeMachine,
  },
}).createMachine({
  id: 'signingIntent',
  context: ({ input: { code, codeLength = CODE_LENGTH } }) => ({
    code,
    codeLength,
    hasAgreed: false,
    typed: '',
    failure: undefined,
  }),
  invoke: { id: 'code', src: 'verificationCode', input: ({ context }) => ({ code: context.code }) },
  on: {
    'consent.change': { actions: assign({ hasAgreed: ({ event }) => event.hasAgreed }) },
    'code.change': {
      actions: assign({ typed: ({ event }) => event.value, failure: undefined }),
    },
    'code.send': {
      actions: [
        assign({ failure: undefined }),
        sendTo('code', { type: 'code.send', phone: '', tenantId: '' }),
      ],
    },
    'code.sent': {
      actions: [
        assign({ code: ({ event }) => event.code, typed: '' }),
        emit(({ event }) => ({ type: 'code.sent' as const, code: event.code })),
      ],
    },
    'code.failed': { actions: assign({ failure: ({ event }) => event.message }) },
  },
})

export type SigningIntentSnapshot = SnapshotFrom<typeof signingIntentMachine>

/** The reason why nothing can be signed yet, for the customer; undefined where it can. */
export const selectMissing = ({ context }: SigningIntentSnapshot): string | undefined => {
  const { hasAgreed, code, codeLength, typed } = context
  if (!hasAgreed) return '请先阅读并勾选同意'
  if (!code) return '请先获取验证码'
  return isCode(strip(typed), codeLength) ? undefined : `请输入 ${codeLength} 位验证码`
}

/** The code to sign with; undefined while something is missing. */
export const selectSigningCode = (snapshot: SigningIntentSnapshot): SigningCode | undefined => {
  const { code, typed } = snapshot.context
  return code && selectMissing(snapshot) === undefined
    ? { id: code.id, value: strip(typed) }
    : undefined
}
