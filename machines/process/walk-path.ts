import { initialTransition, transition } from 'xstate'
import { FlowStatus } from '#schemas/api/process.ts'
import type { ForwardPath } from '#engine/paths/forward-paths.ts'
import type { PlanStep } from '#engine/process/plan.ts'
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
  const walker = createWalker(machine, path)
  const visited = path.steps.filter((step) => walker.pass(step)).map(({ name }) => name)
  const end = walker.position()
  // A step that is not passed was reached all the same.
  const stopped = path.steps[visited.length]?.name === end ? [end] : []
  return { visited: [...visited, ...stopped], end, failure: walker.failure() }
}

/**
 * Walks along a path and has the committed flow decided in every way: approved, rejected, withdrawn, started again, and
 * returned to each of its steps.
 * @returns the decisions after which the flow is not where it has to be, and their number in all
 */
export const walkDecisions = (
  machine: ProcessMachine,
  path: ForwardPath,
): { all: number; wrong: readonly { status: FlowStatus; step?: PlanStep; end: string }[] } => {
  const [first] = path.steps
  const decisions: { status: FlowStatus; step?: PlanStep | undefined; end: string }[] = [
    { status: FlowStatus.approved, end: 'completion' },
    { status: FlowStatus.rejected, end: 'completion' },
    { status: FlowStatus.withdrawn, end: 'completion' },
    { status: FlowStatus.restarted, step: first, end: 'waiting' },
    ...path.steps.map((step) => ({ status: FlowStatus.returned, step, end: 'waiting' })),
  ]
  const wrong = decisions.flatMap(({ status, step, end }) => {
    const walker = createWalker(machine, path)
    for (const one of path.steps) walker.pass(one)
    walker.decide(status, step)
    const reached = walker.position()
    if (step && reached !== step.name) return [{ status, step, end: reached }]
    // A returned flow is handed in again; the customer may be led past steps that need nothing.
    for (const one of path.steps) if (walker.position() === one.name) walker.pass(one)
    const last = walker.position()
    return last === end ? [] : [{ status, ...(step && { step }), end: last }]
  })
  return { all: decisions.length, wrong }
}

/** Tells whether the machine goes on from a step with the path's answers. */
export const passes = (machine: ProcessMachine, path: ForwardPath, step: PlanStep): boolean => {
  const walker = createWalker(machine, path)
  for (const one of path.steps) {
    const isPassed = walker.pass(one)
    if (one === step) return isPassed
  }
  return false
}

/** A customer with the answers of a path. */
const createWalker = (machine: ProcessMachine, path: ForwardPath) => {
  const isBegun = Object.keys(path.external).length > 0
  let [snapshot] = initialTransition(machine, { ...INPUT, flowOnlyId: isBegun ? 'flow' : '' })
  const send = (event: { type: string; [member: string]: unknown }) => {
    ;[snapshot] = transition(machine, snapshot, event as never)
  }
  const load = (status: FlowStatus, progress: number) =>
    send({
      type: 'xstate.done.actor.load',
      output: { ...flowAfter(snapshot, path), status, progress },
    })
  const position = (): string => {
    const at = selectPosition(snapshot)
    return typeof at === 'string' ? at : at.step
  }
  // External data comes with a flow that the server has begun.
  if (isBegun) load(FlowStatus.none, snapshot.context.progress)
  return {
    position,
    failure: () => snapshot.context.failure?.message ?? '',
    /** Fills in a step and goes on. @returns whether the flow was there and did */
    pass: ({ name, entries }: PlanStep): boolean => {
      if (position() !== name) return false
      for (const { id } of entries)
        send({ type: 'form.change', entryId: id, data: path.data[id] ?? {} })
      send({ type: 'step.next' })
      if (!snapshot.context.intent?.payload) return false
      send({
        type: 'xstate.done.actor.save',
        output: { id: 'flow', revision: `${name} ${snapshot.context.revision}` },
      })
      if (snapshot.value === 'loading') load(FlowStatus.none, snapshot.context.progress)
      return true
    },
    /** Has the flow decided, and reads it again. */
    decide: (status: FlowStatus, step: PlanStep | undefined) => {
      send({ type: 'flow.refresh' })
      load(status, step?.progress ?? snapshot.context.progress)
    },
  }
}

const INPUT = {
  processType: 1,
  businessId: 'walk',
  goodId: 'walk',
  flowOnlyId: '',
  keySeed: 'walk',
}

/** The flow as it is read again: with the external data of the path. */
const flowAfter = ({ context }: ProcessSnapshot, { external }: ForwardPath) => ({
  flowOnlyId: 'flow',
  tasks: context.tasks,
  variables: external,
  processInstanceId: '',
  revision: context.revision,
  lastSaveKey: '',
})
