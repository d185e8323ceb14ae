import { assign, emit, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { mustRegister, type UserInfo, UserLabel, VerifiedStatus } from '#schemas/api/user.ts'
import { unprovided, unprovidedCallback } from '../unprovided/unprovided.ts'

export interface SessionMachineContext {
  user: UserInfo | undefined
  /** The access token of a session that the server has ended, for the log-out call; undefined for the stored one. */
  ended: string | undefined
}

export type SessionEvent =
  /** A sign-in has stored its tokens; `user` is from its reply. */
  | { type: 'session.started'; user: UserInfo }
  | { type: 'session.logOut' }
  /** The server ended the session of this access token: signs out and keeps drafts. */
  | { type: 'session.expired'; access: string | undefined }
  /** The session timed out after the warning: signs out, keeps drafts and asks to sign in again. */
  | { type: 'session.timedOut' }
  /** Another tab logged out. */
  | { type: 'tokens.gone' }
  /** Another tab signed in. */
  | { type: 'tokens.replaced' }
  | { type: 'user.refresh' }

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
    /** Reads the user of the tokens. Rejects where the call fails. */
    readUser: fromPromise<UserInfo>(unprovided('sessionMachine', 'readUser')),
    /** Ends the session on the server. */
    logOut: fromPromise<void, { access: string | undefined }>(
      unprovided('sessionMachine', 'logOut'),
    ),
    /** Moves the drafts, encrypted by the user's key, to where clearing local storage leaves them. */
    keepDrafts: fromPromise<void, { draftKey: string }>(unprovided('sessionMachine', 'keepDrafts')),
  },
  actions: {
    /** Clears everything that the browser stores for this user, drafts too. */
    clearStorage: unprovidedCallback('sessionMachine', 'clearStorage'),
    /** Clears local storage, after `keepDrafts`. */
    clearLocalStorage: unprovidedCallback('sessionMachine', 'clearLocalStorage'),
    /** Removes the tokens only. */
    dropTokens: unprovidedCallback('sessionMachine', 'dropTokens'),
    /** Stores the page, for the next sign-in of the same user. */
    rememberPage: unprovidedCallback('sessionMachine', 'rememberPage'),
    goHome: emit({ type: 'home.open' }),
    askToRegister: emit({ type: 'registration.required' }),
    askToSignIn: emit({ type: 'signIn.required' }),
    forgetUser: assign({ user: undefined, ended: undefined }),
    setUser: assign({ user: (_, user: UserInfo) => user }),
    setEnded: assign({ ended: (_, access: string | undefined) => access }),
  },
  delays: {
    /** The longest wait for the call: the storage is cleared within a second, with or without a reply. */
    logOutWait: 800,
    /** The longest wait for the browser's database. */
    keepWait: 2_000,
    /** The wait for the navigation: the page that is left would ask a signed-out user to sign in. */
    pageChange: 300,
  },
  guards: {
    hasTokens: ({ context }) => context.hasTokens,
    /** Signed in means that a customerId exists. */
    hasCustomer: (_, user: UserInfo) => Boolean(user.customerId),
    isVerified: ({ context }) => context.user?.verifiedStatus === VerifiedStatus.verified,
    mustRegister: ({ context }) => mustRegister(context.user),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, user: undefined, ended: undefined }),
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
      on: {
        // Nobody has been asked about drafts: whose they are is not known yet.
        'session.logOut': { target: 'telling', actions: 'goHome' },
        'session.expired': {
          target: 'ending',
          actions: { type: 'setEnded', params: ({ event }) => event.access },
        },
      },
      invoke: {
        src: 'readUser',
        onDone: [
          {
            guard: { type: 'hasCustomer', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: { type: 'setUser', params: ({ event }) => event.output },
          },
          { target: 'telling' },
        ],
        onError: 'telling',
      },
    },
    signedOut: { entry: 'forgetUser' },
    signedIn: {
      on: {
        'session.logOut': 'loggingOut',
        'session.expired': {
          target: 'ending',
          actions: { type: 'setEnded', params: ({ event }) => event.access },
        },
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
              { target: '#session.telling' },
            ],
            onError: '#session.telling',
          },
        },
      },
    },
    /** Ended by the server: drafts stay for the next sign-in of the same user. */
    ending: {
      entry: ['rememberPage', 'dropTokens', 'goHome'],
      after: { pageChange: 'telling' },
    },
    /** The stored tokens are kept for the log-out call, which may have to renew them. */
    timingOut: {
      entry: ['rememberPage', 'goHome'],
      after: { pageChange: { target: 'telling', actions: 'askToSignIn' } },
    },
    /** The end of a session that the customer has not asked for: the server is told, and local storage cleared. */
    telling: {
      invoke: {
        src: 'logOut',
        input: ({ context }) => ({ access: context.ended }),
        onDone: 'keeping',
        onError: 'keeping',
      },
      after: { logOutWait: 'keeping' },
    },
    keeping: {
      invoke: {
        src: 'keepDrafts',
        input: ({ context }) => ({ draftKey: context.user?.draftKey ?? '' }),
        onDone: { target: 'signedOut', actions: 'clearLocalStorage' },
        onError: { target: 'signedOut', actions: 'clearLocalStorage' },
      },
      after: { keepWait: { target: 'signedOut', actions: 'clearLocalStorage' } },
    },
    loggingOut: {
      entry: 'goHome',
      invoke: {
        src: 'logOut',
        input: { access: undefined },
        onDone: 'cleared',
        onError: 'cleared',
      },
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
