import { createActor, fromCallback } from 'xstate'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  countdownMachine,
  selectRemaining,
  type ClockTick,
} from '#machines/verification-code/countdown.ts'
import { replayPaths, unreached } from '../explore.ts'
import { secondsClock } from '../seconds-clock.ts'

const machine = countdownMachine.provide({ actors: { clock: secondsClock } })

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

const start = (dueAt: number, seconds = 59) =>
  createActor(machine, { input: { dueAt, seconds } }).start()

describe('countdownMachine', () => {
  it('counts from 59 down to 1 and finishes at 60 seconds', () => {
    const actor = start(Date.now() + 60_000)
    const shown: number[] = [selectRemaining(actor.getSnapshot())]
    for (let second = 1; second < 60; second += 1) {
      vi.advanceTimersByTime(1000)
      shown.push(selectRemaining(actor.getSnapshot()))
    }
    expect(shown).toEqual([59, ...Array.from({ length: 59 }, (_, index) => 59 - index)])
    vi.advanceTimersByTime(1000)
    expect(actor.getSnapshot().status).toBe('done')
    expect(selectRemaining(actor.getSnapshot())).toBe(0)
  })

  it('continues after a reload', () => {
    const dueAt = Date.now() + 60_000
    vi.advanceTimersByTime(45_000)
    expect(selectRemaining(start(dueAt).getSnapshot())).toBe(15)
  })

  it('finishes at once after a reload that took longer than the wait', () => {
    const dueAt = Date.now() + 60_000
    vi.advanceTimersByTime(61_000)
    expect(start(dueAt).getSnapshot().status).toBe('done')
  })

  it('catches up after the tab has slept', () => {
    const actor = start(Date.now() + 60_000)
    vi.setSystemTime(Date.now() + 40_000)
    vi.advanceTimersByTime(1000)
    expect(selectRemaining(actor.getSnapshot())).toBe(19)
  })

  it('never exceeds its first number when the clock is set back', () => {
    const actor = start(Date.now() + 60_000)
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(1000)
    expect(selectRemaining(actor.getSnapshot())).toBe(59)
  })

  it('fails loudly where the clock is not provided', () => {
    const actor = createActor(countdownMachine, { input: { dueAt: 0, seconds: 59 } })
    actor.subscribe({ error: () => {} })
    actor.start()
    expect(actor.getSnapshot().status).toBe('error')
  })

  const exploration = {
    input: { dueAt: 3_000, seconds: 59 },
    events: [0, 1_000, 2_000, 3_000].map((now) => ({ type: 'clock.tick', now })),
    serialize: (snapshot: { value: unknown; context: { remaining: number } }) =>
      JSON.stringify([snapshot.value, snapshot.context.remaining]),
  }

  it('reaches every state through every transition', () => {
    expect(unreached(machine, exploration)).toEqual({ states: [], transitions: [] })
  })

  it('ends in the state that each generated path predicts', () => {
    vi.setSystemTime(0)
    const silent = machine.provide({ actors: { clock: fromCallback<ClockTick>(() => {}) } })
    const paths = replayPaths(silent, exploration)
    expect(paths.length).toBeGreaterThanOrEqual(5)
    for (const { path, expected, actual } of paths) expect(actual, path).toBe(expected)
  })
})
