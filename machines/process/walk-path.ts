import { initialTransition, transition } from 'xstate'
import { FlowStatus } from '#schemas/api/process.ts'
import type { ForwardPath } from '#engine/paths/forward-paths.ts'
import type { ProcessMachine, ProcessSnapshot } from './machine.ts'
import { selectPosition } from './selectors.ts'

/** A walk along a path: the steps at which the flow was, in order, and where it ended. */
export interface Walk {
  /** The names of steps. */
  visited: readonly string[]
  /** `waiting` for a flow that was committed, else the position at which it did not go on. */
  end: string
  /** The message for the customer at which it stopped; '' for none. */
  failure: string
}

/** Walks along a path on the machine of its process, without actors or a network: every save succeeds. */
export const walkPath = (machine: ProcessMachine, path: ForwardPath): Walk => {
  const isBegun = Object.keys(path.external).length > 0
  let [snapshot] = initialTransition(machine, { ...INPUT, flowOnlyId: isBegun ? 'flow' : '' })
  const send = (event: { type: string; [member: string]: unknown }) => {
    ;[snapshot] = transition(machine, snapshot, event as never)
  }
  // External data comes with a flow that the server has begun.
  if (isBegun) send({ type: 'xstate.done.actor.load', output: flowAfter(snapshot, path) })
  const visited: string[] = []
  for (const { name, entries } of path.steps) {
    if (stepOf(snapshot) !== name) break
    visited.push(name)
    for (const { id } of entries)
      send({ type: 'form.change', entryId: id, data: path.data[id] ?? {} })
    send({ type: 'step.next' })
    const { payload } = snapshot.context.intent ?? {}
    if (!payload) break
    send({ type: 'xstate.done.actor.save', output: { id: 'flow', revision: name } })
    if (snapshot.value === 'loading')
      send({ type: 'xstate.done.actor.load', output: flowAfter(snapshot, path) })
  }
  const position = selectPosition(snapshot)
  return {
    visited,
    end: typeof position === 'string' ? position : position.step,
    failure: snapshot.context.failure?.message ?? '',
  }
}

const INPUT = {
  processType: 1,
  businessId: 'walk',
  goodId: 'walk',
  flowOnlyId: '',
  keySeed: 'walk',
}

const stepOf = (snapshot: ProcessSnapshot): string | undefined => {
  const position = selectPosition(snapshot)
  return typeof position === 'string' ? undefined : position.step
}

/** The flow as it is read again after a save: with the external data of the path. */
const flowAfter = ({ context }: ProcessSnapshot, { external }: ForwardPath) => ({
  flowOnlyId: 'flow',
  status: FlowStatus.none,
  progress: context.progress,
  tasks: context.tasks,
  variables: external,
  processInstanceId: '',
  revision: context.revision,
  lastSaveKey: '',
})
