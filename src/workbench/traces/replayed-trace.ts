import type { ProcessPlan } from '#engine/process/plan.ts'
import { createProcessMachine, type ProcessSnapshot } from '#machines/process/machine.ts'
import { differenceWords, type DifferenceWords } from '#machines/process/trace/difference-words.ts'
import { firstDifference } from '#machines/process/trace/first-difference.ts'
import { replayed } from '#machines/process/trace/replay.ts'
import type { Trace, TraceState } from '#schemas/process/trace.ts'

/** A trace replayed on a definition. */
export interface ReplayedTrace {
  /** The flow before the first event and after each. */
  moments: readonly { snapshot: ProcessSnapshot; state: TraceState }[]
  /** The first event that goes another way; undefined where none does. */
  difference: (DifferenceWords & { number: number }) | undefined
}

/** Replays a trace on a definition as it is now. */
export const replayTrace = (plan: ProcessPlan, trace: Trace): ReplayedTrace => {
  const machine = createProcessMachine(plan)
  const difference = firstDifference(machine, plan, trace)
  return {
    moments: [...replayed(machine, plan, trace)],
    difference: difference && { number: difference.number, ...differenceWords(plan, difference) },
  }
}
