import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KEEP_AFTER } from '#machines/process/machine-setup.ts'
import { entry, nameRequired, processOf } from '../../engine/process/definitions.ts'
import { flowOf, saveError, startFlow } from './start-flow.ts'

const process = processOf(entry(1, { schema: nameRequired }), entry(2), entry(3))
const typed = (name: string) => ({ type: 'form.change', entryId: 'f1', data: { name } }) as const

/** A flow at step 1; `type` types a name, `pass` lets time go by. */
const begun = async () => {
  const flow = startFlow(process, { flow: {} })
  await vi.advanceTimersByTimeAsync(1)
  return {
    ...flow,
    type: (name: string) => flow.actor.send(typed(name)),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    isBusy: () => flow.actor.getSnapshot().hasTag('busy'),
  }
}

/** A save whose end the test decides. */
const pending = () => {
  let end: (saved: { id: string; revision: string }) => void = () => undefined
  const reply = new Promise<{ id: string; revision: string }>((resolve) => (end = resolve))
  return { reply, end: () => end({ id: 'flow-1', revision: 'r2' }) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a save while typing', () => {
  it('saves the step as it is, seconds after the last change, and moves nothing', async () => {
    const flow = await begun()
    flow.type('甲')
    await flow.pass(KEEP_AFTER - 1)
    flow.type('甲乙')
    await flow.pass(KEEP_AFTER - 1)
    expect(flow.saveStep).not.toHaveBeenCalled()
    await flow.pass(1)
    expect(flow.payloads()).toMatchObject([
      { variable: { f1: { name: '甲乙' } }, pass: false, progress: 1, status: -1 },
    ])
    expect(flow.position()).toEqual({ step: 'step1', saving: 'idle' })
    expect(flow.context()).toMatchObject({ unsaved: [], revision: 'r2', loads: 1 })
    expect(flow.emitted).toEqual([{ type: 'flow.saved', flowOnlyId: 'flow-1', move: 'keep' }])
    await flow.pass(10 * KEEP_AFTER)
    expect(flow.saveStep).toHaveBeenCalledTimes(1)
  })

  it('ends with the step: who leaves saves once', async () => {
    const flow = await begun()
    flow.type('甲')
    flow.actor.send({ type: 'step.next' })
    await flow.pass(10 * KEEP_AFTER)
    expect(flow.payloads()).toMatchObject([{ pass: true, progress: 2 }])
  })

  it('goes on while it is typed: later values are saved by the next one', async () => {
    const flow = await begun()
    const first = pending()
    flow.saveStep.mockReturnValueOnce(first.reply)
    flow.type('甲')
    await flow.pass(KEEP_AFTER)
    expect(flow.position()).toEqual({ step: 'step1', saving: 'keeping' })
    expect(flow.isBusy()).toBe(false)
    flow.type('乙')
    first.end()
    await flow.pass(1)
    expect(flow.context()).toMatchObject({ unsaved: ['f1'], data: { f1: { name: '乙' } } })
    await flow.pass(KEEP_AFTER)
    expect(flow.payloads().map(({ variable }) => variable)).toEqual([
      { f1: { name: '甲' } },
      { f1: { name: '乙' } },
    ])
  })

  it('a step event waits for its end, and is saved on its revision', async () => {
    const flow = await begun()
    const first = pending()
    flow.saveStep.mockReturnValueOnce(first.reply)
    flow.type('甲')
    await flow.pass(KEEP_AFTER)
    flow.actor.send({ type: 'step.next' })
    expect(flow.isBusy()).toBe(true)
    first.end()
    await flow.pass(1)
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    expect(flow.saveStep.mock.lastCall?.[0]).toMatchObject({
      revision: 'r2',
      intent: { move: 'next' },
    })
  })

  it('that fails shows nothing, keeps the values, and is tried again ever more rarely', async () => {
    const flow = await begun()
    flow.saveStep.mockRejectedValue(saveError('refused'))
    flow.type('甲')
    await flow.pass(KEEP_AFTER * (1 + 2 + 4))
    expect(flow.saveStep).toHaveBeenCalledTimes(3)
    expect(flow.context()).toMatchObject({ unsaved: ['f1'], data: { f1: { name: '甲' } } })
    expect(flow.context().failure).toBeUndefined()
    flow.saveStep.mockResolvedValue({ id: 'flow-1', revision: 'r2' })
    flow.actor.send({ type: 'network.returned' })
    await flow.pass(1)
    expect(flow.context()).toMatchObject({ unsaved: [], keepFailures: 0 })
  })

  it.each([
    ['step.next', 'step2'],
    ['network.returned', 'step1'],
  ] as const)('whose reply was lost is no conflict with itself: %s', async (type, step) => {
    const flow = await begun()
    flow.saveStep.mockRejectedValueOnce(saveError('unknown'))
    flow.type('甲')
    await flow.pass(KEEP_AFTER)
    expect(flow.context()).toMatchObject({ lostKey: 'seed-1', unsaved: ['f1'] })
    // It did arrive: the next save meets its revision.
    flow.saveStep.mockRejectedValueOnce(saveError('conflict'))
    flow.loadFlow.mockResolvedValue(flowOf({ revision: 'r2', lastSaveKey: 'seed-1' }))
    flow.type('乙')
    flow.actor.send({ type })
    await flow.pass(1)
    expect(flow.position()).toEqual({ step, saving: 'idle' })
    expect(flow.saveStep.mock.lastCall?.[0]).toMatchObject({ revision: 'r2' })
    expect(flow.context().unsaved).toEqual([])
  })

  it('meets another version: both are kept until the customer chooses', async () => {
    const flow = await begun()
    flow.saveStep.mockRejectedValueOnce(saveError('conflict'))
    flow.loadFlow.mockResolvedValue(flowOf({ revision: 'r7', lastSaveKey: 'other' }))
    flow.type('甲')
    await flow.pass(KEEP_AFTER)
    expect(flow.position()).toEqual({ step: 'step1', saving: 'conflicted' })
    expect(flow.context().data).toMatchObject({ f1: { name: '甲' } })
  })
})
