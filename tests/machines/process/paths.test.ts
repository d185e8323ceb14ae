import { describe, expect, it } from 'vitest'
import {
  createActor,
  type AnyActorLogic,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate'
import { getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph'
import { compileProcess } from '#machines/process/compile.ts'
import type { ProcessInput } from '#machines/process/context.ts'
import {
  createProcessMachine,
  type ProcessMachine,
  type ProcessSnapshot,
} from '#machines/process/machine.ts'
import type { ProcessPlan } from '#machines/process/plan.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import {
  entry,
  externalDatum,
  fixedPage,
  ifMore,
  nameRequired,
  processOf,
  realProcesses,
} from './definitions.ts'
import { eventsFor, serializeWith, type TraceEvent } from './flow-events.ts'
import { allAnswers } from './sample-answers.ts'
import { input } from './start-flow.ts'

/** Every kind of entry, a step that is skipped, external data, sub-forms, a commit in the middle. */
const everyFeature = processOf(
  entry(1, { schema: nameRequired }),
  entry(2, { schema: nameRequired, step: { when: ifMore } }),
  externalDatum(3, 'registry'),
  fixedPage(3),
  entry(3, { id: 'sub', keyName: 'sub', nodeType: 3, schema: nameRequired }),
  entry(4, { schema: nameRequired, step: { when: ifMore } }),
  entry(5, {
    schema: nameRequired,
    step: { when: { properties: { k1: { required: ['also'] } } } },
  }),
)
const named = { name: '甲' }
const answersToAll = [
  { f1: named },
  { f1: { ...named, more: true } },
  { f1: { ...named, also: true } },
  { f1: { ...named, more: true, also: true } },
].map((answers) => ({ ...answers, f2: named, sub: named, f4: named, f5: named }))
const wrongAnswers = { f1: {}, f2: {}, sub: {}, f4: {}, f5: {} }
const inputs = [input, { ...input, flowOnlyId: 'flow-1' }]

const machineOf = (info: ProcessInfo) => {
  const plan = compileProcess(info)
  return { plan, machine: createProcessMachine(plan) }
}
const traversalOf = (plan: ProcessPlan, answers: readonly Record<string, unknown>[]) => ({
  events: eventsFor(plan, answers) as never,
  serializeState: serializeWith(plan),
  serializeEvent: (event: object) => JSON.stringify(event),
})

const nodesOf = (machine: ProcessMachine): AnyStateNode[] => getStateNodes(machine.root)

describe.each(Object.entries({ everyFeature, ...realProcesses }))('the paths of %s', (_, info) => {
  it('reach every state', { timeout: 120_000 }, () => {
    const { plan, machine } = machineOf(info)
    const answers = info === everyFeature ? answersToAll : allAnswers(plan)
    const reached = new Set<string>(
      inputs.flatMap((flow) =>
        getShortestPaths(machine, { ...traversalOf(plan, answers), input: flow }).flatMap(
          ({ state }) => state._nodes.map(({ id }) => id),
        ),
      ),
    )
    const lasting = nodesOf(machine).filter(({ type, always }) => type === 'atomic' && !always)
    expect(lasting.length).toBeGreaterThan(5 * plan.steps.length)
    expect(lasting.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual(['process.empty'])
  })
})

describe('the paths of a small process', () => {
  /** The transitions that no path takes, by their names. */
  const untaken = (info: ProcessInfo): string[] => {
    const { plan, machine } = machineOf(info)
    const options = traversalOf(plan, [...answersToAll, wrongAnswers])
    const taken = new Set<AnyTransitionDefinition>()
    const run = (flow: ProcessInput, snapshot?: unknown, event?: TraceEvent) => {
      const actor = createActor(machine, {
        input: flow,
        ...(snapshot !== undefined && { snapshot: snapshot as never }),
        inspect: (inspected) => {
          if (inspected.type === '@xstate.microstep')
            for (const transition of inspected._transitions) taken.add(transition)
        },
      })
      actor.start()
      if (event) actor.send(event as never)
      actor.stop()
    }
    const tried = new Set<string>()
    for (const flow of inputs) {
      run(flow)
      const edges = getAdjacencyMap(machine as unknown as AnyActorLogic, {
        ...options,
        input: flow,
      })
      for (const { state, transitions } of Object.values(edges)) {
        const snapshot = { ...machine.getPersistedSnapshot(state as never), children: {} }
        for (const { event } of Object.values(
          transitions as Record<string, { event: TraceEvent }>,
        )) {
          // What was read or typed elsewhere makes no other transition of the same event.
          const { value, context } = state as ProcessSnapshot
          const edge = JSON.stringify([value, context.status, context.intent?.payload, event])
          if (tried.has(edge)) continue
          tried.add(edge)
          run(flow, snapshot, event)
        }
      }
    }
    return nodesOf(machine)
      .flatMap(({ transitions, always = [] }) => [...[...transitions.values()].flat(), ...always])
      .filter((transition) => !taken.has(transition))
      .map(
        ({ source, eventType, target }) =>
          `${source.id} on ${eventType} → ${target?.[0]?.id ?? ''}`,
      )
  }

  it('take every transition', { timeout: 120_000 }, () => {
    expect(untaken(everyFeature)).toEqual(['process.arriving on  → process.empty'])
  })

  it('lead to no step where all are skipped', () => {
    const { machine } = machineOf(processOf(entry(1, { step: { when: ifMore } })))
    expect(createActor(machine, { input }).start().getSnapshot().value).toBe('empty')
  })
})
