import { createActor, fromPromise, transition, waitFor, type AnyActorLogic } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  selectIsCoreEnterprise,
  selectIsVerified,
  selectStatus,
  selectUser,
  sessionMachine,
  type SessionEmitted,
  type SessionEvent,
  type SessionSnapshot,
} from '#machines/session/session.ts'
import { userInfo, type UserInfo } from '#schemas/api/user.ts'
import { replayPaths, unreached } from '../explore.ts'

const userOf = (wire: Record<string, unknown>): UserInfo => userInfo.parse(wire)
const verified = userOf({ customerId: '7', verifiedStatus: 1, label: 3, draftKey: 'k' })
const unverified = userOf({ customerId: '7', verifiedStatus: 2, label: 2 })
const unregistered = userOf({ customerId: '7', verifiedStatus: 0, label: 1 })
const nobody = userOf({})

const next = (replies: UserInfo[]) => Promise.resolve(replies.shift() ?? nobody)

const never = <T>(): Promise<T> => new Promise<T>(() => {})

interface Server {
  readUser?: () => Promise<UserInfo>
  logOut?: () => Promise<void>
  keepDrafts?: () => Promise<void>
}

/** The user whose page was stored. */
const remembered: (string | undefined)[] = []

const expired = { type: 'session.expired', access: 'access-1' } as const

const started: { stop: () => void }[] = []
afterEach(() => {
  remembered.length = 0
  for (const actor of started.splice(0)) actor.stop()
  vi.useRealTimers()
})

const resolved = () => Promise.resolve()

const machineOf = (
  { readUser = never, logOut = never, keepDrafts = resolved }: Server,
  done: string[],
) =>
  sessionMachine.provide({
    actors: {
      readUser: fromPromise<UserInfo>(() => readUser()),
      logOut: fromPromise<void, { access: string | undefined }>(({ input: { access } }) => {
        done.push(access ? `logout called for ${access}` : 'logout called')
        return logOut()
      }),
      keepDrafts: fromPromise<void, { draftKey: string }>(({ input: { draftKey } }) => {
        done.push(`drafts kept by ${draftKey}`)
        return keepDrafts()
      }),
    },
    actions: {
      clearStorage: () => done.push('storage cleared'),
      clearLocalStorage: () => done.push('local storage cleared'),
      rememberPage: ({ context }) => {
        remembered.push(context.user?.customerId)
      },
      dropTokens: () => done.push('tokens dropped'),
    },
  })

const begin = (server: Server = {}, hasTokens = true) => {
  const done: string[] = []
  const actor = createActor(machineOf(server, done), { input: { hasTokens } })
  actor.on('*', (event: SessionEmitted) => done.push(event.type))
  started.push(actor)
  actor.start()
  const until = (test: (snapshot: SessionSnapshot) => boolean) => waitFor(actor, test)
  const status = () => selectStatus(actor.getSnapshot())
  return { actor, done, until, status }
}

const signedIn = async (user: UserInfo, server: Server = {}) => {
  const session = begin({ ...server, readUser: server.readUser ?? (() => Promise.resolve(user)) })
  await session.until((snapshot) => selectStatus(snapshot) === 'signedIn')
  return session
}

describe('restoring a session', () => {
  it('is signed out at once without tokens', () => {
    expect(begin({}, false).status()).toBe('signedOut')
  })

  it('is signed in when the server returns the user', async () => {
    const { actor, until, status } = begin({ readUser: () => Promise.resolve(verified) })
    expect(status()).toBe('restoring')
    await until((snapshot) => selectUser(snapshot) !== undefined)
    expect(selectUser(actor.getSnapshot())).toEqual(verified)
  })

  it.each([
    ['the call fails', () => Promise.reject(new Error('网络错误，请检查网络'))],
    ['the reply names no customer', () => Promise.resolve(nobody)],
  ])('clears local storage after the log-out call when %s', async (_, readUser) => {
    const { done, until } = begin({ readUser, logOut: resolved })
    await until((snapshot) => selectStatus(snapshot) === 'signedOut')
    expect(done).toEqual(['logout called', 'drafts kept by ', 'local storage cleared'])
  })
})

