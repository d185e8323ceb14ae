import { assign, emit, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { UserInfo } from '#schemas/api/session.ts'
import { UserLabel, VerifiedStatus } from '#schemas/session.ts'
import { failureMessage } from '../failure-message/failure-message.ts'

export interface SessionMachineContext {
  user: UserInfo | undefined
  /** Why the session could not be restored, for the user. */
  problem: string | undefined
}

export type SessionEvent =
  /** A sign-in has left its tokens behind; `user` came with it. */
  | { type: 'session.started'; user: UserInfo }
  | { type: 'session.logOut' }
  /** The server has ended the session: out, but drafts are kept. */
  | { type: 'session.expired' }
  /** Its time is over, as the customer was warned: the same, and they are asked to sign in again. */
  | { type: 'session.timedOut' }
  /** Another tab has logged out. */
  | { type: 'tokens.gone' }
  /** Another tab has signed in as somebody. */
  | { type: 'tokens.replaced' }
  | { type: 'user.refresh' }
  | { type: 'session.retry' }

export type SessionEmitted =
  { type: 'home.open' } | { type: 'registration.required' } | { type: 'signIn.required' }

export interface SessionInput {
  hasTokens: boolean
}

/** Who is signed in (specification, section 4 "Session" and "Log out"). */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionMachineContext & SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    /** Who the tokens belong to; undefined where the server won't say. Rejects where it can't be asked. */
    readUser: fromPromise<UserInfo | undefined>(() =>
      Promise.reject(new Error('sessionMachine: provide the actor `readUser`')),
    ),
    logOut: fromPromise<void>(() =>
      Promise.reject(new Error('sessionMachine: provide the actor `logOut`')),
    ),
  },
  actions: {
    /** Everything that the browser keeps of this user. */
    clearStorage: () => {
      throw new Error('sessionMachine: provide the action `clearStorage`')
    },
    /** The tokens only. */
    dropTokens: () => {
      throw new Error('sessionMachine: provide the action `dropTokens`')
    },
    /** Where the customer was, for when the same one comes back. */
    rememberPage: () => {
      throw new Error('sessionMachine: provide the action `rememberPage`')
    },
    goHome: emit({ type: 'home.open' }),
    askToRegister: emit({ type: 'registration.required' }),
    askToSignIn: emit({ type: 'signIn.required' }),
    forgetUser: assign({ user: undefined, problem: undefined }),
    setUser: assign({ user: (_, user: UserInfo | undefined) => user, problem: undefined }),
    setProblem: assign({ problem: (_, problem: string) => problem }),
  },
  delays: {
    /** Everything is cleared within a second, whether the server has heard of it or not. */
    logOutWait: 800,
    /** Time to leave the page, which would ask a signed-out user to sign in. */
    pageChange: 300,
  },
  guards: {
    hasTokens: ({ context }) => context.hasTokens,
    /** Signed in means that a customerId exists. */
    hasCustomer: (_, user: UserInfo | undefined) => Boolean(user?.customerId),
    isVerified: ({ context }) => context.user?.verifiedStatus === VerifiedStatus.verified,
    mustRegister: ({ context }) => context.user?.verifiedStatus === VerifiedStatus.mustRegister,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, user: undefined, problem: undefined }),
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
          actions: { type: 'setProblem', params: ({ event }) => failureMessage(event.error) },
        },
      },
    },
    /** There are tokens, and nobody who could say whose: no reason to give them up. */
    unreachable: { on: { 'session.retry': 'restoring', 'session.logOut': 'loggingOut' } },
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
    /** Ended by the server: what was typed stays for when the same user comes back. */
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

/** On the way out nobody is signed out yet: the page that is being left must not ask to sign in. */
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

/** Why the session could not be restored; undefined unless trying again is up to the user. */
export const selectProblem = (snapshot: SessionSnapshot): string | undefined =>
  snapshot.matches('unreachable') ? snapshot.context.problem : undefined
