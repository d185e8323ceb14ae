import { assign, emit, fromPromise, setup } from 'xstate'
import { failureMessage } from '../failure-message/failure-message.ts'
import { refusedCode, type RefusedCode } from '../signing-intent/refused-code.ts'
import type { SigningCode } from '../signing-intent/signing-intent.ts'
import {
  realNameErrors,
  type RealNameErrors,
  type RealNameField,
  type RealNameValues,
  type RealNameKind,
  type RealNameMethod,
} from './real-name-values.ts'
import { unprovided } from '../unprovided/unprovided.ts'

/** The values of `status` of a verification on the wire. */
const RealNameStatus = { waiting: 0, verified: 1, failed: 2 } as const

/** The contract that a verified customer signs once. */
interface ContractToSign {
  bizNo: string
  title: string
  /** One clause per line. */
  content: string
}

/** A small amount on its way to the enterprise's account: the customer enters it when it has arrived. */
export interface PendingTransfer {
  bizNo: string
  companyName: string
  creditCode: string
  bankName: string
  /** Masked. */
  bankAccount: string
  /** The last moment at which the amount counts, 2026-11-20 09:30:00; '' where it is unknown. */
  until: string
}

/** The standing of the customer's verification. */
export interface RealNameStanding {
  isVerified: boolean
  /** The status of the verification named in the request. */
  status: number | undefined
  /** The contract that is still to be signed. */
  contract: ContractToSign | undefined
  /** The transfer whose amount is still to be entered. */
  transfer: PendingTransfer | undefined
}

export interface RealNameInput {
  kind: RealNameKind
  method: RealNameMethod
  /** The values typed before the page was reloaded. */
  form?: RealNameValues
  /** The verification that this tab has begun and whose outcome is not known yet; '' for none. */
  bizNo: string
}

export interface RealNameContext extends RealNameInput {
  form: RealNameValues
  errors: RealNameErrors
  /** The code, or the amount in 元. */
  secret: string
  /** The URL of the provider's page. */
  url: string
  contract: ContractToSign | undefined
  transfer: PendingTransfer | undefined
  /** The code with which the contract is signed, and the one that the server refused. */
  code: SigningCode
  refused: RefusedCode | undefined
  /** The failure of the last attempt, as a message for the user. */
  failure: string | undefined
}

export type RealNameEvent =
  | { type: 'method.choose'; method: RealNameMethod }
  | { type: 'field.change'; field: RealNameField; value: string }
  | { type: 'secret.change'; value: string }
  | { type: 'form.submit' }
  /** Returns to the form. */
  | { type: 'form.edit' }
  | { type: 'contract.sign'; code: SigningCode }
  | { type: 'standing.read' }

export type RealNameEmitted =
  /** Opens the provider's page; `bizNo` is needed when that page returns. */
  { type: 'providerPage.open'; url: string; bizNo: string } | { type: 'verification.done' }

/** The request of a verification; the values of the form are normalised. */
export interface RealNameRequest {
  kind: RealNameKind
  method: RealNameMethod
  form: RealNameValues
}

/** A verification that has begun. */
export interface Begun {
  bizNo: string
  /** The provider's page; '' where a secret is asked for instead. */
  url: string
  transfer?: PendingTransfer
}

/** The types, actors, guards and actions of the machine; its states are in `real-name.ts`. */
export const realNameSetup = setup({
  types: {
    input: {} as RealNameInput,
    context: {} as RealNameContext,
    events: {} as RealNameEvent,
    emitted: {} as RealNameEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readStanding: fromPromise<RealNameStanding, { kind: RealNameKind; bizNo: string }>(
      unprovided('realNameMachine', 'readStanding'),
    ),
    /** Starts a verification. */
    commit: fromPromise<Begun, RealNameRequest>(unprovided('realNameMachine', 'commit')),
    confirm: fromPromise<void, { kind: RealNameKind; bizNo: string; secret: string }>(
      unprovided('realNameMachine', 'confirm'),
    ),
    lookAtScan: fromPromise<{ status: number; url: string }, { bizNo: string }>(
      unprovided('realNameMachine', 'lookAtScan'),
    ),
    signContract: fromPromise<void, { bizNo: string } & SigningCode>(
      unprovided('realNameMachine', 'signContract'),
    ),
  },
  guards: {
    isFormValid: ({ context: { kind, method, form } }) =>
      Object.keys(realNameErrors(kind, method, form)).length === 0,
    hasSecret: ({ context }) => context.secret.trim() !== '',
    usesPage: ({ context }) => context.method === 'page',
    usesScan: ({ context }) => context.method === 'scan',
    hasTransfer: (_, { transfer }: RealNameStanding) => transfer !== undefined,
    waitsForSecret: ({ context: { bizNo, method } }, { status }: RealNameStanding) =>
      status === RealNameStatus.waiting &&
      bizNo !== '' &&
      (method === 'sms' || method === 'transfer'),
    waitsForScan: ({ context: { bizNo, method } }, { status }: RealNameStanding) =>
      status === RealNameStatus.waiting && bizNo !== '' && method === 'scan',
    needsSigning: (_, { isVerified, contract }: RealNameStanding) =>
      isVerified && contract !== undefined,
    isVerified: (_, { isVerified }: RealNameStanding) => isVerified,
    wasVerified: (_, { status }: { status: number | undefined }) =>
      status === RealNameStatus.verified,
    wasRefused: (_, { status }: { status: number | undefined }) => status === RealNameStatus.failed,
  },
  actions: {
    forgetFailure: assign({ failure: undefined }),
    showFailure: assign({ failure: (_, failure: string) => failure }),
    showRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const refused = refusedCode(error, context.code)
      return refused ? { refused } : { failure: failureMessage(error) }
    }),
    showErrors: assign({
      errors: ({ context: { kind, method, form } }) => realNameErrors(kind, method, form),
    }),
    holdContract: assign({ contract: (_, { contract }: RealNameStanding) => contract }),
    resumeTransfer: assign(({ context: { form } }, { transfer }: RealNameStanding) =>
      transfer
        ? {
            transfer,
            bizNo: transfer.bizNo,
            method: 'transfer' as const,
            form: {
              ...form,
              companyName: form.companyName || transfer.companyName,
              creditCode: form.creditCode || transfer.creditCode,
              bankName: form.bankName || transfer.bankName,
            },
          }
        : {},
    ),
    announce: emit({ type: 'verification.done' }),
    leave: emit(({ context }) => ({
      type: 'providerPage.open' as const,
      url: context.url,
      bizNo: context.bizNo,
    })),
  },
  delays: {
    /** The pause between two polls of a scanned code. */
    lookAgain: 2_000,
  },
})