describe('the signed-in user (specification, section 4)', () => {
  it('is verified with verifiedStatus 1', async () => {
    const { actor } = await signedIn(verified)
    expect(selectIsVerified(actor.getSnapshot())).toBe(true)
  })

  it('is not verified with any other status', async () => {
    const { actor, done } = await signedIn(unverified)
    expect(selectIsVerified(actor.getSnapshot())).toBe(false)
    expect(done).toEqual([])
  })

  it('is sent to register with verifiedStatus 0', async () => {
    const { done } = await signedIn(unregistered)
    expect(done).toEqual(['registration.required'])
  })

  it('is a core enterprise with label 3', async () => {
    expect(selectIsCoreEnterprise((await signedIn(verified)).actor.getSnapshot())).toBe(true)
    expect(selectIsCoreEnterprise((await signedIn(unverified)).actor.getSnapshot())).toBe(false)
  })

  it('is read again on request, and stays visible meanwhile', async () => {
    const replies = [unverified, verified]
    const session = await signedIn(unverified, { readUser: () => next(replies) })
    session.actor.send({ type: 'user.refresh' })
    expect(selectUser(session.actor.getSnapshot())).toEqual(unverified)
    await session.until(selectIsVerified)
  })

  it('is signed out, and local storage cleared, when reading it again fails', async () => {
    const readUser = vi
      .fn<() => Promise<UserInfo>>()
      .mockResolvedValueOnce(verified)
      .mockRejectedValueOnce(new Error('网络错误，请检查网络'))
    const session = await signedIn(verified, { readUser, logOut: resolved })
    session.actor.send({ type: 'user.refresh' })
    await session.until((snapshot) => selectStatus(snapshot) === 'signedOut')
    expect(session.done).toEqual(['logout called', 'drafts kept by k', 'local storage cleared'])
  })

  it('is read from the server where the sign-in did not name a customer', async () => {
    const session = begin({ readUser: () => Promise.resolve(verified) }, false)
    session.actor.send({ type: 'session.started', user: nobody })
    expect(session.status()).toBe('restoring')
    await session.until((snapshot) => selectStatus(snapshot) === 'signedIn')
  })
})

