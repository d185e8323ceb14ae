import { describe, expect, it, vi } from 'vitest'
import type { FlowSnapshot } from '#engine/process/flow.ts'
import { differences, mergeTheirs } from '#engine/process/differences.ts'
import { entry, nameRequired, processOf } from '../../engine/process/definitions.ts'
import { flowOf, saveError, startFlow } from './start-flow.ts'

const process = processOf(entry(1, { schema: nameRequired }), entry(2), entry(3))
const mine = { f1: { name: '甲' } }
const theirTask = { id: 'f1', nodeType: 2, nodeKey: 'k1', variable: { name: '乙' } }

/** A flow at step 1 whose next save rejects with `error`. */
const failing = async (error: unknown, flow: Parameters<typeof flowOf>[0] = {}) => {
  const started = startFlow(process, { flow, reason: '原因' })
  await started.settled()
  started.saveStep.mockRejectedValueOnce(error)
  return started
}

describe('a save that is refused', () => {
  it('keeps the step, its data and the reason, shows the failure and can be retried', async () => {
    const flow = await failing(saveError('refused', '统一社会信用代码已被使用'), { status: 4 })
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context()).toMatchObject({
      failure: { kind: 'refused', message: '统一社会信用代码已被使用' },
      data: mine,
      unsaved: ['f1'],
      reason: '原因',
    })
    expect(flow.loadFlow, 'nothing is in doubt').toHaveBeenCalledTimes(1)

    await flow.send({ type: 'step.next' }, mine)
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.context()).toMatchObject({ unsaved: [] })
    expect(flow.context().failure).toBeUndefined()
  })

  it('names the refused fields until the next save', async () => {
    const fields = [{ formId: 'f1', pointer: '/name', message: '名称已被使用' }]
    const flow = await failing({ ...saveError('refused'), fields })
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.context().failure?.fields).toEqual(fields)
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.context().failure).toBeUndefined()
  })

  it('has the same idempotency key for the same intent and a new one for a changed one', async () => {
    const flow = await failing(saveError('refused'))
    await flow.send({ type: 'step.next' }, mine)
    flow.saveStep.mockRejectedValueOnce(saveError('refused'))
    await flow.send({ type: 'step.next' }, mine)
    await flow.send({ type: 'step.next' }, { f1: { name: '丙' } })
    await flow.send({ type: 'step.next' })
    expect(flow.keys()).toEqual(['seed-1', 'seed-1', 'seed-2', 'seed-3'])
  })

  it.each([new Error('boom'), 'text', undefined, {}])(
    'keeps the flow, whatever the save rejects with: %o',
    async (error) => {
      const flow = startFlow(process)
      flow.saveStep.mockRejectedValueOnce(error)
      await flow.send({ type: 'step.next' }, mine)
      expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
      expect(flow.context().failure?.message).toMatch(/./)
      expect(flow.actor.getSnapshot().status).toBe('active')
    },
  )
})

