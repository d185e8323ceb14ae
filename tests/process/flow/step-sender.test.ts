import { describe, expect, it } from 'vitest'
import { createStepSender } from '#src/process/flow/step-sender.ts'
import { entry, fixedPage, nameRequired, processOf } from '../../engine/process/definitions.ts'
import { startFlow } from '../../machines/process/start-flow.ts'

const process = processOf(
  fixedPage(1, { nodeType: 5 }),
  entry(1, { id: 'sub', keyName: 'sub', nodeType: 3, schema: nameRequired }),
  entry(2),
)

/** Starts a new flow whose current step has `values`. */
const senderOf = (values: Record<string, unknown>) => {
  const flow = startFlow(process)
  const sender = createStepSender(flow.actor)
  const remove = sender.register(() => values)
  const types = () => flow.recording()?.events.map(({ event }) => event.type)
  return { flow, sender, remove, types }
}

describe('createStepSender', () => {
  it('sends the values of forms and fixed page before the step event, defaults included', async () => {
    const { flow, sender } = senderOf({ f1: { signed: true }, sub: { name: '默认' } })
    expect(flow.context().unsaved, 'a step that is opened and not changed').toEqual([])
    sender.send({ type: 'step.next' })
    expect(flow.recording()?.events.map(({ event }) => event)).toEqual([
      { type: 'form.change', entryId: 'f1', data: { signed: true } },
      { type: 'form.change', entryId: 'sub', data: { name: '默认' } },
      { type: 'step.next' },
    ])
    await flow.settled()
    expect(flow.payloads()[0]?.variable).toMatchObject({
      f1: { signed: true },
      sub: { name: '默认' },
    })
  })

  it('sends no values that the machine has already', () => {
    const { flow, sender, types } = senderOf({ f1: {}, sub: { name: '甲' } })
    flow.actor.send({ type: 'form.change', entryId: 'sub', data: { name: '甲' } })
    sender.send({ type: 'step.pause' })
    expect(types()).toEqual(['form.change', 'step.pause'])
  })

  it('sends nothing where the step cannot be left: before the first, or during a save', async () => {
    const { flow, sender, types } = senderOf({ sub: { name: '甲' } })
    sender.send({ type: 'step.back' })
    expect(types()).toEqual([])
    sender.send({ type: 'step.next' })
    sender.send({ type: 'step.next' })
    expect(types()).toEqual(['form.change', 'step.next'])
    await flow.settled()
  })

  it('reads no values of a step that has left the screen', () => {
    const { sender, remove, types } = senderOf({ sub: { name: '甲' } })
    remove()
    sender.send({ type: 'step.pause' })
    expect(types()).toEqual(['step.pause'])
  })
})
