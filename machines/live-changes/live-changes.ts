import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import { unprovided, unprovidedCallback } from '../unprovided/unprovided.ts'

/** A change of the customer's data, or `any` where the subject is not known. */
export interface LiveChange {
  kind: string
}

/**
 * The reason why a stream ended. `unsupported`: the server has none, or something between buffers it. `ended`: the
 * session ended.
 */
export type StreamEnd = 'lost' | 'unsupported' | 'ended'

export type LiveChangesEvent =
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  /** This tab is the one that holds the connection for all tabs. */
  | { type: 'lead.granted' }
  /** Another tab has passed a change on. */
  | { type: 'others.changed'; change: LiveChange }
  /** The stream is open, or still is. */
  | { type: 'stream.beat' }
  | { type: 'stream.changed'; change: LiveChange }
  | { type: 'stream.closed'; reason: StreamEnd }

export type LiveChangesEmitted = {
  type: 'changed'
  change: LiveChange
  /** The change came by this tab's connection: other tabs don't know it yet. */
  isOwn: boolean
}

interface LiveChangesContext {
  /** Failures since the last success, of the stream or of a poll. */
  failures: number
  /** The unread count at the last poll. */
  unread: number | undefined
}

/** The first wait after a failure, and the longest; ms. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000

/** The pause between two polls, and the longest after failures; ms. */
const POLL = 15_000
const LONGEST_POLL = 120_000

/** A stream that says nothing for so long is lost: the server's heartbeat comes every 15 s, and may be late by 10. ms */
const SILENCE = 25_000

/** A stream that does not open for so long is buffered on the way; ms. */
const OPENING = 10_000

const doubled = (first: number, longest: number, failures: number): number =>
  Math.min(longest, first * 2 ** Math.max(0, failures - 1))

/**
 * Learns of changes while the page is visible: by a stream that one tab holds for all, else by polling. A change is
 * emitted; whoever shows the changed data reads it again.
 */
export const liveChangesMachine = setup({
  types: {
    context: {} as LiveChangesContext,
    events: {} as LiveChangesEvent,
    emitted: {} as LiveChangesEmitted,
  },
  actors: {
    /** Sends `lead.granted` when no other tab leads any more; gives the lead up when it stops. */
    lead: fromCallback<LiveChangesEvent>(unprovidedCallback('liveChangesMachine', 'lead')),
    /** Sends the stream's events; closes it when it stops. */
    stream: fromCallback<LiveChangesEvent>(unprovidedCallback('liveChangesMachine', 'stream')),
    countUnread: fromPromise<number>(unprovided('liveChangesMachine', 'countUnread')),
  },
  actions: {
    succeed: assign({ failures: 0 }),
    fail: assign({ failures: ({ context }) => context.failures + 1 }),
    setUnread: assign({ unread: (_, { unread }: { unread: number }) => unread }),
    pass: emit((_, { change, isOwn }: { change: LiveChange; isOwn: boolean }) => ({
      type: 'changed' as const,
      change,
      isOwn,
    })),
  },
  guards: {
    isOther: ({ context }, { unread }: { unread: number }) =>
      context.unread !== undefined && context.unread !== unread,
  },
  delays: {
    silence: SILENCE,
    opening: OPENING,
    /** With jitter: the customers of a server that restarts don't come back at once. */
    reconnect: ({ context }) =>
      doubled(FIRST_WAIT, LONGEST_WAIT, context.failures) * (0.5 + Math.random() / 2),
    nextPoll: ({ context }) =>
      context.failures === 0 ? POLL : doubled(POLL * 2, LONGEST_POLL, context.failures),
  },
}).createMachine({
  id: 'liveChanges',
  context: { failures: 0, unread: undefined },
  initial: 'hidden',
  states: {
    hidden: { on: { 'page.shown': 'following' } },
    /** Another tab may lead; this one takes over when it can. */
    following: {
      on: {
        'page.hidden': 'hidden',
        'others.changed': {
          actions: {
            type: 'pass',
            params: ({ event }) => ({ change: event.change, isOwn: false }),
          },
        },
        'lead.granted': '.leading',
      },
      invoke: { id: 'lead', src: 'lead' },
      initial: 'waiting',
      states: {
        waiting: {},
        leading: {
          initial: 'connected',
          states: {
            connected: {
              invoke: { id: 'stream', src: 'stream' },
              on: {
                'stream.closed': [
                  {
                    guard: ({ event }) => event.reason === 'ended',
                    target: '#liveChanges.ended',
                  },
                  { guard: ({ event }) => event.reason === 'unsupported', target: 'polling' },
                  { target: 'lost', actions: 'fail' },
                ],
              },
              initial: 'opening',
              states: {
                opening: {
                  after: { opening: '#liveChanges.following.leading.polling' },
                  on: {
                    'stream.beat': {
                      target: 'open',
                      // A change before the stream was open has been missed.
                      actions: [
                        'succeed',
                        { type: 'pass', params: { change: { kind: 'any' }, isOwn: true } },
                      ],
                    },
                  },
                },
                open: {
                  after: {
                    silence: { target: '#liveChanges.following.leading.lost', actions: 'fail' },
                  },
                  on: {
                    'stream.beat': { target: 'open', reenter: true },
                    'stream.changed': {
                      target: 'open',
                      reenter: true,
                      actions: {
                        type: 'pass',
                        params: ({ event }) => ({ change: event.change, isOwn: true }),
                      },
                    },
                  },
                },
              },
            },
            lost: { after: { reconnect: 'connected' } },
            polling: {
              initial: 'counting',
              states: {
                counting: {
                  invoke: {
                    id: 'countUnread',
                    src: 'countUnread',
                    onDone: [
                      {
                        guard: {
                          type: 'isOther',
                          params: ({ event }) => ({ unread: event.output }),
                        },
                        target: 'pausing',
                        actions: [
                          { type: 'setUnread', params: ({ event }) => ({ unread: event.output }) },
                          'succeed',
                          { type: 'pass', params: { change: { kind: 'any' }, isOwn: true } },
                        ],
                      },
                      {
                        target: 'pausing',
                        actions: [
                          { type: 'setUnread', params: ({ event }) => ({ unread: event.output }) },
                          'succeed',
                        ],
                      },
                    ],
                    onError: { target: 'pausing', actions: 'fail' },
                  },
                },
                pausing: { after: { nextPoll: 'counting' } },
              },
            },
          },
        },
      },
    },
    /** The session ended: the next one has an actor of its own. */
    ended: { type: 'final' },
  },
})
