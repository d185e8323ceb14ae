import { assign, emit, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { mustRegister, type UserInfo, UserLabel, VerifiedStatus } from '#schemas/api/user.ts'
import { failureMessage } from '../failure-message/failure-message.ts'
import { unprovided, unprovidedCallback } from '../unprovided/unprovided.ts'

export interface SessionMachineContext {
  user: UserInfo | undefined
  /** The failure of restoring the session, as a message for the user. */
  failure: string | undefined
}

export type SessionEvent =
  /** A sign-in has stored its tokens; `user` is from its reply. */
  | { type: 'session.started'; user: UserInfo }
  | { type: 'session.logOut' }
  /** The server ended the session: signs out and keeps drafts. */
  | { type: 'session.expired' }
  /** The session timed out after the warning: signs out, keeps drafts and asks to sign in again. */
  | { type: 'session.timedOut' }
  /** Another tab logged out. */
  | { type: 'tokens.gone' }
  /** Another tab signed in. */
  | { type: 'tokens.replaced' }
  | { type: 'user.refresh' }
  | { type: 'session.retry' }

export type SessionEmitted =
  { type: 'home.open' } | { type: 'registration.required' } | { type: 'signIn.required' }

export interface SessionInput {
  hasTokens: boolean
}

/** The session of the signed-in user (specification, section 4 "Session" and "Log out"). */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionMachineContext & SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    /** Reads the user of the tokens; undefined for a refusal. Rejects where the call fails. */
    readUser: fromPromise<UserInfo | undefined>(unprovided('sessionMachine', 'readUser')),
    logOut: fromPromise<void>(unprovided('sessionMachine', 'logOut')),
  },
  actions: {
    /** Clears everything that the browser stores for this user. */
    clearStorage: unprovidedCallback('sessionMachine', 'clearStorage'),
    /** Removes the tokens only. */
    dropTokens: unprovidedCallback('sessionMachine', 'dropTokens'),
    /** Stores the page, for the next sign-in of the same user. */
    rememberPage: unprovidedCallback('sessionMachine', 'rememberPage'),
    goHome: emit({ type: 'home.open' }),
    askToRegister: emit({ type: 'registration.required' }),
    askToSignIn: emit({ type: 'signIn.required' }),
    forgetUser: assign({ user: undefined, failure: undefined }),
    setUser: assign({ user: (_, user: UserInfo | undefined) => user, failure: undefined }),
    setFailure: assign({ failure: (_, failure: string) => failure }),
  },
  delays: {
    /** The longest wait for the call: the storage is cleared within a second, with or without a reply. */
    logOutWait: 800,
    /** The wait for the navigation: the page that is left would ask a signed-out user to sign in. */
    pageChange: 300,
  },
  guards: {
    hasTokens: ({ context }) => context.hasTokens,
    /** Signed in means that a customerId exists. */
    hasCustomer: (_, user: UserInfo | undefined) => Boolean(user?.customerId),
    isVerified: ({ context }) => context.user?.verifiedStatus === VerifiedStatus.verified,
    mustRegister: ({ context }) => mustRegister(context.user),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, user: undefined, failure: undefined }),
  on: {
    'session.started': [
      {
        guard: { type: 'hasCustomer', params: ({ event }) => event.user },
        target: '.signedIn',
        actions: { type: 'setUser', params: ({ event }) => event.user },
      },
      { target: '.restoring' },
    ],
    'tokens.replaced': { target: '.restoring', actions: 'forgetUser' },
    'tokens.gone': { target: '.signedOut', actions: 'forgetUser' },
  },
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'hasTokens', target: 'restoring' }, { target: 'signedOut' }],
    },
    restoring: {
      on: { 'session.logOut': 'loggingOut', 'session.expired': 'ending' },
      invoke: {
        src: 'readUser',
        onDone: [
          {
            guard: { type: 'hasCustomer', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'setUser', params: ({ event }) => event.output },
          },
          { target: 'signedOut', actions: 'clearStorage' },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'setFailure', params: ({ event }) => failureMessage(event.error) },
        },
      },
    },
    /** The user could not be read; the tokens are kept. */
    unreachable: {
      on: {
        'session.retry': 'restoring',
        'session.logOut': 'loggingOut',
        'session.expired': 'ending',
      },
    },
    signedOut: { entry: 'forgetUser' },
    signedIn: {
      on: {
        'session.logOut': 'loggingOut',
        'session.expired': 'ending',
        'session.timedOut': 'timingOut',
      },
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isVerified', target: 'verified' },
            { guard: 'mustRegister', target: 'mustRegister' },
            { target: 'unverified' },
          ],
        },
        verified: { on: { 'user.refresh': 'refreshing' } },
        unverified: { on: { 'user.refresh': 'refreshing' } },
        mustRegister: { entry: 'askToRegister', on: { 'user.refresh': 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'readUser',
            onDone: [
              {
                guard: { type: 'hasCustomer', params: ({ event }) => event.output },
                target: 'deciding',
                actions: { type: 'setUser', params: ({ event }) => event.output },
              },
              { target: '#session.signedOut', actions: 'clearStorage' },
            ],
            onError: 'deciding',
          },
        },
      },
    },
    /** Ended by the server: drafts stay for the next sign-in of the same user. */
    ending: {
      entry: ['rememberPage', 'dropTokens', 'goHome'],
      after: { pageChange: 'signedOut' },
    },
    timingOut: {
      entry: ['rememberPage', 'dropTokens', 'goHome'],
      after: { pageChange: { target: 'signedOut', actions: 'askToSignIn' } },
    },
    loggingOut: {
      entry: 'goHome',
      invoke: { src: 'logOut', onDone: 'cleared', onError: 'cleared' },
      after: { logOutWait: 'cleared' },
    },
    cleared: {
      always: { target: 'signedOut', actions: 'clearStorage' },
    },
  },
})

export type SessionActor = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

export type SessionStatus = 'restoring' | 'signedOut' | 'signedIn'

/** The status; `restoring` also while signing out, so that the page that is left does not ask to sign in. */
export const selectStatus = (snapshot: SessionSnapshot): SessionStatus => {
  if (snapshot.matches('signedIn')) return 'signedIn'
  return snapshot.matches('signedOut') ? 'signedOut' : 'restoring'
}

export const selectUser = (snapshot: SessionSnapshot): UserInfo | undefined =>
  snapshot.matches('signedIn') ? snapshot.context.user : undefined

export const selectIsVerified = (snapshot: SessionSnapshot): boolean =>
  selectUser(snapshot)?.verifiedStatus === VerifiedStatus.verified

export const selectIsCoreEnterprise = (snapshot: SessionSnapshot): boolean =>
  selectUser(snapshot)?.label === UserLabel.coreEnterprise

/** The failure of restoring the session, where the user can retry. */
export const selectSessionFailure = (snapshot: SessionSnapshot): string | undefined =>
  snapshot.matches('unreachable') ? snapshot.context.failure : undefined
