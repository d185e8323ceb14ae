import { describe, expect, it } from 'vitest'
import type { ProcessSavePayload } from '#schemas/api/process.ts'
import {
  entry,
  externalDatum,
  fixedPage,
  ifMore,
  nameRequired,
  processOf,
  realProcesses,
} from '../../engine/process/definitions.ts'
import { valuesFor } from '#engine/paths/sample-values.ts'
import { flowOf, startFlow } from './start-flow.ts'

/** Step 2 is shown where the first form says `more`. */
const skipping = processOf(
  entry(1),
  entry(2, { schema: nameRequired, step: { when: ifMore } }),
  entry(3),
  entry(4, { step: { commit: true } }),
)
const whole = { modelKey: 'test', type: 1, businessId: 'business-1' }
const task = (progress: number, variable: object = {}) => ({
  id: `f${progress}`,
  nodeType: 2,
  nodeKey: `k${progress}`,
  variable,
})

const startAt = async (progress: number, status: -1 | 0 | 4 = -1, tasks = [task(1)]) => {
  const flow = startFlow(skipping, { flow: { progress, status, tasks }, reason: '原因' })
  await flow.settled()
  return flow
}

describe('the payload of a save (specification, sections 3 and 4)', () => {
  it('going to a later step saves pass=true and progress = current+1', async () => {
    const flow = startFlow(skipping)
    await flow.send({ type: 'step.next' }, { f1: { more: true } })
    expect(flow.saveStep).toHaveBeenCalledExactlyOnceWith({
      flowOnlyId: '',
      revision: '',
      intent: {
        move: 'next',
        key: 'seed-1',
        data: { f1: { more: true } },
        payload: {
          ...whole,
          variable: { f1: { more: true } },
          businessProcessTaskData: [task(1, { more: true })],
          pass: true,
          progress: 2,
          status: -1,
        } satisfies ProcessSavePayload,
      },
    })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.context()).toMatchObject({ flowOnlyId: 'flow-1', revision: 'r2', unsaved: [] })
    expect(flow.emitted).toEqual([{ type: 'flow.saved', flowOnlyId: 'flow-1', move: 'next' }])
  })

  it('going forward over a skipped step saves the progress of the step that follows', async () => {
    const flow = startFlow(skipping)
    await flow.send({ type: 'step.next' }, { f1: { more: false } })
    expect(flow.payloads()).toEqual([
      {
        ...whole,
        variable: { f1: { more: false } },
        businessProcessTaskData: [task(1, { more: false })],
        pass: true,
        progress: 3,
        status: -1,
      },
    ])
    expect(flow.position()).toEqual({ step: 'step3', saving: 'idle' })
  })

  it('hands in null for a required field that may be null, touched or not, and keeps a pause as it is', async () => {
    const schema = {
      type: 'object',
      required: ['a', 'b'],
      properties: { a: { type: ['string', 'null'] }, b: { type: ['integer', 'null'] } },
    }
    const flow = startFlow(processOf(entry(1, { schema }), entry(2, { schema })))
    await flow.send({ type: 'step.next' }, { f1: { a: undefined } })
    await flow.send({ type: 'step.pause' }, { f2: { a: 'x' } })
    await flow.send({ type: 'step.next' })
    const sent = flow.payloads().map(({ variable }) => variable)
    expect(sent).toEqual([
      { f1: { a: null, b: null } },
      { f2: { a: 'x' } },
      { f2: { a: 'x', b: null } },
    ])
    expect(flow.context().unsaved).toEqual([])
  })

  it.each<[string, (saved: ProcessSavePayload, from: number) => number]>([
    ['that stores what is saved', ({ progress }) => progress],
    ['that counts by itself', ({ pass }, from) => (pass ? from + 1 : from - 1)],
  ])(
    'walks over gaps, 1, 3 and 7, and is resumed at each step, by a gateway %s',
    async (_, stored) => {
      const gaps = processOf(entry(1), entry(3), entry(7, { step: { commit: true } }))
      let from = 1
      for (const [type, to] of [
        ['step.next', 3],
        ['step.next', 7],
        ['step.back', 3],
        ['step.next', 7],
      ] as const) {
        const flow = startFlow(gaps, { flow: { progress: from } })
        await flow.settled()
        await flow.send({ type })
        expect(flow.position()).toEqual({ step: `step${to}`, saving: 'idle' })
        const [payload] = flow.payloads()
        const resumed = startFlow(gaps, { flow: { progress: stored(payload!, from) } })
        await resumed.settled()
        expect(resumed.position()).toEqual({ step: `step${to}`, saving: 'idle' })
        from = to
      }
    },
  )

  it('going back saves pass=false and progress = current-1', async () => {
    const flow = await startAt(2, 4, [task(1, { more: true })])
    await flow.send({ type: 'step.back' }, { f2: { nmae: '未填完' } })
    expect(flow.payloads()).toEqual([
      {
        ...whole,
        variable: { f2: { nmae: '未填完' } },
        businessProcessTaskData: [task(1, { more: true }), task(2, { nmae: '未填完' })],
        pass: false,
        progress: 1,
        status: 4,
      },
    ])
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context().reason).toBe('原因')
  })

  it('going back over a skipped step saves the progress of the step before it', async () => {
    const flow = await startAt(3)
    await flow.send({ type: 'step.back' })
    expect(flow.payloads()).toEqual([
      {
        ...whole,
        variable: { f3: {} },
        businessProcessTaskData: [task(1), task(3)],
        pass: false,
        progress: 1,
        status: -1,
      },
    ])
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
  })

  it('pausing saves pass=false and the same progress, complete or not', async () => {
    const flow = await startAt(2, 4, [task(1, { more: true })])
    await flow.send({ type: 'step.pause' }, { f2: { nmae: '未填完' } })
    expect(flow.payloads()).toEqual([
      {
        ...whole,
        variable: { f2: { nmae: '未填完' } },
        businessProcessTaskData: [task(1, { more: true }), task(2, { nmae: '未填完' })],
        pass: false,
        progress: 2,
        status: 4,
      },
    ])
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.context()).toMatchObject({ unsaved: [], reason: '原因' })
    expect(flow.emitted).toContainEqual({
      type: 'flow.saved',
      flowOnlyId: expect.any(String) as string,
      move: 'pause',
    })
  })

  it('does not go back from the first step', async () => {
    const flow = await startAt(1)
    await flow.send({ type: 'step.back' })
    expect(flow.saveStep).not.toHaveBeenCalled()
  })

  it('jumping to an earlier step saves pass=false and its progress', async () => {
    const flow = await startAt(4)
    await flow.send({ type: 'step.jump', progress: 1 }, { f4: { a: 1 } })
    expect(flow.payloads()).toEqual([
      {
        ...whole,
        variable: { f4: { a: 1 } },
        businessProcessTaskData: [task(1), task(4, { a: 1 })],
        pass: false,
        progress: 1,
        status: -1,
      },
    ])
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
  })

  it.each([
    ['the current', 3],
    ['a later', 4],
    ['a skipped', 2],
    ['an unknown', 0],
  ])('does not jump to %s step', async (_, progress) => {
    const flow = await startAt(3)
    await flow.send({ type: 'step.jump', progress })
    expect(flow.saveStep).not.toHaveBeenCalled()
  })

  it('the reject/return action saves pass=false, progress 1, status 0, and resets to step 1', async () => {
    const flow = await startAt(3, 4)
    await flow.send({ type: 'flow.restart' })
    expect(flow.payloads()).toEqual([
      {
        ...whole,
        variable: { f3: {} },
        businessProcessTaskData: [task(1), task(3)],
        pass: false,
        progress: 1,
        status: 0,
      },
    ])
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context(), 'the reason stays pinned').toMatchObject({ status: 0, reason: '原因' })
  })

  it('a rejected flow restarts from the completion page and keeps its data', async () => {
    const tasks = [task(1, { more: false }), task(3), task(4)]
    const flow = startFlow(skipping, { flow: { status: 2, progress: 5, tasks }, reason: '原因' })
    await flow.settled()
    await flow.send({ type: 'flow.restart' })
    expect(flow.payloads()).toEqual([
      {
        ...whole,
        variable: {},
        businessProcessTaskData: tasks,
        pass: false,
        progress: 1,
        status: 0,
      },
    ])
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context()).toMatchObject({ data: { f1: { more: false } }, reason: '原因' })
  })

  it.each([
    ['that is new', { flow: { progress: 3, status: -1 as const } }],
    ['that is approved', { flow: { progress: 5, status: 3 as const } }],
  ])('does not restart a flow %s', async (_, options) => {
    const flow = startFlow(skipping, options)
    await flow.settled()
    await flow.send({ type: 'flow.restart' })
    expect(flow.saveStep).not.toHaveBeenCalled()
  })

  it('saving a step marked as the commit step sets status 1 and clears the reason', async () => {
    const flow = await startAt(4, 4)
    await flow.send({ type: 'step.next' }, { f4: { sure: true } })
    expect(flow.payloads()).toEqual([
      {
        ...whole,
        variable: { f4: { sure: true } },
        businessProcessTaskData: [task(1), task(4, { sure: true })],
        pass: true,
        progress: 5,
        status: 1,
      },
    ])
    expect(flow.position()).toBe('waiting')
    expect(flow.context()).toMatchObject({ status: 1, reason: '', current: 5 })
    expect(flow.emitted).toEqual([
      { type: 'flow.saved', flowOnlyId: 'flow-1', move: 'next' },
      { type: 'flow.committed' },
    ])
  })

  it('the last step commits where none is marked', async () => {
    const flow = startFlow(processOf(entry(1), entry(2)), { flow: { progress: 2 } })
    await flow.settled()
    await flow.send({ type: 'step.next' })
    expect(flow.payloads()).toMatchObject([{ pass: true, progress: 3, status: 1 }])
    expect(flow.position()).toBe('waiting')
  })

  it('a step commits where all later steps are skipped', async () => {
    const flow = startFlow(processOf(entry(1), entry(2, { step: { when: ifMore } })))
    await flow.send({ type: 'step.next' }, { f1: { more: false } })
    expect(flow.payloads()).toMatchObject([{ pass: true, progress: 2, status: 1 }])
    expect(flow.position()).toBe('waiting')
  })

  it('a commit step commits even where later steps exist', async () => {
    const flow = startFlow(processOf(entry(1, { step: { commit: true } }), entry(2)))
    await flow.send({ type: 'step.next' })
    expect(flow.payloads()).toMatchObject([{ pass: true, progress: 2, status: 1 }])
    expect(flow.position()).toBe('waiting')
    expect(flow.emitted).toContainEqual({ type: 'flow.committed' })
  })

  it('step-form data is collected per form id: page, extra forms and sub-forms alike', async () => {
    const process = processOf(
      fixedPage(1, { nodeType: 5 }),
      entry(1, { id: 'sub', keyName: 'sub', nodeType: 3 }),
      entry(2),
    )
    const flow = startFlow(process)
    await flow.send({ type: 'step.next' }, { f1: { signed: true }, sub: { name: '甲' } })
    expect(flow.payloads()[0]).toMatchObject({
      variable: { f1: { signed: true }, sub: { name: '甲' } },
      businessProcessTaskData: [
        { id: 'f1', nodeType: 5, nodeKey: 'contractSigning', variable: { signed: true } },
        { id: 'sub', nodeType: 3, nodeKey: 'sub', variable: { name: '甲' } },
      ],
    })
  })

  it("keeps the saved entries of other steps and replaces the step's own", async () => {
    const flow = await startAt(1, -1, [task(3, { c: 3 }), task(1, { a: 0 })])
    await flow.send({ type: 'step.next' }, { f1: { a: 1 } })
    expect(flow.payloads()[0]?.businessProcessTaskData).toEqual([
      task(3, { c: 3 }),
      task(1, { a: 1 }),
    ])
  })

  it('sends the revision of the previous save', async () => {
    const flow = await startAt(1)
    await flow.send({ type: 'step.next' })
    await flow.send({ type: 'step.next' })
    expect(flow.saveStep.mock.calls.map(([{ revision }]) => revision)).toEqual(['r1', 'r2'])
  })
})

