import { assign, fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

export interface CountdownInput {
  /** When it ends; a moment in milliseconds, so that a countdown survives a reload. */
  dueAt: number
  /** The number that it begins with, and never exceeds. */
  seconds: number
}

/** What the clock says, once at its start and then every second. */
export interface ClockTick {
  type: 'clock.tick'
  /** Milliseconds since 1970. */
  now: number
}

/** Counts whole seconds down to a moment: `counting` from `seconds` to 1, then `finished`. */
export const countdownMachine = setup({
  types: {
    input: {} as CountdownInput,
    context: {} as CountdownInput & { remaining: number },
    events: {} as ClockTick,
  },
  actors: {
    clock: fromCallback<ClockTick>(() => {
      throw new Error('countdownMachine: provide the actor `clock`')
    }),
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

/** The seconds to show; 0 when it is over. */
export const selectRemaining = (snapshot: CountdownSnapshot): number =>
  snapshot.status === 'done' ? 0 : snapshot.context.remaining
