import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  EXPIRY_WARNING,
  selectCanExtend,
  selectFailure,
  selectIsExtending,
  selectIsWarning,
  selectSecondsLeft,
  sessionExpiryMachine,
  type Expiry,
  type ExpirySnapshot,
  type ExpiryTick,
} from '#machines/session/session-expiry.ts'
import { endSessions, replayPaths, tallyEnds, unreached } from '../explore.ts'

const HOUR = 3_600_000
const token = (rest: Partial<Expiry> = {}): Expiry => ({
  expiresAt: HOUR,
  renewAt: HOUR / 2,
  isRenewable: true,
  ...rest,
})
const later = token({ expiresAt: 2 * HOUR, renewAt: 1.5 * HOUR })

type Renew = () => Promise<'renewed' | 'ended'>

const machineOf = (renew: Renew) =>
  sessionExpiryMachine.provide({
    actors: {
      clock: fromCallback<ExpiryTick>(() => {}),
      renew: fromPromise(() => renew()),
    },
  })

const started: { stop: () => void }[] = []
afterEach(() => started.splice(0).forEach((actor) => actor.stop()))

const begin = (renew: Renew = () => new Promise(() => {})) => {
  const renewals = vi.fn(renew)
  const actor = createActor(machineOf(renewals))
  const ended = vi.fn()
  actor.on('session.ended', ended)
  started.push(actor)
  actor.start()
  return {
    actor,
    renewals,
    ended,
    is: (select: (snapshot: ExpirySnapshot) => unknown) => select(actor.getSnapshot()),
    until: (test: (snapshot: ExpirySnapshot) => boolean) => waitFor(actor, test),
    tick: (now: number, { expiry = token(), isActive = false }: Partial<ExpiryTick> = {}) =>
      actor.send({ type: 'clock.tick', now, expiry, isActive }),
  }
}

const atWarning = (renew?: Renew, expiry = token()) => {
  const watch = begin(renew)
  watch.tick(HOUR - EXPIRY_WARNING, { expiry })
  return watch
}

