import { describe, expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine, type ProcessSnapshot } from '#machines/process/machine.ts'
import { selectPosition } from '#machines/process/selectors.ts'
import { savedIn, stepsToComplete } from '#engine/process/depends-on.ts'
import { shownSteps } from '#engine/process/steps.ts'
import { invalidForms, reviewAhead } from '#engine/process/way-back.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import {
  entry,
  externalDatum,
  ifMore,
  nameRequired,
  processOf,
  realProcesses,
} from '../../engine/process/definitions.ts'
import { allValues } from '#engine/paths/sample-values.ts'
import { flowOf, input, startFlow } from './start-flow.ts'

/** Steps 2 and 4 are shown where the first form says `more`; step 4 has no required field. */
const process = processOf(
  entry(1),
  entry(2, { schema: nameRequired, step: { when: ifMore } }),
  entry(3, { schema: nameRequired }),
  entry(4, { step: { when: ifMore } }),
  entry(5, { step: { commit: true } }),
)
const task = (progress: number, variable: object = {}) => ({
  id: `f${progress}`,
  nodeType: 2,
  nodeKey: `k${progress}`,
  variable,
})
const named = { name: '甲' }

/** A flow that jumped from its review, step 5, to the first step. */
const backFromReview = async (tasks = [task(1), task(3, named)]) => {
  const flow = startFlow(process, { flow: { progress: 5, tasks } })
  await flow.settled()
  await flow.send({ type: 'step.jump', progress: 1 })
  return flow
}

describe('stepTowardsReview', () => {
  it('leads back to the review where the change shows no new step', async () => {
    const flow = await backFromReview()
    await flow.send({ type: 'step.next' }, { f1: { more: false } })
    expect(flow.payloads().at(-1)).toMatchObject({ pass: true, progress: 5, status: -1 })
    expect(flow.position()).toEqual({ step: 'step5', saving: 'idle' })
  })

  it('leads through the steps that the change shows, each once, required or not', async () => {
    const flow = await backFromReview()
    await flow.send({ type: 'step.next' }, { f1: { more: true } })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    await flow.send({ type: 'step.next' }, { f2: named })
    expect(flow.position(), 'step 3 is filled in').toEqual({ step: 'step4', saving: 'idle' })
    await flow.send({ type: 'step.next' }, { f4: {} })
    expect(flow.position()).toEqual({ step: 'step5', saving: 'idle' })
  })

  it('leads to a step that is no longer filled in', async () => {
    const flow = await backFromReview([task(1), task(3, {})])
    await flow.send({ type: 'step.next' }, { f1: {} })
    expect(flow.position()).toEqual({ step: 'step3', saving: 'idle' })
  })

  it('survives a reload, because the review was saved', async () => {
    const { tasks } = (await backFromReview()).context()
    const reloaded = startFlow(process, { flow: { progress: 1, tasks: [...tasks] } })
    await reloaded.settled()
    await reloaded.send({ type: 'step.next' }, { f1: {} })
    expect(reloaded.position()).toEqual({ step: 'step5', saving: 'idle' })
  })

  it.each([
    ['returned', { status: 4 as const, progress: 1 }],
    ['restarted', { status: 0 as const, progress: 1 }],
  ])('leads a flow that was %s to its review', async (_, flow) => {
    const tasks = [task(1), task(3, named), task(5)]
    const returned = startFlow(process, { flow: { ...flow, tasks } })
    await returned.settled()
    await returned.send({ type: 'step.next' }, { f1: {} })
    expect(returned.payloads()).toMatchObject([{ pass: true, progress: 5, status: flow.status }])
    expect(returned.position()).toEqual({ step: 'step5', saving: 'idle' })
  })

  it('leads to the next step before the review was reached', async () => {
    const flow = startFlow(process, {
      flow: { progress: 3, tasks: [task(1), task(2, named), task(3, named)] },
    })
    await flow.settled()
    await flow.send({ type: 'step.jump', progress: 1 })
    await flow.send({ type: 'step.next' }, { f1: {} })
    expect(flow.position()).toEqual({ step: 'step3', saving: 'idle' })
  })

  it('leads back to the review after further steps back', async () => {
    const flow = await backFromReview([
      task(1, { more: true }),
      task(2, named),
      task(3, named),
      task(4),
    ])
    await flow.send({ type: 'step.next' }, { f1: { more: true } })
    await flow.send({ type: 'step.back' })
    expect(flow.position()).toEqual({ step: 'step4', saving: 'idle' })
    await flow.send({ type: 'step.back' })
    await flow.send({ type: 'step.next' }, { f3: named })
    expect(flow.position()).toEqual({ step: 'step5', saving: 'idle' })
  })

  it('stops at a step that new external data shows', async () => {
    const awaiting = processOf(
      entry(1),
      externalDatum(2, 'registry'),
      entry(2, { step: { when: { required: ['registry'] } } }),
      entry(3),
    )
    const tasks = [task(1), task(3)]
    const flow = startFlow(awaiting, { flow: { progress: 1, tasks } })
    await flow.settled()
    flow.loadFlow.mockImplementation(() =>
      Promise.resolve(
        flowOf({ progress: flow.payloads()[0]?.progress ?? 0, tasks, variables: { registry: {} } }),
      ),
    )
    await flow.send({ type: 'step.next' })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
  })
})

