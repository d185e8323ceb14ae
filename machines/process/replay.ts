import { initialTransition, transition } from 'xstate'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine, type ProcessMachine, type ProcessSnapshot } from './machine.ts'
import type { Trace } from './trace.ts'

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
