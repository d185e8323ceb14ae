import { describe, expect, it } from 'vitest'
import { createActor, type AnyStateNode, type AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { selectPosition } from '#machines/process/selectors.ts'
import type { ProcessContext, ProcessInput } from '#machines/process/context.ts'
import type { ProcessMachine, ProcessSnapshot } from '#machines/process/machine.ts'
import {
  entry,
  externalDatum,
  fixedPage,
  ifMore,
  nameRequired,
  processOf,
} from '../../engine/process/definitions.ts'
import { expectEveryState, machineOf, walkStates } from './every-state.ts'
import type { TraceEvent } from './flow-events.ts'
import { endSessionsIn, tallyEnds } from '../explore.ts'
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
const allFilled = [
  { f1: named },
  { f1: { ...named, more: true } },
  { f1: { ...named, also: true } },
  { f1: { ...named, more: true, also: true } },
].map((values) => ({ ...values, f2: named, sub: named, f4: named, f5: named }))
const allInvalid = { f1: {}, f2: {}, sub: {}, f4: {}, f5: {} }

const nodesOf = (machine: ProcessMachine): AnyStateNode[] => getStateNodes(machine.root)

describe('the paths of a small process', () => {
  let walked: ReturnType<typeof walkStates> | undefined
  /** The tests share the walk, which takes ten seconds of a processor. */
  const walkOnce = () => (walked ??= walkStates(everyFeature, () => [...allFilled, allInvalid]))

  it('reach every state', { timeout: 360_000 }, () => {
    expectEveryState(walkOnce())
  })

  /** The transitions that no path takes, by name; those of the save region with each step where none takes them. */
  const untaken = (): string[] => {
    const { machine, edges } = walkOnce()
    const taken = new Map<AnyTransitionDefinition, Set<string>>()
    const run = (flow: ProcessInput, at = '', snapshot?: unknown, event?: TraceEvent) => {
      const actor = createActor(machine, {
        input: flow,
        ...(snapshot !== undefined && { snapshot: snapshot as never }),
        inspect: (inspected) => {
          if (inspected.type === '@xstate.microstep')
            for (const transition of inspected._transitions)
              taken.set(transition, (taken.get(transition) ?? new Set()).add(at))
        },
      })
      actor.start()
      if (event) actor.send(event as never)
      actor.stop()
    }
    const tried = new Set<string>()
    run(input)
    run({ ...input, flowOnlyId: 'flow-1' })
    for (const { state, transitions } of edges) {
      let snapshot: object | undefined
      for (const { event } of Object.values(transitions as Record<string, { event: TraceEvent }>)) {
        // Other data does not lead to another transition of the same event.
        const { value, context } = state as ProcessSnapshot
        const edge = JSON.stringify([value, context.status, context.intent?.payload, event])
        if (tried.has(edge)) continue
        tried.add(edge)
        snapshot ??= { ...machine.getPersistedSnapshot(state as never), children: {} }
        run(input, stepOf(state as ProcessSnapshot), snapshot, event)
      }
    }
    const { open } = machine.root.states as unknown as Record<string, AnyStateNode>
    const { at, save } = open?.states ?? {}
    const places = Object.keys(at?.states ?? {})
    return nodesOf(machine)
      .flatMap(({ transitions, always = [] }) => [...[...transitions.values()].flat(), ...always])
      .flatMap((transition) => {
        const { source, eventType, target, actions } = transition
        const where = taken.get(transition) ?? new Set()
        const missing =
          source.parent === save
            ? places.filter((place) => !where.has(place)).join(' ')
            : where.size === 0 && 'everywhere'
        const arrow = `${source.key} on ${eventType} → ${target?.[0]?.key ?? JSON.stringify(actions.at(-1))}`
        return missing ? [`${arrow}: ${missing}`] : []
      })
  }
  const stepOf = (snapshot: ProcessSnapshot): string => {
    const position = selectPosition(snapshot)
    return typeof position === 'string' ? '' : position.step
  }

  it('take every transition', { timeout: 360_000 }, () => {
    expect(untaken()).toEqual([
      'arriving on  → empty: everywhere',
      // Moves that are impossible at the outcome, and before the first step.
      'idle on step.next → saving: completion',
      'idle on step.next → "reportInvalid": completion',
      'idle on step.pause → saving: completion',
      'idle on step.back → saving: step1 completion',
      'idle on step.jump → saving: step1 completion',
      'idle on flow.refresh → loading: completion',
      // Nothing is typed at the outcome.
      'idle on network.returned → keeping: completion',
      'idle on xstate.after.typingPause.process.open.save.idle → keeping: completion',
      // Every step is saved before it is left, and nothing is typed at the outcome.
      'idle on  → held: step1 completion',
      'keeping on step.next → held: completion',
      'keeping on step.pause → held: completion',
      'keeping on step.back → held: completion',
      'keeping on step.jump → held: completion',
      'keeping on xstate.done.actor.keep → idle: completion',
      'keeping on xstate.error.actor.keep → comparing: completion',
      'keeping on xstate.error.actor.keep → idle: completion',
      // A network that returns while the outcome of a save is unknown: failed-saves.test.ts.
      'rereading on xstate.done.actor.load → saving: step1 step2 step3 step4 step5 completion',
      // A lost reply of a save while typing: keeping.test.ts.
      'comparing on xstate.done.actor.load → keeping: step1 step2 step3 step4 step5 completion',
      'comparing on xstate.done.actor.load → saving: step1 step2 step3 step4 step5 completion',
    ])
  })

  it(
    'keep what is typed, and wait for nothing, where the session ends in any state',
    { timeout: 360_000 },
    ({ task }) => {
      const { machine, edges } = walkOnce()
      const states = edges.map(({ state }) => state as ProcessSnapshot)
      const ends = endSessionsIn(machine, states, ({ data }: ProcessContext) => data)
      tallyEnds({ task }, 'a process', ends)
      expect(ends.lost).toEqual([])
      const regions = ends.rests.map((rest) => JSON.parse(rest) as { open?: { save: string } })
      expect(new Set(regions.map((rest) => rest.open?.save ?? rest))).toEqual(
        new Set(['idle', 'unsure', 'conflicted', 'loadFailed', 'waiting']),
      )
    },
  )

  it('end in the empty state where all steps are skipped', () => {
    const { machine } = machineOf(processOf(entry(1, { step: { when: ifMore } })))
    expect(createActor(machine, { input }).start().getSnapshot().value).toBe('empty')
  })
})
