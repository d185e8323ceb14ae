import type { InspectionEvent } from 'xstate'
import type { ProcessInput } from '../context.ts'

/** A flow as it went: the input of its actor and all its events, the replies to its calls included. */
export interface Recording {
  /** The time of its start. */
  clock: number
  input: ProcessInput
  events: RecordedEvent[]
}

/** An event, and the milliseconds from the start of the actor to it. */
export interface RecordedEvent {
  at: number
  event: { type: string; [member: string]: unknown }
}

/**
 * Records the flow of the first actor that it inspects: `createActor(machine, { inspect })`.
 *
 * @param now returns milliseconds since 1970
 */
export const recordTrace = (
  now: () => number,
): {
  inspect: (event: InspectionEvent) => void
  recording: () => Recording | undefined
} => {
  let recording: Recording | undefined
  return {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.actorRef.sessionId !== inspected.rootId)
        return
      const event = inspected.event as RecordedEvent['event'] & { input?: ProcessInput }
      if (event.type === 'xstate.init' && event.input) {
        recording = { clock: now(), input: event.input, events: [] }
      } else
        recording?.events.push({
          at: now() - recording.clock,
          event: structuredClone(withPlainError(event)),
        })
    },
    recording: () => recording,
  }
}

/** Makes an Error plain: JSON loses its message and outcome, a clone its outcome. */
const withPlainError = (event: RecordedEvent['event']): RecordedEvent['event'] =>
  event.error instanceof Error
    ? { ...event, error: { ...event.error, message: event.error.message } }
    : event
