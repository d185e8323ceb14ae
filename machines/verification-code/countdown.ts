import { assign, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { unprovidedCallback } from '../unprovided/unprovided.ts'

/** The wait before another code can be sent; ms (specification, section 9). */
export const CODE_RESEND_WAIT = 60_000

/** The first number that the countdown shows. */
export const CODE_RESEND_FIRST = 59

export interface CountdownInput {
  /** The end, in milliseconds since 1970, so that a countdown survives a reload. */
  dueAt: number
  /** The first and highest number. */
  seconds: number
}

/** Sent by the clock at its start and every second. */
export interface ClockTick {
  type: 'clock.tick'
  /** Milliseconds since 1970. */
  now: number
}

/** Counts whole seconds down to `dueAt`: `counting` from `seconds` to 1, then `finished`. */
export const countdownMachine = setup({
  types: {
    input: {} as CountdownInput,
    context: {} as CountdownInput & { remaining: number },
    events: {} as ClockTick,
  },
  actors: {
    clock: fromCallback<ClockTick>(unprovidedCallback('countdownMachine', 'clock')),
  },
  actions: {
    count: assign(({ context, event }) => ({
      remaining: Math.min(context.seconds, Math.ceil((context.dueAt - event.now) / 1000)),
    })),
  },
  guards: {
    isDue: ({ context, event }) => event.now >= context.dueAt,
  },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => ({ ...input, remaining: input.seconds }),
  initial: 'counting',
  states: {
    counting: {
      invoke: { src: 'clock' },
      on: {
        'clock.tick': [{ guard: 'isDue', target: 'finished' }, { actions: 'count' }],
      },
    },
    finished: { type: 'final' },
  },
})

export type CountdownActor = ActorRefFrom<typeof countdownMachine>
export type CountdownSnapshot = SnapshotFrom<typeof countdownMachine>

/** The remaining seconds; 0 at the end. */
export const selectRemaining = (snapshot: CountdownSnapshot): number =>
  snapshot.status === 'done' ? 0 : snapshot.context.remaining
