import { afterEach, describe, expect, it, vi } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { APPROVAL_POLL, REASON_RETRY } from '#machines/process/machine-setup.ts'
import { selectStepBar, selectFlowView } from '#machines/process/selectors.ts'
import {
  entry,
  fixedPage,
  ifMore,
  nameRequired,
  processOf,
  realProcesses,
} from '../../engine/process/definitions.ts'
import { flowOf, startFlow } from './start-flow.ts'

const threeSteps = processOf(entry(1), entry(2), entry(3))

describe('a process flow, by its status (specification, section 4)', () => {
  it.each(Object.entries(realProcesses))(
    '-1: %s starts at its first step without a save',
    (_, p) => {
      const { position, context, loadFlow, saveStep } = startFlow(p)
      expect(position()).toEqual({ step: 'step1', saving: 'idle' })
      expect(context()).toMatchObject({ status: -1, current: 1, reason: '' })
      expect(loadFlow).not.toHaveBeenCalled()
      expect(saveStep).not.toHaveBeenCalled()
    },
  )

  it('-1: a flow under way opens at the step of its progress with its saved values', async () => {
    const tasks = [{ id: 'f1', nodeType: 2, nodeKey: 'k1', variable: { name: '甲' } }]
    const flow = startFlow(threeSteps, { flow: { progress: 2, tasks } })
    expect(flow.position()).toBe('loading')
    await flow.settled()
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.context()).toMatchObject({ current: 2, data: { f1: { name: '甲' } }, unsaved: [] })
    expect(flow.loadFlow).toHaveBeenCalledExactlyOnceWith({ flowOnlyId: 'flow-1' })
    expect(selectFlowView(flow.plan, flow.actor.getSnapshot())).toMatchObject({
      kind: 'step',
      step: { name: 'step2' },
    })
  })

  it('0: a restarted flow opens at the step of its progress and keeps the reason', async () => {
    const flow = startFlow(threeSteps, { flow: { status: 0, progress: 1 }, reason: '请重填' })
    await flow.settled()
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context()).toMatchObject({ status: 0, reason: '请重填' })
  })

  it('1: a committed flow waits for approval', async () => {
    const flow = startFlow(threeSteps, { flow: { status: 1, progress: 4 } })
    await flow.settled()
    expect(flow.position()).toBe('waiting')
    expect(flow.context().current).toBe(4)
    expect(selectFlowView(flow.plan, flow.actor.getSnapshot())).toEqual({ kind: 'waiting' })
  })

  it.each([
    [2, false],
    [3, true],
  ] as const)(
    '%i: the flow reopens on the completion page, current step = progress + 1, return route cleared',
    async (status, approved) => {
      const flow = startFlow(threeSteps, {
        flow: { status, progress: 4 },
        reason: '资料不全',
        returnRoute: '/user/product',
      })
      await flow.settled()
      expect(flow.position()).toEqual({ step: 'completion', saving: 'idle' })
      expect(flow.context()).toMatchObject({
        current: 5,
        returnRoute: '',
        reason: approved ? '' : '资料不全',
      })
      expect(flow.emitted).toEqual([{ type: 'returnRoute.cleared' }])
      expect(selectFlowView(flow.plan, flow.actor.getSnapshot())).toEqual({
        kind: 'outcome',
        approved,
      })
    },
  )

  it('4: a returned flow opens at the step to correct with the reason', async () => {
    const flow = startFlow(threeSteps, {
      flow: { status: 4, progress: 2 },
      reason: '金额有误',
      returnRoute: '/user/product',
    })
    await flow.settled()
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.context()).toMatchObject({ reason: '金额有误', returnRoute: '/user/product' })
  })

  it('5: a withdrawn flow shows its outcome without steps, and starts again with its values', async () => {
    const tasks = [{ id: 'f1', nodeType: 2, nodeKey: 'k1', variable: { name: '甲' } }]
    const flow = startFlow(threeSteps, { flow: { status: 5, progress: 4, tasks } })
    await flow.settled()
    expect(flow.position()).toEqual({ step: 'completion', saving: 'idle' })
    expect(selectStepBar(flow.plan, flow.actor.getSnapshot())).toEqual([])
    await flow.send({ type: 'flow.restart' })
    expect(flow.payloads()).toMatchObject([{ status: 0, progress: 1, pass: false }])
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context().data).toMatchObject({ f1: { name: '甲' } })
  })

  it('keeps the return route of its input', () => {
    expect(startFlow(threeSteps, { returnRoute: '/user/center' }).context().returnRoute).toBe(
      '/user/center',
    )
  })

  it.each([
    ['gone from the definition', processOf(entry(1), entry(3)), 2, 'step3'],
    ['skipped', processOf(entry(1), entry(2, { step: { when: ifMore } }), entry(3)), 2, 'step3'],
    ['behind the last step', processOf(entry(1), entry(2)), 9, 'step2'],
  ])('opens the nearest step where the saved one is %s', async (_, process, progress, step) => {
    const flow = startFlow(process, { flow: { progress } })
    await flow.settled()
    expect(flow.position()).toEqual({ step: step, saving: 'idle' })
  })

  it('shows 流程未设置页面 for a process without steps', () => {
    const flow = startFlow(processOf())
    expect(flow.position()).toBe('empty')
    expect(selectFlowView(flow.plan, flow.actor.getSnapshot())).toEqual({ kind: 'empty' })
    expect(compileProcess(processOf()).diagnostics[0]?.message).toContain('流程未设置页面')
  })

  it('is empty where every step is skipped', () => {
    expect(startFlow(processOf(entry(2, { step: { when: ifMore } }))).position()).toBe('empty')
  })
})