describe('a save of unknown outcome', () => {
  it('is retried with the same key where the flow was never saved', async () => {
    const flow = startFlow(process)
    flow.saveStep.mockRejectedValueOnce(saveError('unknown', '请求超时'))
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.context().failure).toMatchObject({ kind: 'unknown', message: '请求超时' })
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.keys()).toEqual(['seed-1', 'seed-1'])
    expect(flow.loadFlow).not.toHaveBeenCalled()
  })

  it('reads the flow again; where the save was applied, the flow goes on without a second one', async () => {
    const flow = await failing(saveError('unknown'))
    const applied = flowOf({ progress: 2, revision: 'r2', lastSaveKey: 'seed-1' })
    flow.loadFlow.mockResolvedValue(applied)
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.saveStep).toHaveBeenCalledTimes(1)
    expect(flow.context()).toMatchObject({ revision: 'r2', unsaved: [], data: mine, progress: 2 })
    expect(flow.emitted).toEqual([{ type: 'flow.saved', flowOnlyId: 'flow-1', move: 'next' }])
  })

  describe('where the server keeps no keys', () => {
    const stored = { id: 'f1', nodeType: 2, nodeKey: 'k1', variable: { name: '甲', note: '' } }

    it.each(['step.next', 'step.pause'] as const)(
      'is recognised by all that it sent: %s',
      async (type) => {
        const flow = await failing(saveError('unknown'), { revision: '' })
        const progress = type === 'step.next' ? 2 : 1
        flow.loadFlow.mockResolvedValue(flowOf({ progress, revision: '', tasks: [stored] }))
        await flow.send({ type }, mine)
        expect(flow.position()).toEqual({ step: `step${progress}`, saving: 'idle' })
        expect(flow.context()).toMatchObject({ unsaved: [] })
        expect(flow.saveStep).toHaveBeenCalledTimes(1)
      },
    )

    it('a pause that never arrived is not saved, and its values are kept', async () => {
      const flow = await failing(saveError('unknown'), { revision: '' })
      flow.loadFlow.mockResolvedValue(flowOf({ revision: '' }))
      await flow.send({ type: 'step.pause' }, mine)
      expect(flow.emitted).toEqual([])
      expect(flow.context()).toMatchObject({ failure: { kind: 'unsaved' }, unsaved: ['f1'] })
    })

    it('a flow that is elsewhere with other values is a conflict', async () => {
      const flow = await failing(saveError('unknown'), { revision: '' })
      flow.loadFlow.mockResolvedValue(flowOf({ progress: 2, revision: '', tasks: [theirTask] }))
      await flow.send({ type: 'step.next' }, mine)
      expect(flow.position()).toEqual({ step: 'step1', saving: 'conflicted' })
    })
  })

  it('emits flow.committed where the commit was applied', async () => {
    const flow = startFlow(process, { flow: { progress: 3 } })
    await flow.settled()
    flow.saveStep.mockRejectedValueOnce(saveError('unknown'))
    flow.loadFlow.mockResolvedValue(flowOf({ status: 1, progress: 4, lastSaveKey: 'seed-1' }))
    await flow.send({ type: 'step.next' })
    expect(flow.position()).toBe('waiting')
    expect(flow.emitted).toContainEqual({ type: 'flow.committed' })
  })

  it('says that it did not arrive, keeps the data and retries with the same key', async () => {
    const flow = await failing(saveError('unknown'))
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context()).toMatchObject({
      failure: { kind: 'unsaved' },
      data: mine,
      unsaved: ['f1'],
    })
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.keys()).toEqual(['seed-1', 'seed-1'])
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
  })

  it('is a conflict where somebody else has saved, never an overwrite', async () => {
    const flow = await failing(saveError('unknown'))
    const theirs = flowOf({ revision: 'r7', lastSaveKey: 'other', tasks: [theirTask] })
    flow.loadFlow.mockResolvedValue(theirs)
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.position()).toEqual({ step: 'step1', saving: 'conflicted' })
    expect(flow.context()).toMatchObject({ theirs, data: mine, revision: 'r1' })
  })

  it('stays unsure where the flow cannot be read, and reads it again on retry', async () => {
    const flow = await failing(saveError('unknown'))
    flow.loadFlow.mockRejectedValueOnce(new Error('网络错误'))
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.position()).toEqual({ step: 'step1', saving: 'unsure' })
    expect(flow.actor.getSnapshot().hasTag('unsure')).toBe(true)
    expect(flow.context().data).toEqual(mine)

    await flow.send({ type: 'step.next' }, mine)
    expect(flow.saveStep, 'nothing is sent while in doubt').toHaveBeenCalledTimes(1)

    flow.loadFlow.mockResolvedValue(flowOf({ progress: 2, lastSaveKey: 'seed-1' }))
    await flow.send({ type: 'flow.retry' })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
  })
})

