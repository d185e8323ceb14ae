import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { Contract } from '#schemas/api/customer-contracts.ts'
import { countdownMachine, type CountdownActor } from '../verification-code/countdown.ts'
import { SYSTEM_ERROR } from '../failure-message/failure-message.ts'
import { refusedCode, type RefusedCode } from '../signing-intent/refused-code.ts'
import type { SigningCode } from '../signing-intent/signing-intent.ts'
import { unprovided } from '../unprovided/unprovided.ts'

/** Seconds of the contract-signing wait (specification, section 9). */
export const SIGNING_SECONDS = 20

/** Pause between two polls of a contract that is being signed; milliseconds. */
const LOOK_AGAIN = 2_000

/** The values of `contract.status` on the wire. */
export const ContractStatus = { drafted: 0, signing: 1, signed: 2, failed: 3, void: 4 } as const

export interface ContractSigningInput {
  flowOnlyId: string
  /** The entry of the step that signs the contract: each such step of a flow has its own. */
  entryId: string
}

interface ContractSigningContext extends ContractSigningInput {
  contract?: Contract
  /** When the countdown ends; milliseconds since 1970. */
  dueAt: number
  /** The code with which the contract is handed over. */
  code: SigningCode
  refused: RefusedCode | undefined
  failure: string
}

export type ContractSigningEvent =
  | { type: 'contract.sign'; code: SigningCode }
  | { type: 'contract.retry' }
  | { type: 'contract.refresh' }

/**
 * Signs the contract of a flow (specification, section 2, contract-signing wait view): the customer reads it,
 * the signing provider gets it, and its status is polled for 20 seconds; then the customer is warned. One that the provider
 * did not sign is read and signed again.
 */
export const contractSigningMachine = setup({
  types: {
    input: {} as ContractSigningInput,
    context: {} as ContractSigningContext,
    events: {} as ContractSigningEvent,
    tags: {} as 'busy',
    children: {} as { countdown: 'countdown' },
  },
  actors: {
    generateContract: fromPromise<{ contract: Contract; dueAt: number }, ContractSigningInput>(
      unprovided('contractSigningMachine', 'generateContract'),
    ),
    signContract: fromPromise<{ dueAt: number }, { contractId: string } & SigningCode>(
      unprovided('contractSigningMachine', 'signContract'),
    ),
    readContract: fromPromise<Contract, { contractId: string }>(
      unprovided('contractSigningMachine', 'readContract'),
    ),
    countdown: countdownMachine,
  },
  guards: {
    isSigned: (_, { status }: { status: number }) => status === ContractStatus.signed,
    isSigning: (_, { status }: { status: number }) => status === ContractStatus.signing,
    hasFailed: (_, { status }: { status: number }) => status === ContractStatus.failed,
  },
  actions: {
    /** Keeps the contract, and why the provider did not sign it. */
    holdContract: assign(({ context }, { contract }: { contract: Contract }) => ({
      contract,
      failure: whyFailed(contract) || context.failure,
    })),
    tellFailure: assign((_, { error }: { error: unknown }) => ({
      failure: error instanceof Error ? error.message : SYSTEM_ERROR,
    })),
    /** A refused code is shown at its field, other failures above it. */
    tellRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const refused = refusedCode(error, context.code)
      if (refused) return { refused }
      return { failure: error instanceof Error ? error.message : SYSTEM_ERROR }
    }),
    waitUntil: assign((_, { dueAt }: { dueAt: number }) => ({ dueAt, failure: '' })),
  },
  delays: { lookAgain: LOOK_AGAIN },
}).createMachine({
  id: 'contractSigning',
  context: ({ input }) => ({
    ...input,
    dueAt: 0,
    code: { id: '', value: '' },
    refused: undefined,
    failure: '',
  }),
  initial: 'preparing',
  states: {
    preparing: {
      tags: ['busy'],
      invoke: {
        src: 'generateContract',
        input: ({ context: { flowOnlyId, entryId } }) => ({ flowOnlyId, entryId }),
        onDone: [
          {
            guard: {
              type: 'isSigned',
              params: ({ event }) => ({ status: event.output.contract.status }),
            },
            target: 'signed',
            actions: { type: 'holdContract', params: ({ event }) => event.output },
          },
          {
            guard: {
              type: 'isSigning',
              params: ({ event }) => ({ status: event.output.contract.status }),
            },
            target: 'waiting',
            actions: [
              { type: 'holdContract', params: ({ event }) => event.output },
              { type: 'waitUntil', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'reading',
            actions: { type: 'holdContract', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'unprepared',
          actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unprepared: {
      on: { 'contract.retry': { target: 'preparing', actions: assign({ failure: '' }) } },
    },
    reading: {
      on: {
        'contract.sign': {
          target: 'handingOver',
          actions: assign({ code: ({ event }) => event.code, refused: undefined, failure: '' }),
        },
      },
    },
    handingOver: {
      tags: ['busy'],
      invoke: {
        src: 'signContract',
        input: ({ context: { contract, code } }) => ({
          contractId: contract?.contractId ?? '',
          ...code,
        }),
        onDone: {
          target: 'waiting',
          actions: { type: 'waitUntil', params: ({ event }) => event.output },
        },
        onError: {
          target: 'reading',
          actions: { type: 'tellRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** 合同签署中… with the countdown; polls every two seconds. */
    waiting: {
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context: { dueAt } }) => ({ dueAt, seconds: SIGNING_SECONDS }),
        onDone: 'abnormal',
      },
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            src: 'readContract',
            input: ({ context: { contract } }) => ({ contractId: contract?.contractId ?? '' }),
            onDone: [
              {
                guard: { type: 'isSigned', params: ({ event }) => event.output },
                target: '#contractSigning.signed',
                actions: {
                  type: 'holdContract',
                  params: ({ event }) => ({ contract: event.output }),
                },
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => event.output },
                target: '#contractSigning.preparing',
                actions: {
                  type: 'holdContract',
                  params: ({ event }) => ({ contract: event.output }),
                },
              },
              {
                target: 'pausing',
                actions: {
                  type: 'holdContract',
                  params: ({ event }) => ({ contract: event.output }),
                },
              },
            ],
            onError: 'pausing',
          },
        },
        pausing: { after: { lookAgain: 'looking' } },
      },
    },
    /** 签署状态异常请刷新页面 */
    abnormal: { on: { 'contract.refresh': 'preparing' } },
    /** The server may know better at the commit: another contract has to be signed then. */
    signed: { on: { 'contract.refresh': 'preparing' } },
  },
})

const whyFailed = ({ status, failure }: Contract): string =>
  failure || (status === ContractStatus.failed ? '合同没有签署成功，请重新签署' : '')

export type ContractSigningSnapshot = SnapshotFrom<typeof contractSigningMachine>

/** The views of the signing page. */
export type ContractSigningView =
  'preparing' | 'unprepared' | 'reading' | 'waiting' | 'abnormal' | 'signed'

/** The view of the signing page. */
export const selectSigningView = (snapshot: ContractSigningSnapshot): ContractSigningView => {
  if (snapshot.matches('waiting')) return 'waiting'
  if (snapshot.matches('handingOver')) return 'reading'
  return snapshot.value as ContractSigningView
}

/** The countdown of the wait; undefined in other states. */
export const selectCountdown = (snapshot: ContractSigningSnapshot): CountdownActor | undefined =>
  snapshot.children.countdown