/** Sends an event and lets its save succeed; external data never arrives. */
const send = (
  machine: ReturnType<typeof createProcessMachine>,
  from: ProcessSnapshot,
  event: object,
) => {
  let [snapshot] = transition(machine, from, event as never)
  const reply = (type: string, output: object) => {
    ;[snapshot] = transition(machine, snapshot, { type, output } as never)
  }
  if (snapshot.hasTag('busy')) reply('xstate.done.actor.save', { id: 'flow-1', revision: 'r' })
  const { progress, status, tasks } = snapshot.context
  if (snapshot.matches('loading'))
    reply('xstate.done.actor.load', flowOf({ progress, status, tasks: [...tasks] }))
  return snapshot
}

const withOptions: ProcessInfo = processOf(
  entry(1),
  entry(2, { schema: nameRequired, step: { when: ifMore } }),
  entry(3, {
    step: { when: { required: ['k2'], properties: { k2: { required: ['name'] } } } },
  }),
  entry(4, { schema: nameRequired }),
  entry(5, { step: { commit: true } }),
)
const optionValues = [{ f1: {} }, { f1: { more: true } }, { f1: { more: false } }].map((first) => ({
  ...first,
  f2: named,
  f3: {},
  f4: named,
  f5: {},
}))

describe.each(Object.entries({ withOptions, ...realProcesses }))('any change in %s', (_, info) => {
  const plan = compileProcess(info)
  const machine = createProcessMachine(plan)
  const fillings = (info === withOptions ? optionValues : allValues(plan)).filter((values) =>
    plan.steps.every((step) => invalidForms(step, values).length === 0),
  )
  const next = (snapshot: ProcessSnapshot, values: Record<string, unknown>) => {
    const step = plan.steps.find(({ progress }) => progress === snapshot.context.current)
    const filled = (step?.entries ?? []).reduce(
      (from, { id }) =>
        send(machine, from, { type: 'form.change', entryId: id, data: values[id] ?? {} }),
      snapshot,
    )
    return send(machine, filled, { type: 'step.next' })
  }
  const outdated = ({ context }: ProcessSnapshot) =>
    stepsToComplete(plan, context, savedIn(context.tasks))
  const isAtReview = ({ context }: ProcessSnapshot) =>
    reviewAhead(plan, 0, { ...context, tasks: asIfSaved }) ===
    plan.steps.find(({ progress }) => progress === context.current)
  const asIfSaved = plan.steps.flatMap((step) =>
    step.entries.map(({ id, nodeType, keyName }) => ({
      id,
      nodeType,
      nodeKey: keyName,
      variable: {},
    })),
  )

  it('leads back to the review by new steps alone, and commits the shown steps', () => {
    let changes = 0
    for (const first of fillings) {
      let [start] = initialTransition(machine, input)
      while (!isAtReview(start)) start = next(start, first)
      for (const { progress: changed } of shownSteps(plan, start.context)) {
        if (changed >= start.context.current) continue
        for (const second of fillings) {
          const before = shownSteps(plan, start.context)
          let flow = send(machine, start, { type: 'step.jump', progress: changed })
          expect(flow.context.current).toBe(changed)
          flow = next(flow, second)
          while (!isAtReview(flow)) {
            const step = plan.steps.find(({ progress }) => progress === flow.context.current)
            const isOutdated = outdated(flow).some((one) => one === step)
            if (!isOutdated) expect(before, 'a step that was filled in before').not.toContain(step)
            flow = next(flow, second)
          }
          for (const step of shownSteps(plan, flow.context))
            expect(
              invalidForms(step, flow.context.data).filter(
                () => step.progress < flow.context.current,
              ),
            ).toEqual([])
          const seen = shownSteps(plan, flow.context)
          const committed = next(flow, second)
          expect(selectPosition(committed)).toBe('waiting')
          expect(shownSteps(plan, committed.context), 'dropping shows no other steps').toEqual(seen)
          for (const { id, variable } of committed.context.tasks)
            if (!seen.some(({ entries }) => entries.some((one) => one.id === id)))
              expect(variable).toEqual({})
          changes += 1
        }
      }
    }
    expect(changes).toBeGreaterThan(1)
  })
})
