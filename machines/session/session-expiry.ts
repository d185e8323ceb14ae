import { assign, emit, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { failureMessage } from '../failure-message/failure-message.ts'
import { unprovided, unprovidedCallback } from '../unprovided/unprovided.ts'

/** The time from the warning to the end of a session; milliseconds. */
export const EXPIRY_WARNING = 180_000

/** The pause before a retry of a renewal that got no reply; milliseconds. */
const RETRY_WAIT = 30_000

/** The end of the access token; times in milliseconds since 1970. */
export interface Expiry {
  expiresAt: number
  /** From this time on, activity renews the token. */
  renewAt: number
  /** A refresh token exists. */
  isRenewable: boolean
}

/** Sent every second. The tokens are read each time, so that a renewal in one tab counts in all tabs. */
export interface ExpiryTick {
  type: 'clock.tick'
  now: number
  /** Undefined where it is unknown, or where nobody is signed in. */
  expiry: Expiry | undefined
  /** The user typed or pressed something since the last tick. */
  isActive: boolean
}

export type ExpiryEvent = ExpiryTick | { type: 'session.extend' } | { type: 'warning.dismiss' }

/** Emitted when the session is over. */
export interface ExpiryEmitted {
  type: 'session.ended'
}

export interface ExpiryContext {
  now: number
  expiry: Expiry | undefined
  /** The end of the token whose renewal the server refused. */
  refused: number | undefined
  /** The time before which activity renews nothing. */
  retryAt: number
  /** The failure of the last extension, as a message for the user. */
  failure: string | undefined
}

/** The result of a renewal: `ended` is a refusal; a call without a reply rejects. */
type Renewal = 'renewed' | 'ended'

const isOver = ({ now, expiry }: ExpiryTick): boolean => !!expiry && now >= expiry.expiresAt

const isNear = ({ now, expiry }: ExpiryTick): boolean =>
  !!expiry && now >= expiry.expiresAt - EXPIRY_WARNING

const canRenew = ({ expiry, refused }: ExpiryContext): boolean =>
  !!expiry?.isRenewable && expiry.expiresAt !== refused

/**
 * Watches the end of a session: activity renews it silently, inactivity leads to a warning
 * (docs/decisions/0008-when-a-session-ends.md).
 */
export const sessionExpiryMachine = setup({
  types: {
    context: {} as ExpiryContext,
    events: {} as ExpiryEvent,
    emitted: {} as ExpiryEmitted,
  },
  actors: {
    clock: fromCallback<ExpiryTick>(unprovidedCallback('sessionExpiryMachine', 'clock')),
    renew: fromPromise<Renewal>(unprovided('sessionExpiryMachine', 'renew')),
  },
  actions: {
    look: assign((_, tick: ExpiryTick) => ({ now: tick.now, expiry: tick.expiry })),
    noteRefusal: assign({ refused: ({ context }) => context.expiry?.expiresAt }),
    waitToRetry: assign({ retryAt: ({ context }) => context.now + RETRY_WAIT }),
    setFailure: assign({ failure: (_, failure: string) => failure }),
    forgetFailure: assign({ failure: undefined }),
    end: emit({ type: 'session.ended' }),
  },
  guards: {
    isOver: (_, tick: ExpiryTick) => isOver(tick),
    isNear: (_, tick: ExpiryTick) => isNear(tick),
    isFar: (_, tick: ExpiryTick) => !isNear(tick),
    isRenewalDue: ({ context }, { now, expiry, isActive }: ExpiryTick) =>
      isActive &&
      canRenew({ ...context, expiry }) &&
      now >= Math.max(expiry?.renewAt ?? Infinity, context.retryAt),
    canRenew: ({ context }) => canRenew(context),
    wasRenewed: (_, renewal: Renewal) => renewal === 'renewed',
  },
}).createMachine({
  id: 'sessionExpiry',
  context: { now: 0, expiry: undefined, refused: undefined, retryAt: 0, failure: undefined },
  invoke: { src: 'clock' },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'clock.tick': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'ended',
            actions: { type: 'look', params: ({ event }) => event },
          },
          {
            guard: { type: 'isNear', params: ({ event }) => event },
            target: 'warning',
            actions: { type: 'look', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRenewalDue', params: ({ event }) => event },
            target: 'renewing',
            actions: { type: 'look', params: ({ event }) => event },
          },
          { actions: { type: 'look', params: ({ event }) => event } },
        ],
      },
    },
    renewing: {
      invoke: {
        src: 'renew',
        onDone: [
          {
            guard: { type: 'wasRenewed', params: ({ event }) => event.output },
            target: 'quiet',
          },
          { target: 'quiet', actions: 'noteRefusal' },
        ],
        onError: { target: 'quiet', actions: 'waitToRetry' },
      },
    },
    warning: {
      exit: 'forgetFailure',
      initial: 'asking',
      on: {
        'clock.tick': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'ended',
            actions: { type: 'look', params: ({ event }) => event },
          },
          {
            guard: { type: 'isFar', params: ({ event }) => event },
            target: 'quiet',
            actions: { type: 'look', params: ({ event }) => event },
          },
          { actions: { type: 'look', params: ({ event }) => event } },
        ],
      },
      states: {
        asking: {
          on: {
            'session.extend': { guard: 'canRenew', target: 'extending', actions: 'forgetFailure' },
            // A user who dismisses the warning is present: the session is extended where it can be.
            'warning.dismiss': [
              { guard: 'canRenew', target: 'extending', actions: 'forgetFailure' },
              { target: 'dismissed' },
            ],
          },
        },
        extending: {
          invoke: {
            src: 'renew',
            onDone: [
              {
                guard: { type: 'wasRenewed', params: ({ event }) => event.output },
                // The next tick reads the new end.
                target: 'dismissed',
              },
              { target: 'asking', actions: 'noteRefusal' },
            ],
            onError: {
              target: 'asking',
              actions: { type: 'setFailure', params: ({ event }) => failureMessage(event.error) },
            },
          },
        },
        dismissed: {},
      },
    },
    /** The end: a new sign-in starts another actor. */
    ended: { entry: 'end' },
  },
})

export type ExpirySnapshot = SnapshotFrom<typeof sessionExpiryMachine>

/** The warning is shown. */
export const selectIsWarning = (snapshot: ExpirySnapshot): boolean =>
  snapshot.matches({ warning: 'asking' }) || snapshot.matches({ warning: 'extending' })

export const selectIsExtending = (snapshot: ExpirySnapshot): boolean =>
  snapshot.matches({ warning: 'extending' })

/** The session can be extended; otherwise the user has to sign in again. */
export const selectCanExtend = ({ context }: ExpirySnapshot): boolean => canRenew(context)

/** The whole seconds until the end. */
export const selectSecondsLeft = ({ context: { now, expiry } }: ExpirySnapshot): number =>
  Math.max(0, Math.ceil(((expiry?.expiresAt ?? now) - now) / 1000))

export const selectFailure = ({ context }: ExpirySnapshot): string | undefined => context.failure
