import { initialTransition, transition, type InspectionEvent } from 'xstate'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessInput } from './context.ts'
import { createProcessMachine, type ProcessMachine, type ProcessSnapshot } from './machine.ts'

/** The input of one process actor and all its events, the replies to its calls included. */
export interface Trace {
  input: ProcessInput
  events: { type: string }[]
}

/** Records the trace of the first actor that it inspects: `createActor(machine, { inspect })`. */
export const recordTrace = (): {
  inspect: (event: InspectionEvent) => void
  trace: () => Trace | undefined
} => {
  let trace: Trace | undefined
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.actorRef.sessionId !== inspected.rootId)
        return
      const event = inspected.event as { type: string; input?: ProcessInput }
      if (event.type === 'xstate.init' && event.input) trace = { input: event.input, events: [] }
      else trace?.events.push(structuredClone(withPlainError(event)))
    },
    trace: () => trace,
  }
}

/** Makes an Error plain: JSON loses its message and outcome, a clone its outcome. */
const withPlainError = (event: { type: string; error?: unknown }): Trace['events'][number] =>
  event.error instanceof Error
    ? Object.assign({}, event, { error: { ...event.error, message: event.error.message } })
    : event

/**
 * Replays a trace against a process, without actors, timers or a network: the replies are in the trace.
 * In a test:
 * `expect(selectPosition(replay(process, trace))).toEqual({ step: 'step2', saving: 'idle' })`.
 */
export const replay = (process: ProcessInfo, trace: Trace): ProcessSnapshot =>
  replayOn(createProcessMachine(compileProcess(process)), trace)

/** Replays a trace against a machine. */
export const replayOn = (machine: ProcessMachine, { input, events }: Trace): ProcessSnapshot => {
  let [snapshot] = initialTransition(machine, input)
  for (const event of events) [snapshot] = transition(machine, snapshot, event as never)
  return snapshot
}
