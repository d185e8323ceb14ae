import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import type { ProcessActor } from '#machines/process/machine.ts'
import { useProcessActor } from '#src/process/flow/use-process-actor.ts'
import { entry, processOf } from '../../engine/process/definitions.ts'

const plan = compileProcess(processOf(entry(1), entry(2)))
const address = { processType: 1, businessId: 'business-1', goodId: 'good-1', flowOnlyId: '' }
const drafts = { aside: new Map(), read: () => ({}), write: () => undefined, areKept: () => true }

const open = (): ProcessActor => {
  let opened: ProcessActor | undefined
  const Screen = () => {
    opened = useProcessActor(plan, address, { drafts, unsaved: {} })
    return null
  }
  render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  )
  if (!opened) throw new Error('no actor')
  return opened
}

describe('processTrace', () => {
  afterEach(() => {
    cleanup()
    delete window.processTrace
  })

  it('is the trace of the flow on the screen, although StrictMode makes each hook twice', async () => {
    const actor = open()
    await act(() => actor.send({ type: 'form.change', entryId: 'f1', data: { a: 1 } }))
    expect(window.processTrace?.()).toMatchObject({
      input: address,
      events: [{ type: 'form.change', entryId: 'f1', data: { a: 1 } }],
    })
  })

  it('is the trace of the newest flow', async () => {
    open()
    cleanup()
    const actor = open()
    await act(() => actor.send({ type: 'flow.restart' }))
    expect(window.processTrace?.()?.events).toEqual([{ type: 'flow.restart' }])
  })
})
