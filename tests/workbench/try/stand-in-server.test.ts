import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { selectFlowView, selectPosition } from '#machines/process/selectors.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import type { ProcessFile } from '#schemas/process/definition.ts'
import { createStandInServer, type NextSave } from '#src/workbench/try/stand-in-server.ts'
import {
  generatedValues,
  startFlow,
  START_STATES,
  type StartState,
} from '#src/workbench/try/start-states.ts'
import { entry, nameRequired, processOf } from '../../engine/process/definitions.ts'

const FOLDER = 'schemas/processes'
const plans = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
  return [file, compileProcess(JSON.parse(text) as ProcessFile)] as const
})

/** Tries a process from a state, and waits for the server. */
const tryFrom = async (plan: ProcessPlan, state: StartState) => {
  const begun = startFlow(plan, state)
  const onNext = vi.fn()
  const server = createStandInServer(begun, onNext)
  const machine = createProcessMachine(plan).provide({
    actors: {
      loadFlow: fromPromise(() => server.loadFlow()),
      loadReason: fromPromise(() => server.loadReason()),
      saveStep: fromPromise(({ input }) => server.saveStep(input)),
    },
  })
  const { flowOnlyId } = begun.flow
  const actor = createActor(machine, {
    input: { processType: 1, businessId: 'try', goodId: '1', keySeed: 'try', flowOnlyId },
  }).start()
  // A save, and the load after it.
  const settled = () => vi.advanceTimersByTimeAsync(1_000)
  await settled()
  return {
    actor,
    server,
    onNext,
    settled,
    view: () => selectFlowView(plan, actor.getSnapshot()),
    next: async () => {
      const view = selectFlowView(plan, actor.getSnapshot())
      if (view.kind === 'step')
        for (const [entryId, data] of Object.entries(generatedValues(view.step)))
          actor.send({ type: 'form.change', entryId, data })
      actor.send({ type: 'step.next' })
      await settled()
    },
  }
}

const plan = compileProcess(processOf(entry(1, { schema: nameRequired }), entry(2)))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('startFlow', () => {
  it.each(plans)('starts %s in each state', async (_, process) => {
    const kinds = await Promise.all(
      Object.keys(START_STATES).map(async (state) => {
        const { actor, view } = await tryFrom(process, state as StartState)
        const { kind } = view()
        actor.stop()
        return kind
      }),
    )
    expect(kinds).toEqual(['step', 'step', 'waiting', 'outcome', 'outcome'])
  })
})

describe('createStandInServer', () => {
  it.each(plans)('takes generated values of %s as far as the approval', async (_, process) => {
    const { actor, view, next } = await tryFrom(process, 'new')
    for (let steps = 0; steps < process.steps.length && view().kind === 'step'; steps += 1)
      await next()
    actor.stop()
    expect(view().kind).toBe('waiting')
  })

  it.each<[NextSave, unknown]>([
    ['succeeds', { step: 'step2', saving: 'idle' }],
    ['refused', { step: 'step1', saving: 'idle' }],
    ['unsent', { step: 'step1', saving: 'idle' }],
    ['lost', { step: 'step2', saving: 'idle' }],
    ['overtaken', { step: 'step1', saving: 'conflicted' }],
  ])('leads to the state after a save that is %s', async (expected, position) => {
    const { actor, server, onNext, next } = await tryFrom(plan, 'returned')
    server.expect(expected)
    await next()
    actor.stop()
    expect(selectPosition(actor.getSnapshot())).toEqual(position)
    expect(onNext).toHaveBeenCalled()
  })

  it('decides a flow that waits, with a reason', async () => {
    const { actor, server, view, settled } = await tryFrom(plan, 'waiting')
    server.decide(FlowStatus.returned, '请补充')
    actor.send({ type: 'flow.refresh' })
    await settled()
    actor.stop()
    expect(view().kind).toBe('step')
    expect(actor.getSnapshot().context.reason).toBe('请补充')
  })
})