describe('a walk through a real process', () => {
  it.each([
    ['receivablesOpening', { companyScale: 'micro' }, [1, 2, 3, 4, 6, 7, 8]],
    ['receivablesOpening', { companyScale: 'large' }, [1, 2, 3, 4, 5, 6, 7, 8]],
    ['creditLineApplication', { guaranteeMethod: 'credit' }, [1, 2, 4, 5]],
    ['creditLineApplication', { guaranteeMethod: 'guarantor' }, [1, 2, 3, 4, 5]],
    ['quotaActivation', {}, [1, 2, 3]],
  ] as const)('%s, %o: passes through the steps %j and commits', async (name, overrides, steps) => {
    const flow = startFlow(realProcesses[name])
    flow.loadFlow.mockImplementation(() => {
      const saved = flow.payloads().at(-1)
      return Promise.resolve(
        flowOf({ progress: saved?.progress ?? 0, tasks: saved?.businessProcessTaskData as never }),
      )
    })
    const walked: number[] = []
    while (flow.position() !== 'waiting' && walked.length < 10) {
      const step = flow.plan.steps.find(({ progress }) => progress === flow.context().current)
      if (!step) throw new Error('no step')
      walked.push(step.progress)
      const sample = valuesFor(step)
      const [overridden = ''] = Object.keys(overrides)
      const form = step.forms.find(({ id }) => Object.hasOwn(sample[id] as object, overridden))
      const values = form
        ? { ...sample, [form.id]: { ...(sample[form.id] as object), ...overrides } }
        : sample
      await flow.send({ type: 'step.next' }, values)
      expect(flow.context().failure).toBeUndefined()
    }
    expect(walked).toEqual(steps)
    const last = steps.at(-1) ?? 0
    expect(flow.payloads().map(({ pass, progress, status }) => [pass, progress, status])).toEqual(
      steps.map((step, index) => [true, steps[index + 1] ?? last + 1, step === last ? 1 : -1]),
    )
    expect(flow.payloads().at(-1)?.modelKey).toBe(realProcesses[name].processKey)
  })

  it('loads the flow after a save where external data may have arrived', async () => {
    const process = processOf(entry(1), externalDatum(2, 'registry'), entry(2), entry(3))
    const flow = startFlow(process)
    flow.loadFlow.mockResolvedValue(
      flowOf({ progress: 2, tasks: [task(1)], variables: { registry: { name: '甲公司' } } }),
    )
    await flow.send({ type: 'step.next' })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.context()).toMatchObject({ external: { registry: { name: '甲公司' } }, loads: 1 })

    await flow.send({ type: 'step.next' })
    expect(flow.position()).toEqual({ step: 'step3', saving: 'idle' })
    expect(flow.loadFlow, 'none is expected any more').toHaveBeenCalledTimes(1)
  })

  it('chooses the next step by the external data that has just arrived', async () => {
    const when = { required: ['registry'] }
    const process = processOf(
      entry(1),
      externalDatum(2, 'registry'),
      entry(2, { step: { when } }),
      entry(3),
    )
    const next = async (variables: Record<string, unknown>) => {
      const flow = startFlow(process)
      flow.loadFlow.mockImplementation(() =>
        Promise.resolve(flowOf({ progress: flow.payloads()[0]?.progress ?? 0, variables })),
      )
      await flow.send({ type: 'step.next' })
      return flow.position()
    }
    expect(await next({ registry: {} })).toEqual({ step: 'step2', saving: 'idle' })
    expect(await next({})).toEqual({ step: 'step3', saving: 'idle' })
  })
})
