import { expect } from 'vitest'
import type { AnyActorLogic, AnyStateNode } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import {
  createProcessMachine,
  type ProcessMachine,
  type ProcessSnapshot,
} from '#machines/process/machine.ts'
import { selectPosition } from '#machines/process/selectors.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import { eventsFor, serializeWith } from './flow-events.ts'
import { input } from './start-flow.ts'

/** Walks all states of a process, with these values in its forms. @returns each state with its events */
export const walkStates = (
  info: ProcessInfo,
  valuesOf: (plan: ProcessPlan) => readonly Record<string, unknown>[],
) => {
  const { plan, machine } = machineOf(info)
  const options = traversalOf(plan, valuesOf(plan))
  const edges = Object.values(getAdjacencyMap(machine as unknown as AnyActorLogic, options))
  return { plan, machine, edges }
}

/** Expects a walk to reach every state in which a flow can rest. */
export const expectEveryState = ({ plan, machine, edges }: ReturnType<typeof walkStates>): void => {
  const states = edges.map(({ state }) => state as ProcessSnapshot)
  const reached = new Set(states.map((state) => JSON.stringify(selectPosition(state))))
  const resting = restingPositions(machine)
  expect(resting.length).toBeGreaterThan(6 * plan.steps.length)
  expect(resting.filter((value) => !reached.has(JSON.stringify(value)))).toEqual(['empty'])
  const reasons = ['known', 'reading', { missing: 'waiting' }, { missing: 'reading' }] as const
  // Checks the states of the parallel regions at the first step only.
  expect(reached).toContain(JSON.stringify({ step: 'step1', saving: 'keeping' }))
  for (const reason of reasons)
    expect(states.some((state) => state.matches({ open: { reason } }))).toBe(true)
}

export const machineOf = (info: ProcessInfo) => {
  const plan = compileProcess(info)
  return { plan, machine: createProcessMachine(plan) }
}

/** Paths start from a new flow: a new flow reaches the states of a reopened one too. */
const traversalOf = (plan: ProcessPlan, values: readonly Record<string, unknown>[]) => ({
  input,
  events: eventsFor(plan, values) as never,
  serializeState: serializeWith(plan),
  serializeEvent: (event: object) => JSON.stringify(event),
})

/** The positions in which a flow can rest: each step in each state of its save, and the states without steps. */
const restingPositions = ({ root }: ProcessMachine): unknown[] => {
  const { open, ...others } = root.states as Record<string, AnyStateNode>
  const [places = [], saves = []] = ['at', 'save'].map((region) =>
    Object.keys(open?.states[region]?.states ?? {}),
  )
  return [
    ...Object.keys(others).filter((name) => !others[name]?.always),
    ...places.flatMap((step) =>
      saves.filter((name) => name !== 'keeping').map((saving) => ({ step, saving })),
    ),
  ]
}