describe('logging out (specification, section 4)', () => {
  it('goes Home, calls logout, then clears everything', async () => {
    const session = await signedIn(verified, { logOut: () => Promise.resolve() })
    session.actor.send({ type: 'session.logOut' })
    expect(selectUser(session.actor.getSnapshot())).toBeUndefined()
    await session.until((snapshot) => snapshot.matches('signedOut'))
    expect(session.done).toEqual(['home.open', 'logout called', 'storage cleared'])
    expect(session.actor.getSnapshot().context.user).toBeUndefined()
  })

  it('clears everything when the server refuses', async () => {
    const session = await signedIn(verified, { logOut: () => Promise.reject(new Error('x')) })
    session.actor.send({ type: 'session.logOut' })
    await session.until((snapshot) => snapshot.matches('signedOut'))
    expect(session.done.at(-1)).toBe('storage cleared')
  })

  it('clears everything within a second when the server does not reply', async () => {
    const session = await signedIn(verified)
    vi.useFakeTimers()
    session.actor.send({ type: 'session.logOut' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(session.done).toEqual(['home.open', 'logout called', 'storage cleared'])
  })
})

describe('the end of a session whose user is not read yet', () => {
  it.each([
    ['the customer logs out', { type: 'session.logOut' }, ['home.open', 'logout called']],
    ['the server ends it', expired, ['tokens dropped', 'home.open', 'logout called for access-1']],
  ] as const)('keeps drafts, about which nobody was asked, when %s', async (_, event, before) => {
    const session = begin({ logOut: resolved })
    expect(session.status()).toBe('restoring')
    session.actor.send(event)
    await session.until((snapshot) => selectStatus(snapshot) === 'signedOut')
    expect(session.done).toEqual([...before, 'drafts kept by ', 'local storage cleared'])
  })
})

describe('a session that the server or another tab ends', () => {
  it.each([expired, { type: 'session.timedOut' }, { type: 'session.logOut' }] as const)(
    'is not signed out before its page is left ($type), so that the page does not ask to sign in',
    async (event) => {
      const session = await signedIn(verified)
      session.actor.send(event)
      expect(session.status()).toBe('restoring')
    },
  )

  it('goes Home when it expires, calls logout for the ended session, keeps drafts and clears local storage', async () => {
    const session = await signedIn(verified, { logOut: () => Promise.reject(new Error('401')) })
    session.actor.send(expired)
    expect(session.done).toEqual(['tokens dropped', 'home.open'])
    await session.until((snapshot) => selectStatus(snapshot) === 'signedOut')
    expect(session.done.slice(2)).toEqual([
      'logout called for access-1',
      'drafts kept by k',
      'local storage cleared',
    ])
    expect(remembered).toEqual(['7'])
  })

  it('goes Home when it times out, does the same, and asks to sign in again', async () => {
    const session = await signedIn(verified, { logOut: resolved })
    session.actor.send({ type: 'session.timedOut' })
    await session.until((snapshot) => selectStatus(snapshot) === 'signedOut')
    expect(session.done).toEqual([
      'home.open',
      'signIn.required',
      'logout called',
      'drafts kept by k',
      'local storage cleared',
    ])
    expect(remembered).toEqual(['7'])
  })

  it.each<[string, Server]>([
    ['the server does not reply', {}],
    ['the database of the browser does not', { logOut: resolved, keepDrafts: never }],
    ['the database fails', { logOut: resolved, keepDrafts: () => Promise.reject(new Error('x')) }],
  ])('clears local storage within three seconds when %s', async (_, server) => {
    const session = await signedIn(verified, server)
    vi.useFakeTimers()
    session.actor.send(expired)
    await vi.advanceTimersByTimeAsync(3_200)
    expect(session.done.at(-1)).toBe('local storage cleared')
    expect(session.status()).toBe('signedOut')
  })

  it('names the ended session to no later log-out', async () => {
    const session = await signedIn(verified, { logOut: resolved })
    session.actor.send(expired)
    await session.until((snapshot) => selectStatus(snapshot) === 'signedOut')
    session.actor.send({ type: 'session.started', user: verified })
    session.actor.send({ type: 'session.timedOut' })
    await session.until((snapshot) => selectStatus(snapshot) === 'signedOut')
    expect(session.done.filter((line) => line.startsWith('logout'))).toEqual([
      'logout called for access-1',
      'logout called',
    ])
  })

  it('follows a log-out in another tab', async () => {
    const session = await signedIn(verified)
    session.actor.send({ type: 'tokens.gone' })
    expect(session.status()).toBe('signedOut')
    expect(selectUser(session.actor.getSnapshot())).toBeUndefined()
  })

  it('follows another tab to another user', async () => {
    const replies = [unverified, verified]
    const session = await signedIn(unverified, { readUser: () => next(replies) })
    session.actor.send({ type: 'tokens.replaced' })
    expect(selectUser(session.actor.getSnapshot())).toBeUndefined()
    await session.until((snapshot) => selectUser(snapshot) === verified)
  })
})

describe('every state and transition', () => {
  const done = (id: string, output?: unknown) => ({
    type: `xstate.done.actor.${id}`,
    output,
    actorId: id,
  })
  const failed = (id: string) => ({
    type: `xstate.error.actor.${id}`,
    error: new Error('不行'),
    actorId: id,
  })
  const users = [verified, unverified, unregistered, nobody]
  const exploration = {
    input: { hasTokens: true },
    events: [
      { type: 'session.started', user: verified },
      { type: 'session.started', user: nobody },
      { type: 'session.logOut' },
      expired,
      { type: 'session.timedOut' },
      { type: 'tokens.gone' },
      { type: 'tokens.replaced' },
      { type: 'user.refresh' },
      ...['0.session.restoring', '0.session.signedIn.refreshing'].flatMap((id) => [
        ...users.map((user) => done(id, user)),
        failed(id),
      ]),
      done('0.session.loggingOut'),
      failed('0.session.loggingOut'),
      { type: 'xstate.after.logOutWait.session.loggingOut' },
      done('0.session.telling'),
      failed('0.session.telling'),
      done('0.session.keeping'),
      failed('0.session.keeping'),
      { type: 'xstate.after.logOutWait.session.telling' },
      { type: 'xstate.after.keepWait.session.keeping' },
      { type: 'xstate.after.pageChange.session.ending' },
      { type: 'xstate.after.pageChange.session.timingOut' },
    ],
    serialize: ({ value, context }: { value: unknown; context: SessionSnapshot['context'] }) =>
      JSON.stringify([value, context.user?.verifiedStatus, context.ended]),
  }
  const machine = machineOf({}, [])

  it('is reached', () => {
    expect(unreached(machine, exploration)).toEqual({ states: [], transitions: [] })
  })

  it('ends in the state that each generated path predicts', () => {
    const paths = replayPaths(machine, exploration)
    expect(paths.length).toBeGreaterThan(8)
    for (const { path, expected, actual } of paths) expect(actual, path).toBe(expected)
  })

  // An end under way goes on; a time-out comes from the watch of a customer who is signed in.
  it.for<[SessionEvent['type'], readonly string[]]>([
    ['session.expired', ['"telling"', '"loggingOut"', '"keeping"']],
    ['session.timedOut', ['"restoring"', '"telling"', '"loggingOut"', '"keeping"']],
    ['tokens.gone', []],
  ])('signs out on %s in every state but %j, and clears no drafts', ([type, stays], { task }) => {
    const states = Object.values(
      getAdjacencyMap(machine as AnyActorLogic, {
        events: exploration.events as never,
        input: exploration.input,
        serializeState: (state) => exploration.serialize(state as never),
      }),
    ).map(({ state }) => state)
    const rests = states.map((state) => {
      const [ended, actions] = transition(machine, state, { type } as SessionEvent)
      const timer = ['ending', 'timingOut'].find((name) => ended.value === name)
      const after = timer
        ? ['pageChange.session.' + timer, 'logOutWait.session.telling', 'keepWait.session.keeping']
        : []
      const rest = after.reduce(
        (from, name) => transition(machine, from, { type: `xstate.after.${name}` } as never)[0],
        ended,
      )
      return {
        from: JSON.stringify(state.value),
        to: JSON.stringify(rest.value),
        isCleared: actions.some((action) => action.type === 'clearStorage'),
      }
    })
    const others = rests.filter(({ to }) => to !== '"signedOut"').map(({ from }) => from)
    const cleared = rests.filter(({ isCleared }) => isCleared)
    const text = `in ${states.length} states, storage cleared: ${cleared.length}`
    Object.assign(task.meta, { tally: { name: `${type} in the session`, text } })
    expect(cleared).toEqual([])
    expect([...new Set(others)]).toEqual(stays)
  })
})