describe('a move without a network', () => {
  /** A flow at step 1 whose move got no reply, and which can't be read. */
  const offline = async (
    type: 'step.next' | 'step.pause' = 'step.next',
    flow: Parameters<typeof flowOf>[0] = {},
  ) => {
    const started = await failing(saveError('unknown'), flow)
    started.loadFlow.mockRejectedValueOnce(new Error('网络错误'))
    await started.send({ type }, mine)
    expect(started.position()).toEqual({ step: 'step1', saving: 'unsure' })
    return started
  }

  it.each([
    ['step.next', { step: 'step2', saving: 'idle' }, 'next'],
    ['step.pause', { step: 'step1', saving: 'idle' }, 'pause'],
  ] as const)('%s is sent again with its key when the network returns', async (type, at, move) => {
    const flow = await offline(type)
    await flow.send({ type: 'network.returned' })
    expect(flow.position()).toEqual(at)
    expect(flow.keys()).toEqual(['seed-1', 'seed-1'])
    expect(flow.context()).toMatchObject({ unsaved: [], data: mine })
    expect(flow.emitted).toEqual([{ type: 'flow.saved', flowOnlyId: 'flow-1', move }])
  })

  it('is sent again where the network returns while the flow is read', async () => {
    const flow = await failing(saveError('unknown'))
    let read: (stored: FlowSnapshot) => void = () => undefined
    flow.loadFlow.mockReturnValueOnce(new Promise((resolve) => (read = resolve)))
    flow.actor.send({ type: 'form.change', entryId: 'f1', data: mine.f1 })
    flow.actor.send({ type: 'step.next' })
    await vi.waitFor(() => expect(flow.position()).toMatchObject({ saving: 'rereading' }))
    flow.actor.send({ type: 'network.returned' })
    read(flowOf())
    await flow.settled()
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.keys()).toEqual(['seed-1', 'seed-1'])
  })

  it('is not sent again where it did arrive', async () => {
    const flow = await offline()
    flow.loadFlow.mockResolvedValue(flowOf({ progress: 2, revision: 'r2', lastSaveKey: 'seed-1' }))
    await flow.send({ type: 'network.returned' })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.saveStep).toHaveBeenCalledTimes(1)
  })

  it('is sent again once, and by the customer after that', async () => {
    const flow = await offline()
    flow.saveStep.mockRejectedValueOnce(saveError('unknown'))
    await flow.send({ type: 'network.returned' })
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context()).toMatchObject({ failure: { kind: 'unsaved' }, unsaved: ['f1'] })
    expect(flow.saveStep).toHaveBeenCalledTimes(2)
    await flow.send({ type: 'step.next' })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
  })

  it.each([
    ['by a server without revisions', { revision: '' }, undefined],
    ['with values that were changed meanwhile', {}, { name: '丙' }],
  ])('is not sent again %s', async (_, stored, typed) => {
    const flow = await offline('step.next', stored)
    if (typed) flow.actor.send({ type: 'form.change', entryId: 'f1', data: typed })
    await flow.send({ type: 'network.returned' })
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context()).toMatchObject({
      failure: { kind: 'unsaved' },
      unsaved: ['f1'],
      data: { f1: typed ?? mine.f1 },
    })
    expect(flow.saveStep).toHaveBeenCalledTimes(1)
  })

  it('meets the version of somebody else: both are kept until the customer chooses', async () => {
    const flow = await offline()
    flow.loadFlow.mockResolvedValue(flowOf({ revision: 'r7', lastSaveKey: 'other' }))
    await flow.send({ type: 'network.returned' })
    expect(flow.position()).toEqual({ step: 'step1', saving: 'conflicted' })
    expect(flow.saveStep).toHaveBeenCalledTimes(1)
  })
})

describe('a save that conflicts with another one', () => {
  const otherTask = { id: 'f3', nodeType: 2, nodeKey: 'k3', variable: { c: 3 } }
  const theirs = flowOf({ revision: 'r9', tasks: [theirTask, otherTask], lastSaveKey: 'other' })
  const conflicted = async () => {
    const flow = await failing(saveError('conflict'))
    flow.loadFlow.mockResolvedValue(theirs)
    await flow.send({ type: 'step.next' }, mine)
    return flow
  }

  it('keeps both versions and names the differences', async () => {
    const flow = await conflicted()
    expect(flow.position()).toEqual({ step: 'step1', saving: 'conflicted' })
    expect(flow.actor.getSnapshot().hasTag('conflict')).toBe(true)
    expect(flow.context()).toMatchObject({ theirs, data: mine })
    expect(differences(flow.plan, flow.context(), theirs)).toMatchObject([
      { form: { name: '第1步' }, field: 'name', label: '名称', mine: '甲', theirs: '乙' },
    ])
  })

  it('saves my version with their revision and a new key, and keeps their other steps', async () => {
    const flow = await conflicted()
    await flow.send({ type: 'conflict.keepMine' })
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context().data, 'what the review shows').toEqual({ ...mine, f3: { c: 3 } })
    await flow.send({ type: 'step.next' })
    const [first, second] = flow.saveStep.mock.calls.map(([request]) => request)
    expect(second?.revision).toBe('r9')
    expect(second?.intent.key).not.toBe(first?.intent.key)
    expect(second?.intent.payload.businessProcessTaskData).toEqual([
      otherTask,
      { id: 'f1', nodeType: 2, nodeKey: 'k1', variable: { name: '甲' } },
    ])
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
  })

  it('takes their version: their data, their step, nothing unsaved', async () => {
    const flow = await conflicted()
    await flow.send({ type: 'conflict.takeTheirs' })
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context()).toMatchObject({
      data: { f1: { name: '乙' }, f3: { c: 3 } },
      unsaved: [],
      revision: 'r9',
    })
    expect(flow.context().theirs).toBeUndefined()
  })

  it('saves the merge of both versions at once, and renders the forms anew', async () => {
    const flow = await conflicted()
    const { loads } = flow.context()
    const data = mergeTheirs(flow.context().data, differences(flow.plan, flow.context(), theirs))
    expect(data).toEqual({ f1: { name: '乙' } })
    await flow.send({ type: 'conflict.merge', data })
    await vi.waitFor(() => expect(flow.context().unsaved).toEqual([]))
    const request = flow.saveStep.mock.calls.at(-1)?.[0]
    expect(request).toMatchObject({
      revision: 'r9',
      intent: { move: 'keep', payload: { variable: { f1: { name: '乙' } } } },
    })
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context().loads).toBe(loads + 1)
  })

  it('goes to the step that their version has reached', async () => {
    const flow = await failing(saveError('conflict'))
    flow.loadFlow.mockResolvedValue(flowOf({ status: 1, progress: 4, revision: 'r9' }))
    await flow.send({ type: 'step.next' }, mine)
    await flow.send({ type: 'conflict.takeTheirs' })
    expect(flow.position()).toBe('waiting')
  })

  it('is a refused save where their version cannot be read', async () => {
    const flow = await failing(saveError('conflict', '已被修改'))
    flow.loadFlow.mockRejectedValueOnce(new Error('网络错误'))
    await flow.send({ type: 'step.next' }, mine)
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context()).toMatchObject({ failure: { kind: 'refused' }, data: mine })
  })
})