describe('a flow that cannot be read', () => {
  it('shows the failure and is loaded again on retry', async () => {
    const flow = startFlow(threeSteps, { flow: { progress: 3 } })
    flow.loadFlow.mockReset().mockRejectedValueOnce(new Error('网络错误，请检查网络'))
    flow.loadFlow.mockResolvedValue(flowOf({ progress: 3 }))
    await flow.settled()
    // The first load was under way when the mock changed.
    flow.actor.send({ type: 'flow.refresh' })
    await flow.settled()
    expect(flow.position()).toBe('loadFailed')
    expect(selectFlowView(flow.plan, flow.actor.getSnapshot())).toEqual({
      kind: 'loadFailed',
      message: '网络错误，请检查网络',
    })
    await flow.send({ type: 'flow.retry' })
    expect(flow.position()).toEqual({ step: 'step3', saving: 'idle' })
    expect(flow.context().failure).toBeUndefined()
  })
})

describe('a flow that waits for approval', () => {
  afterEach(() => void vi.useRealTimers())

  it('is polled, through failures, until it is decided', async () => {
    vi.useFakeTimers()
    const flow = startFlow(threeSteps, { flow: { status: 1, progress: 4 } })
    await vi.advanceTimersByTimeAsync(0)
    expect(flow.loadFlow).toHaveBeenCalledTimes(1)

    await vi.advanceTimersByTimeAsync(APPROVAL_POLL)
    expect(flow.loadFlow).toHaveBeenCalledTimes(2)
    expect(flow.position()).toBe('waiting')

    flow.loadFlow.mockRejectedValueOnce(new Error('请求超时'))
    await vi.advanceTimersByTimeAsync(APPROVAL_POLL)
    expect(flow.position()).toBe('waiting')

    flow.loadFlow.mockResolvedValue(flowOf({ status: 3, progress: 4 }))
    await vi.advanceTimersByTimeAsync(APPROVAL_POLL - 1)
    expect(flow.position()).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(flow.position()).toEqual({ step: 'completion', saving: 'idle' })
    expect(flow.context().current).toBe(5)

    await vi.advanceTimersByTimeAsync(10 * APPROVAL_POLL)
    expect(flow.loadFlow).toHaveBeenCalledTimes(4)
  })

  it('is asked for its status alone, and read when that has changed', async () => {
    vi.useFakeTimers()
    const flow = startFlow(threeSteps, { flow: { status: 1, progress: 4 } })
    flow.readStatus.mockResolvedValue(1)
    await vi.advanceTimersByTimeAsync(3 * APPROVAL_POLL)
    expect(flow.readStatus.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [{ processInstanceId: 'instance-1' }]),
    )
    expect(flow.loadFlow).toHaveBeenCalledTimes(1)

    flow.readStatus.mockResolvedValue(3)
    flow.loadFlow.mockResolvedValue(flowOf({ status: 3, progress: 4 }))
    await vi.advanceTimersByTimeAsync(APPROVAL_POLL)
    expect(flow.loadFlow).toHaveBeenCalledTimes(2)
    expect(flow.position()).toEqual({ step: 'completion', saving: 'idle' })
  })

  it('is loaded at once on flow.refresh', async () => {
    const flow = startFlow(threeSteps, { flow: { status: 1, progress: 4 } })
    await flow.settled()
    flow.loadFlow.mockResolvedValue(flowOf({ status: 4, progress: 1 }))
    flow.loadReason.mockResolvedValue('请补充')
    flow.actor.send({ type: 'flow.refresh' })
    await vi.waitFor(() => expect(flow.context().reason).toBe('请补充'))
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
  })
})

