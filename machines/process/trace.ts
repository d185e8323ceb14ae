import type { InspectionEvent } from 'xstate'
import type { ProcessInput } from './context.ts'

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
