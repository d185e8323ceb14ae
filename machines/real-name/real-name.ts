import { assign, not, type SnapshotFrom } from 'xstate'
import { failureMessage } from '../failure-message/failure-message.ts'
import { emptyRealNameValues, normalisedForm } from './real-name-values.ts'
import { realNameSetup } from './real-name-setup.ts'

/**
 * Verifies the real name of a person or an enterprise, and then has the registration contract signed.
 */
export const realNameMachine = realNameSetup.createMachine({
  id: 'realName',
  context: ({ input }) => ({
    ...input,
    form: input.form ?? emptyRealNameValues,
    errors: {},
    secret: '',
    url: '',
    contract: undefined,
    code: { id: '', value: '' },
    refused: undefined,
    transfer: undefined,
    failure: undefined,
  }),
  initial: 'reading',
  states: {
    /** Reads the standing: at the start, and after each verification. */
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readStanding',
        input: ({ context: { kind, bizNo } }) => ({ kind, bizNo }),
        onDone: [
          {
            guard: { type: 'needsSigning', params: ({ event }) => event.output },
            target: 'agreeing',
            actions: ['announce', { type: 'holdContract', params: ({ event }) => event.output }],
          },
          {
            guard: { type: 'isVerified', params: ({ event }) => event.output },
            target: 'verified',
            actions: 'announce',
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: 'refused',
          },
          {
            guard: { type: 'hasTransfer', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'resumeTransfer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'waitsForSecret', params: ({ event }) => event.output },
            target: 'confirming',
          },
          {
            guard: { type: 'waitsForScan', params: ({ event }) => event.output },
            target: 'scanning',
          },
          { target: 'editing' },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'showFailure', params: ({ event }) => failureMessage(event.error) },
        },
      },
    },
    unreachable: { on: { 'standing.read': { target: 'reading', actions: 'forgetFailure' } } },

    editing: {
      on: {
        'method.choose': {
          actions: ['forgetFailure', assign({ method: ({ event }) => event.method, errors: {} })],
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
        'form.submit': [
          { guard: not('isFormValid'), actions: ['forgetFailure', 'showErrors'] },
          { target: 'submitting', actions: 'forgetFailure' },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'commit',
        input: ({ context: { kind, method, form } }) => ({
          kind,
          method,
          form: normalisedForm(form),
        }),
        onDone: {
          target: 'committed',
          actions: assign({
            bizNo: ({ event }) => event.output.bizNo,
            url: ({ event }) => event.output.url,
            transfer: ({ event }) => event.output.transfer,
            secret: '',
          }),
        },
        onError: {
          target: 'editing',
          actions: { type: 'showFailure', params: ({ event }) => failureMessage(event.error) },
        },
      },
    },
    committed: {
      always: [
        { guard: 'usesPage', target: 'leaving' },
        { guard: 'usesScan', target: 'scanning' },
        { target: 'confirming' },
      ],
    },

    /** The provider's page opens; a browser that goes back from it may restore this state. */
    leaving: { entry: 'leave', on: { 'form.edit': 'editing', 'standing.read': 'reading' } },

    scanning: {
      on: { 'form.edit': 'editing' },
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            src: 'lookAtScan',
            input: ({ context: { bizNo } }) => ({ bizNo }),
            onDone: [
              {
                guard: { type: 'wasVerified', params: ({ event }) => event.output },
                target: '#realName.reading',
              },
              {
                guard: { type: 'wasRefused', params: ({ event }) => event.output },
                target: '#realName.refused',
              },
              { target: 'pausing', actions: assign({ url: ({ event }) => event.output.url }) },
            ],
            // A poll that fails is skipped.
            onError: 'pausing',
          },
        },
        pausing: { after: { lookAgain: 'looking' } },
      },
    },

    confirming: {
      on: {
        'secret.change': {
          actions: ['forgetFailure', assign({ secret: ({ event }) => event.value })],
        },
        'form.submit': [
          { guard: 'hasSecret', target: 'checking', actions: 'forgetFailure' },
          {
            actions: {
              type: 'showFailure',
              params: ({ context }) =>
                context.method === 'sms' ? '请输入验证码' : '请输入收到的金额',
            },
          },
        ],
        'form.edit': { target: 'editing', actions: 'forgetFailure' },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'confirm',
        input: ({ context: { kind, bizNo, secret } }) => ({ kind, bizNo, secret: secret.trim() }),
        onDone: 'reading',
        onError: {
          target: 'confirming',
          actions: { type: 'showFailure', params: ({ event }) => failureMessage(event.error) },
        },
      },
    },

    refused: { on: { 'form.edit': 'editing' } },

    agreeing: {
      on: {
        'contract.sign': {
          target: 'signing',
          actions: [
            'forgetFailure',
            assign({ code: ({ event }) => event.code, refused: undefined }),
          ],
        },
      },
    },
    signing: {
      tags: 'busy',
      invoke: {
        src: 'signContract',
        input: ({ context: { contract, code } }) => ({ bizNo: contract?.bizNo ?? '', ...code }),
        onDone: 'verified',
        onError: {
          target: 'agreeing',
          actions: { type: 'showRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    verified: {},
  },
})

export type RealNameSnapshot = SnapshotFrom<typeof realNameMachine>

/** The views of the page. */
export type RealNameView =
  | 'reading'
  | 'unreachable'
  | 'form'
  | 'leaving'
  | 'scanning'
  | 'confirming'
  | 'refused'
  | 'agreeing'
  | 'verified'

const VIEWS: Readonly<Record<string, RealNameView>> = {
  editing: 'form',
  submitting: 'form',
  committed: 'form',
  checking: 'confirming',
  signing: 'agreeing',
}

/** The view of a snapshot. */
export const selectRealNameView = ({ value }: RealNameSnapshot): RealNameView =>
  typeof value === 'string' ? (VIEWS[value] ?? (value as RealNameView)) : 'scanning'

/** The number of the verification whose outcome is still to come; '' for none. */
export const selectPendingBizNo = ({ value, context }: RealNameSnapshot): string =>
  value === 'editing' || value === 'submitting' || value === 'refused' ? '' : context.bizNo

/** The customer is verified: the form is not needed any more. */
export const selectIsThrough = ({ value }: RealNameSnapshot): boolean =>
  value === 'agreeing' || value === 'signing' || value === 'verified'

/** A call is under way: the controls are disabled. */
export const selectIsRealNameBusy = (snapshot: RealNameSnapshot): boolean => snapshot.hasTag('busy')
