import { isSameJson } from '#engine/json/same.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { Trace, TraceEvent, TraceState } from '#schemas/process/trace.ts'
import type { ProcessMachine, ProcessSnapshot } from '../machine.ts'
import { replayed } from './replay.ts'

/** The first event after which a flow is not where its trace was. */
export interface TraceDifference {
  /** The number of the event, from 1; 0 before the first one. */
  number: number
  /** Undefined before the first event. */
  event: TraceEvent | undefined
  /** The time of the event, ms since 1970. */
  now: number
  expected: TraceState
  actual: TraceState
  /** The flow before and after the event. */
  before: ProcessSnapshot
  snapshot: ProcessSnapshot
}

/**
 * Replays a trace against a machine.
 * @param plan of the process that the machine runs
 * @returns the first difference; undefined where the flow goes the same way
 */
export const firstDifference = (
  machine: ProcessMachine,
  plan: ProcessPlan,
  trace: Trace,
): TraceDifference | undefined => {
  const expected = [trace.start, ...trace.events.map(({ then }) => then)]
  let number = 0
  let before: ProcessSnapshot | undefined
  for (const { snapshot, state } of replayed(machine, plan, trace)) {
    const then = expected[number]
    const event = trace.events[number - 1]
    if (then && !isSameJson(withoutMessage(then), withoutMessage(state)))
      return {
        number,
        event,
        now: trace.clock + (event?.at ?? 0),
        expected: then,
        actual: state,
        before: before ?? snapshot,
        snapshot,
      }
    before = snapshot
    number += 1
  }
  return undefined
}

/** The wording of a message is no other way. */
const withoutMessage = ({ failure, ...state }: TraceState) => ({
  ...state,
  failure: failure && { ...failure, message: '' },
})
