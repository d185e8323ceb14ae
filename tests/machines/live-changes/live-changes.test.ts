import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import {
  liveChangesMachine,
  type LiveChangesEvent,
  type StreamEnd,
} from '#machines/live-changes/live-changes.ts'
import { endSessions, replayPaths, tallyEnds, unreached } from '../explore.ts'

type Context = SnapshotFrom<typeof liveChangesMachine>['context']

/** Starts the machine on a visible page; its actors are driven by the test. */
const start = ({ leads = true } = {}) => {
  const seen = { streams: 0, closed: 0, leads: 0, polls: 0, changes: [] as string[] }
  const server = { unread: 0, isDown: false }
  let send: (event: LiveChangesEvent) => void = () => undefined
  const actor = createActor(
    liveChangesMachine.provide({
      actors: {
        lead: fromCallback<LiveChangesEvent>(({ sendBack }) => {
          seen.leads += 1
          if (leads) sendBack({ type: 'lead.granted' })
          return () => (seen.leads -= 1)
        }),
        stream: fromCallback<LiveChangesEvent>(({ sendBack }) => {
          seen.streams += 1
          send = sendBack
          return () => (seen.closed += 1)
        }),
        countUnread: fromPromise(async () => {
          seen.polls += 1
          if (server.isDown) throw new Error('down')
          return server.unread
        }),
      },
    }),
  )
  actor.on('changed', ({ change, isOwn }) =>
    seen.changes.push(`${isOwn ? 'own' : 'other'} ${change.kind}`),
  )
  actor.start()
  actor.send({ type: 'page.shown' })
  return {
    actor,
    seen,
    server,
    beat: () => send({ type: 'stream.beat' }),
    change: () => send({ type: 'stream.changed', change: { kind: 'message' } }),
    close: (reason: StreamEnd) => send({ type: 'stream.closed', reason }),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('liveChangesMachine', () => {
  it('emits the changes of its stream, and at its start what may have been missed', () => {
    const { seen, beat, change } = start()
    beat()
    change()
    expect(seen.changes).toEqual(['own any', 'own message'])
  })

  it('opens no stream while another tab has one, and passes on what that tab hears', () => {
    const { actor, seen } = start({ leads: false })
    actor.send({ type: 'others.changed', change: { kind: 'message' } })
    expect(seen).toMatchObject({ streams: 0, changes: ['other message'] })
  })

  it('closes its stream and gives up the lead while the page is hidden', () => {
    const { actor, seen, beat } = start()
    beat()
    actor.send({ type: 'page.hidden' })
    expect(seen).toMatchObject({ streams: 1, closed: 1, leads: 0 })
    vi.advanceTimersByTime(3_600_000)
    expect(seen).toMatchObject({ streams: 1, polls: 0 })
    actor.send({ type: 'page.shown' })
    beat()
    expect(seen).toMatchObject({ streams: 2, changes: ['own any', 'own any'] })
  })

  it('connects again after a loss, each time later, at most half a minute', () => {
    const { seen, close, beat } = start()
    const waits: number[] = []
    for (let loss = 1; loss <= 8; loss += 1) {
      close('lost')
      let waited = 0
      while (seen.streams === loss) {
        vi.advanceTimersByTime(100)
        waited += 100
      }
      waits.push(waited)
    }
    expect(waits[0]).toBeLessThanOrEqual(1_000)
    expect(waits[4]).toBeGreaterThan(waits[0]!)
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_000)
    beat()
    close('lost')
    vi.advanceTimersByTime(1_000)
    expect(seen.streams).toBe(10)
  })

  it('takes a silent stream for lost', () => {
    const { seen, beat } = start()
    beat()
    vi.advanceTimersByTime(24_000)
    beat()
    vi.advanceTimersByTime(24_000)
    expect(seen.streams).toBe(1)
    vi.advanceTimersByTime(2_000)
    expect(seen).toMatchObject({ streams: 2, closed: 1 })
  })

  it.each([
    ['the server has no stream', ({ close }: ReturnType<typeof start>) => close('unsupported')],
    ['it is buffered on the way', () => vi.advanceTimersByTime(10_000)],
  ])('polls where %s, and emits a change of the count', async (_, happen) => {
    const machine = start()
    const { seen, server } = machine
    happen(machine)
    await vi.advanceTimersByTimeAsync(0)
    expect(seen.polls).toBe(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(seen).toMatchObject({ polls: 2, changes: [] })
    server.unread = 1
    await vi.advanceTimersByTimeAsync(15_000)
    expect(seen).toMatchObject({ polls: 3, changes: ['own any'] })
  })

  it('polls less and less often while the server is down, at least every two minutes', async () => {
    const { seen, server, close } = start()
    server.isDown = true
    close('unsupported')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(seen.polls).toBe(1)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(seen.polls).toBeGreaterThan(25)
    expect(seen.polls).toBeLessThan(40)
  })

  it('stops for good when the session ends', () => {
    const { actor, seen, close } = start()
    close('ended')
    vi.advanceTimersByTime(3_600_000)
    expect(actor.getSnapshot().status).toBe('done')
    expect(seen.streams).toBe(1)
  })
})

describe('every state and transition of the live-changes machine', () => {
  const leading = 'liveChanges.following.leading'
  const change = { kind: 'message' }
  const exploration = {
    events: [
      ...['page.shown', 'page.hidden', 'lead.granted', 'stream.beat'].map((type) => ({ type })),
      { type: 'others.changed', change },
      { type: 'stream.changed', change },
      ...['lost', 'unsupported', 'ended'].map((reason) => ({ type: 'stream.closed', reason })),
      ...[1, 2].map((output) => ({ type: 'xstate.done.actor.countUnread', output })),
      { type: 'xstate.error.actor.countUnread', error: new Error('down') },
      ...[
        `opening.${leading}.connected.opening`,
        `silence.${leading}.connected.open`,
        `reconnect.${leading}.lost`,
        `nextPoll.${leading}.polling.pausing`,
      ].map((timer) => ({ type: `xstate.after.${timer}` })),
    ],
    serialize: ({ value, context }: { value: unknown; context: Context }) =>
      JSON.stringify([value, context.unread, context.failures > 0]),
  }
  const machine = liveChangesMachine.provide({
    actors: {
      lead: fromCallback<LiveChangesEvent>(() => {}),
      stream: fromCallback<LiveChangesEvent>(() => {}),
      countUnread: fromPromise<number>(() => new Promise(() => {})),
    },
  })

  it('is reached', () => {
    expect(unreached(machine, exploration)).toEqual({ states: [], transitions: [] })
  })

  it('ends in the state that each generated path predicts', () => {
    const paths = replayPaths(machine, exploration)
    expect(paths.length).toBeGreaterThan(10)
    for (const { path, expected, actual } of paths) expect(actual, path).toBe(expected)
  })

  it('waits for nothing where the session ends in any state', ({ task }) => {
    const ends = endSessions(machine, exploration, ({ unread }: Context) => unread)
    tallyEnds({ task }, 'the changes that come by themselves', ends)
    expect(ends.lost).toEqual([])
    expect(ends.rests).toEqual(['{"following":{"leading":{"polling":"pausing"}}}'])
  })
})