describe('a session with an active user', () => {
  it('is renewed silently after half of its time', () => {
    const { tick, renewals, is } = begin()
    tick(HOUR / 2 - 1, { isActive: true })
    expect(renewals).not.toHaveBeenCalled()
    tick(HOUR / 2, { isActive: true })
    expect(renewals).toHaveBeenCalledOnce()
    expect(is(selectIsWarning)).toBe(false)
  })

  it('is not renewed without activity', () => {
    const { tick, renewals } = begin()
    tick(HOUR - EXPIRY_WARNING - 1)
    expect(renewals).not.toHaveBeenCalled()
  })

  it('is not renewed again after a refusal', async () => {
    const { tick, renewals, until } = begin(() => Promise.resolve('ended'))
    tick(HOUR / 2, { isActive: true })
    await until((snapshot) => snapshot.matches('quiet'))
    tick(HOUR / 2 + 60_000, { isActive: true })
    expect(renewals).toHaveBeenCalledOnce()
  })

  it('waits half a minute after a renewal without a reply', async () => {
    const { tick, renewals, until } = begin(() => Promise.reject(new Error('网络错误')))
    tick(HOUR / 2, { isActive: true })
    await until((snapshot) => snapshot.matches('quiet'))
    tick(HOUR / 2 + 29_000, { isActive: true })
    expect(renewals).toHaveBeenCalledOnce()
    tick(HOUR / 2 + 30_000, { isActive: true })
    expect(renewals).toHaveBeenCalledTimes(2)
  })

  it('is not watched where its end is unknown', () => {
    const { actor, ended, is } = begin()
    actor.send({ type: 'clock.tick', now: 9 * HOUR, expiry: undefined, isActive: true })
    expect(is(selectIsWarning)).toBe(false)
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('a session about to end', () => {
  it('warns at least two minutes before, with the time left', () => {
    expect(EXPIRY_WARNING).toBeGreaterThanOrEqual(120_000)
    const { is, tick } = atWarning()
    expect(is(selectIsWarning)).toBe(true)
    expect(is(selectSecondsLeft)).toBe(180)
    tick(HOUR - 60_500)
    expect(is(selectSecondsLeft)).toBe(61)
  })

  it('is extended by a renewal, and stays quiet until its next end', async () => {
    const { actor, is, tick, until } = atWarning(() => Promise.resolve('renewed'))
    actor.send({ type: 'session.extend' })
    expect(is(selectIsExtending)).toBe(true)
    await until((snapshot) => !selectIsWarning(snapshot))
    tick(HOUR - 60_000, { expiry: later })
    tick(HOUR, { expiry: later })
    expect(is(selectIsWarning)).toBe(false)
    tick(2 * HOUR - EXPIRY_WARNING, { expiry: later })
    expect(is(selectIsWarning)).toBe(true)
  })

  it('goes quiet when another tab extends it', () => {
    const { is, tick } = atWarning()
    tick(HOUR - 100_000, { expiry: later })
    expect(is(selectIsWarning)).toBe(false)
  })

  it('is extended when the warning is dismissed', () => {
    const { actor, renewals } = atWarning()
    actor.send({ type: 'warning.dismiss' })
    expect(renewals).toHaveBeenCalledOnce()
  })

  it('shows the failure of the extension, and can be retried', async () => {
    const { actor, is, until, renewals } = atWarning(() => Promise.reject(new Error('请求超时')))
    actor.send({ type: 'session.extend' })
    await until((snapshot) => selectFailure(snapshot) !== undefined)
    expect(is(selectFailure)).toBe('请求超时')
    expect(is(selectIsWarning)).toBe(true)
    actor.send({ type: 'session.extend' })
    expect(is(selectFailure)).toBeUndefined()
    expect(renewals).toHaveBeenCalledTimes(2)
  })

  it('offers no extension after a refusal, and can be dismissed', async () => {
    const { actor, is, until } = atWarning(() => Promise.resolve('ended'))
    actor.send({ type: 'session.extend' })
    await until((snapshot) => !selectCanExtend(snapshot))
    expect(is(selectIsWarning)).toBe(true)
    actor.send({ type: 'warning.dismiss' })
    expect(is(selectIsWarning)).toBe(false)
  })

  it('offers no extension without a refresh token', () => {
    const { actor, is, renewals } = atWarning(undefined, token({ isRenewable: false }))
    expect(is(selectCanExtend)).toBe(false)
    actor.send({ type: 'session.extend' })
    expect(renewals).not.toHaveBeenCalled()
  })

  it('ends at its end, with a warning before or after a sleep', () => {
    const warned = atWarning()
    warned.tick(HOUR)
    expect(warned.ended).toHaveBeenCalledOnce()
    const asleep = begin()
    asleep.tick(HOUR + 1)
    expect(asleep.ended).toHaveBeenCalledOnce()
  })
})

describe('every state and transition', () => {
  const tick = (now: number, isActive = false, expiry: Expiry = token()) => ({
    type: 'clock.tick',
    now,
    isActive,
    expiry,
  })
  const outcomesOf = (id: string) => [
    { type: `xstate.done.actor.${id}`, output: 'renewed', actorId: id },
    { type: `xstate.done.actor.${id}`, output: 'ended', actorId: id },
    { type: `xstate.error.actor.${id}`, error: new Error('不行'), actorId: id },
  ]
  const exploration = {
    events: [
      tick(1),
      tick(HOUR / 2, true),
      tick(HOUR - EXPIRY_WARNING),
      tick(HOUR),
      { type: 'session.extend' },
      { type: 'warning.dismiss' },
      ...outcomesOf('0.sessionExpiry.renewing'),
      ...outcomesOf('0.sessionExpiry.warning.extending'),
    ],
    serialize: ({ value, context }: { value: unknown; context: ExpirySnapshot['context'] }) =>
      JSON.stringify([value, context.refused, context.failure, context.now]),
  }
  const machine = machineOf(() => new Promise(() => {}))

  it('is reached', () => {
    expect(unreached(machine, exploration)).toEqual({ states: [], transitions: [] })
  })

  it('waits for nothing where the session ends in any state', ({ task }) => {
    const ends = endSessions(machine, exploration, ({ expiry }: { expiry: unknown }) => expiry)
    tallyEnds({ task }, 'the watch of a session', ends)
    expect(ends.lost).toEqual([])
    expect(ends.rests).toEqual(['"quiet"', '{"warning":"asking"}'])
  })

  it('ends in the state that each generated path predicts', () => {
    const paths = replayPaths(machine, exploration)
    expect(paths.length).toBeGreaterThan(8)
    for (const { path, expected, actual } of paths) expect(actual, path).toBe(expected)
  })
})