describe('a step that cannot be passed', () => {
  it('keeps invalid data and names its forms', async () => {
    const extra = entry(1, { id: 'extra', keyName: 'extra', schema: nameRequired })
    const flow = startFlow(processOf(entry(1, { schema: nameRequired }), extra, entry(2)))
    await flow.send({ type: 'step.next' }, { f1: { name: '甲' }, extra: { nmae: '乙' } })
    expect(flow.saveStep).not.toHaveBeenCalled()
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context()).toMatchObject({
      failure: { kind: 'invalid', formIds: ['extra'] },
      data: { f1: { name: '甲' }, extra: { nmae: '乙' } },
      unsaved: ['f1', 'extra'],
    })

    flow.actor.send({ type: 'form.change', entryId: 'extra', data: { name: '乙' } })
    expect(flow.context().failure).toBeUndefined()
    await flow.send({ type: 'step.next' })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
  })

  it.each([
    ['whose form is broken', entry(2, { content: '{' })],
    ['whose fixed page does not exist', fixedPage(2, { keyName: 'nowhere' })],
  ])('blocks a step %s', async (_, wrong) => {
    const flow = startFlow(processOf(entry(1), wrong, entry(3)), { flow: { progress: 2 } })
    await flow.settled()
    await flow.send({ type: 'step.next' })
    expect(flow.saveStep).not.toHaveBeenCalled()
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.context().failure).toMatchObject({ kind: 'refused' })
    await flow.send({ type: 'step.back' })
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
  })

  it('does not commit a flow with a broken step', async () => {
    const process = processOf(entry(1, { content: '{' }), entry(2))
    const flow = startFlow(process, { flow: { progress: 2 } })
    await flow.settled()
    await flow.send({ type: 'step.next' })
    expect(flow.saveStep).not.toHaveBeenCalled()
    expect(flow.context().failure).toMatchObject({ kind: 'refused' })
  })
})

describe('selectStepBar', () => {
  const titles = (process: Parameters<typeof startFlow>[0]) => {
    const flow = startFlow(process)
    return selectStepBar(flow.plan, flow.actor.getSnapshot())
  }

  it('lists the shown steps and the two positions behind them', () => {
    expect(titles(processOf(entry(1), entry(2, { step: { when: ifMore } }), entry(3)))).toEqual([
      { title: '第1步', progress: 1, state: 'current' },
      { title: '第3步', progress: 3, state: 'ahead' },
      { title: '平台审批', state: 'ahead' },
      { title: '完成', state: 'ahead' },
    ])
  })

  it.each([
    [1, ['done', 'done', 'done', 'current', 'ahead']],
    [3, ['done', 'done', 'done', 'done', 'current']],
  ] as const)('shows the position of a flow of status %i', async (status, states) => {
    const flow = startFlow(threeSteps, { flow: { status, progress: 4 } })
    await flow.settled()
    const bar = selectStepBar(flow.plan, flow.actor.getSnapshot())
    expect(bar.map(({ state }) => state)).toEqual(states)
  })
})

describe('the reason of a return', () => {
  const reasonOf = (flow: ReturnType<typeof startFlow>) => flow.actor.getSnapshot().value

  it('is read beside the flow: a call that fails blocks nothing, and is made again', async () => {
    vi.useFakeTimers()
    const flow = startFlow(threeSteps, { flow: { status: 4, progress: 1 }, reason: '请补充' })
    flow.loadReason.mockRejectedValueOnce(new Error('网络错误'))
    flow.loadReason.mockRejectedValueOnce(new Error('网络错误'))
    await vi.advanceTimersByTimeAsync(1)
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.actor.getSnapshot().hasTag('reasonMissing')).toBe(true)
    await vi.advanceTimersByTimeAsync(REASON_RETRY)
    expect(reasonOf(flow)).toMatchObject({ open: { reason: { missing: 'waiting' } } })
    await vi.advanceTimersByTimeAsync(REASON_RETRY)
    expect(reasonOf(flow)).toMatchObject({ open: { reason: 'known' } })
    expect(flow.context().reason).toBe('请补充')
    vi.useRealTimers()
  })

  it('is not read for a flow that was not sent back, nor twice while the customer moves', async () => {
    const fresh = startFlow(threeSteps, { flow: { status: -1 } })
    await fresh.settled()
    expect(fresh.loadReason).not.toHaveBeenCalled()
    const flow = startFlow(threeSteps, { flow: { status: 4, progress: 2 }, reason: '请补充' })
    await flow.settled()
    await flow.send({ type: 'step.back' })
    expect(flow.loadReason).toHaveBeenCalledTimes(1)
    expect(flow.context().reason).toBe('请补充')
  })
})
