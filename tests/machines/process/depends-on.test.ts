import { describe, expect, it } from 'vitest'
import { selectFlowView } from '#machines/process/selectors.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { hadResult, savedIn } from '#engine/process/depends-on.ts'
import { entry, fixedPage, nameRequired, processOf } from '../../engine/process/definitions.ts'
import { startFlow } from './start-flow.ts'

const process = processOf(
  entry(1, { schema: nameRequired }),
  fixedPage(2, { name: '合同签署' }),
  entry(3, { step: { commit: true } }),
)

/** Fills in the form, signs, and goes on to the review. */
const atReview = async () => {
  const flow = startFlow(process)
  flow.actor.send({ type: 'form.change', entryId: 'f1', data: { name: '甲' } })
  await flow.send({ type: 'step.next' })
  flow.actor.send({ type: 'form.change', entryId: 'f2', data: { contractId: '1' } })
  await flow.send({ type: 'step.next' })
  expect(flow.position()).toEqual({ step: 'step3', saving: 'idle' })
  return flow
}

const changeName = async (flow: Awaited<ReturnType<typeof atReview>>, name: string) => {
  await flow.send({ type: 'step.jump', progress: 1 })
  flow.actor.send({ type: 'form.change', entryId: 'f1', data: { name } })
}

describe('a page that depends on earlier values', () => {
  it('saves the hash of the values that it was completed for', async () => {
    const flow = await atReview()
    const hash = expect.stringMatching(/^\w+$/) as string
    expect(flow.payloads()[1]?.variable).toEqual({ f2: { contractId: '1', basedOn: hash } })
  })

  it('is led to from a change of them, and holds the commit until it is completed again', async () => {
    const flow = await atReview()
    await changeName(flow, '乙')
    await flow.send({ type: 'step.next' })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    // A step back leaves the page without completing it.
    await flow.send({ type: 'step.back' })
    await flow.send({ type: 'step.next' })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    await flow.send({ type: 'step.next' })
    await flow.send({ type: 'step.next' })
    expect(selectFlowView(compileProcess(process), flow.actor.getSnapshot()).kind).toBe('waiting')
  })

  it('is not outdated where it is left before it was ever completed, and holds the commit all the same', async () => {
    const flow = startFlow(process)
    flow.actor.send({ type: 'form.change', entryId: 'f1', data: { name: '甲' } })
    await flow.send({ type: 'step.next' })
    await flow.send({ type: 'step.back' })
    await flow.send({ type: 'step.next' })
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
    const { tasks } = flow.context()
    const [, page] = compileProcess(process).steps
    expect(page && hadResult(page, savedIn(tasks))).toBe(false)

    const review = startFlow(process, { flow: { progress: 3, tasks } })
    await review.settled()
    await review.send({ type: 'step.next' })
    expect(review.context().failure?.message).toBe('“合同签署”还没有完成，请先完成')
  })

  it('holds the commit of a flow that is loaded at its review, with the step to go to', async () => {
    const signed = await atReview()
    const { tasks } = signed.context()
    const changed = tasks.map((task) =>
      task.id === 'f1' ? { ...task, variable: { name: '乙' } } : task,
    )
    const flow = startFlow(process, { flow: { status: 4, progress: 3, tasks: changed } })
    await flow.settled()
    await flow.send({ type: 'step.next' })
    expect(flow.position()).toEqual({ step: 'step3', saving: 'idle' })
    expect(flow.context().failure).toEqual({
      kind: 'outdated',
      message: '“合同签署”所依据的内容有变化，请重新签署',
      progress: 2,
    })
    await flow.send({ type: 'step.jump', progress: 2 })
    await flow.send({ type: 'step.next' })
    expect(flow.context().failure).toBeUndefined()
    await flow.send({ type: 'step.next' })
    expect(flow.payloads().at(-1)).toMatchObject({ status: 1, pass: true })
  })

  it('is completed again where a change was saved before it is taken back', async () => {
    const flow = await atReview()
    for (const name of ['乙', '甲']) {
      await changeName(flow, name)
      await flow.send({ type: 'step.next' })
      expect(flow.position(), name).toEqual({ step: 'step2', saving: 'idle' })
    }
  })

  it('stays completed where a change is taken back before it is saved', async () => {
    const flow = await atReview()
    await changeName(flow, '乙')
    flow.actor.send({ type: 'form.change', entryId: 'f1', data: { name: '甲' } })
    await flow.send({ type: 'step.next' })
    expect(flow.position()).toEqual({ step: 'step3', saving: 'idle' })
  })
})
