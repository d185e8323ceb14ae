import { initialTransition, transition } from 'xstate'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import type { TraceCall, TraceState } from '#schemas/process/trace.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { ProcessInput } from '../context.ts'
import { createProcessMachine, type ProcessMachine, type ProcessSnapshot } from '../machine.ts'
import type { SaveRequest } from '../machine-setup.ts'
import { selectPosition } from '../selectors.ts'
import { brokenRules } from './broken-rules.ts'

/** The part of a trace, or of a recording, that is replayed. */
export interface Replayable {
  clock: number
  input: Omit<ProcessInput, 'drafts'> & { drafts?: Record<string, unknown> | undefined }
  events: readonly { at: number; event: { type: string } }[]
}

/** The part by which the machine itself goes on: it reads no time. */
type Replayed = Pick<Replayable, 'input' | 'events'>

/**
 * Replays a trace against a process, without actors, timers or a network: the replies are in the trace.
 * In a test:
 * `expect(selectPosition(replay(process, trace))).toEqual({ step: 'step2', saving: 'idle' })`.
 */
export const replay = (process: ProcessInfo, trace: Replayed): ProcessSnapshot =>
  replayOn(createProcessMachine(compileProcess(process)), trace)

/** Replays a trace against a machine. */
export const replayOn = (machine: ProcessMachine, trace: Replayed): ProcessSnapshot => {
  let [snapshot] = initialTransition(machine, trace.input as ProcessInput)
  for (const { event } of trace.events) [snapshot] = transition(machine, snapshot, event as never)
  return snapshot
}

/**
 * Replays a trace event by event: first the state before all events, then the one after each.
 * @param plan of the process that the machine runs
 */
export const replayed = function* (
  machine: ProcessMachine,
  plan: ProcessPlan,
  { clock, input, events }: Replayable,
): Generator<{ snapshot: ProcessSnapshot; state: TraceState }> {
  let [snapshot, actions] = initialTransition(machine, input as ProcessInput)
  yield { snapshot, state: stateOf(snapshot, actions) }
  for (const { at, event } of events) {
    const left = event.type === 'step.next' ? snapshot.context : undefined
    ;[snapshot, actions] = transition(machine, snapshot, event as never)
    const state = stateOf(snapshot, actions)
    const isPassed = left && state.calls.length > 0
    const broken = isPassed ? brokenRules(plan, left, clock + at).map((rule) => rule.at) : []
    yield { snapshot, state: { ...state, ...(broken.length > 0 && { broken }) } }
  }
}

interface Action {
  type: string
  params?: unknown
}

/** Returns the part of a snapshot by which runs are compared. @param actions of the transition to it */
const stateOf = (snapshot: ProcessSnapshot, actions: readonly Action[]): TraceState => {
  const { status, progress, failure } = snapshot.context
  return {
    position: selectPosition(snapshot),
    status,
    progress,
    ...(failure && {
      failure: {
        kind: failure.kind,
        message: failure.message,
        ...(failure.formIds && { formIds: failure.formIds }),
      },
    }),
    calls: actions.filter(({ type }) => type === 'xstate.spawnChild').map(callOf),
  }
}

const callOf = ({ params }: Action): TraceCall => {
  const { src, input } = params as { src: TraceCall['call']; input: Record<string, unknown> }
  return { call: src, request: src === 'saveStep' ? saveRequest(input as never) : input }
}

const saveRequest = ({ flowOnlyId, revision, intent }: SaveRequest): Record<string, unknown> => ({
  flowOnlyId,
  revision,
  key: intent.key,
  move: intent.move,
  payload: intent.payload,
})