describe('a typed value', () => {
  it('is saved before anything else when it is typed during the save that leaves its step', async () => {
    const flow = startFlow(process)
    let reply: (saved: { id: string; revision: string }) => void = () => undefined
    flow.saveStep.mockReturnValueOnce(new Promise((resolve) => (reply = resolve)))
    flow.actor.send({ type: 'form.change', entryId: 'f1', data: mine.f1 })
    flow.actor.send({ type: 'step.next' })
    expect(flow.actor.getSnapshot().hasTag('busy')).toBe(true)
    flow.actor.send({ type: 'form.change', entryId: 'f1', data: { name: '甲乙' } })
    flow.actor.send({ type: 'step.next' })
    reply({ id: 'flow-1', revision: 'r2' })
    await vi.waitFor(() => expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' }))
    expect(flow.payloads(), 'pressed twice, saved once').toMatchObject([
      { variable: mine, pass: true, progress: 2 },
      { variable: { f1: { name: '甲乙' } }, pass: false, progress: 2 },
    ])
    expect(flow.context()).toMatchObject({ data: { f1: { name: '甲乙' } }, unsaved: [] })
  })

  it('overrides the saved value as a draft, until it is saved', async () => {
    const flow = startFlow(process, {
      flow: { tasks: [theirTask, { ...theirTask, id: 'f2', variable: { b: 2 } }] },
      drafts: mine,
    })
    await flow.settled()
    expect(flow.context()).toMatchObject({ data: { ...mine, f2: { b: 2 } }, unsaved: ['f1'] })
    await flow.send({ type: 'step.next' })
    expect(flow.payloads()[0]?.variable).toEqual(mine)
    expect(flow.context().unsaved).toEqual([])
  })

  it('is no longer one where its save had arrived with null for a field that was left empty', async () => {
    const properties = { a: { type: ['string', 'null'] }, b: { type: 'string' } }
    const schema = { type: 'object', required: ['a'], properties }
    const flow = startFlow(processOf(entry(1, { schema }), entry(2)), {
      flow: { progress: 2, tasks: [{ ...theirTask, variable: { a: null, b: '甲' } }] },
      drafts: { f1: { b: '甲' } },
    })
    await flow.settled()
    expect(flow.context()).toMatchObject({ data: { f1: { a: null, b: '甲' } }, unsaved: [] })
  })

  it('is no longer one where its save had arrived: nothing is sent again', async () => {
    const flow = startFlow(process, {
      flow: { progress: 2, tasks: [{ ...theirTask, variable: mine.f1 }] },
      drafts: mine,
    })
    await flow.settled()
    expect(flow.context()).toMatchObject({ data: mine, unsaved: [] })
    expect(flow.saveStep).not.toHaveBeenCalled()
  })

  it('starts with the default of the definition, until a value is saved', async () => {
    const filled = processOf(entry(1, { formData: { name: '默认' } }), entry(2))
    expect(startFlow(filled).context().data).toEqual({ f1: { name: '默认' } })
    const flow = startFlow(filled, { flow: { tasks: [theirTask] } })
    await flow.settled()
    expect(flow.context().data).toEqual({ f1: { name: '乙' } })
  })
})
