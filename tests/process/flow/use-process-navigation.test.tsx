import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JsonSchema } from '#engine/language/json-schema.ts'
import { createStepSender } from '#src/process/flow/step-sender.ts'
import { useProcessNavigation } from '#src/process/flow/use-process-navigation.ts'
import { PATHS } from '#src/platform/paths.ts'
import { entry, nameRequired, processOf } from '../../engine/process/definitions.ts'
import { startFlow } from '../../machines/process/start-flow.ts'

const QUERY = 'processType=1&businessId=business-1&flowOnlyId=flow-1&goodId=good-1'

/** A flow at step 2 of three, with the history of a browser that opened it there. */
const openFlow = async (second: { schema?: JsonSchema } = {}) => {
  const flow = startFlow(processOf(entry(1), entry(2, second), entry(3)), { flow: { progress: 2 } })
  await flow.settled()
  const stepSender = createStepSender(flow.actor)
  const address = {
    processType: 1,
    businessId: 'business-1',
    goodId: 'good-1',
    flowOnlyId: 'flow-1',
  }
  const Screen = () => {
    useProcessNavigation(flow.plan, flow.actor, address, () => undefined, stepSender)
    return null
  }
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], {
    initialEntries: [`${PATHS.processOpen}?${QUERY}`],
  })
  render(<RouterProvider router={router} />)
  const step = () => new URLSearchParams(router.state.location.search).get('step')
  await vi.waitFor(() => expect(step()).toBe('2'))
  return { flow, router, step }
}

describe('useProcessNavigation', () => {
  afterEach(cleanup)

  it('replaces the URL that a flow was opened by, and adds an entry to the history for each step', async () => {
    const { flow, router, step } = await openFlow()
    expect(router.state.historyAction).toBe('REPLACE')
    await act(() => flow.send({ type: 'step.next' }))
    await vi.waitFor(() => expect(step()).toBe('3'))
    expect(router.state.historyAction).toBe('PUSH')
  })

  it('jumps back when the browser goes back', async () => {
    const { flow, router, step } = await openFlow()
    for (const _ of ['once', 'and from the same entry of the history again']) {
      await act(() => flow.send({ type: 'step.next' }))
      await vi.waitFor(() => expect(step()).toBe('3'))
      await act(() => router.navigate(-1))
      await vi.waitFor(() => expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' }))
      expect(step()).toBe('2')
    }
  })

  it('jumps back when the back button is pressed before the URL of the new step is rendered', async () => {
    const { flow, router, step } = await openFlow()
    const unsubscribe = router.subscribe(({ location }) => {
      if (!location.search.includes('step=3')) return
      unsubscribe()
      void router.navigate(-1)
    })
    await act(() => flow.send({ type: 'step.next' }))
    await vi.waitFor(() => expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' }))
    expect(step()).toBe('2')
  })

  it('continues with the next step when the browser goes forward again, and keeps its history', async () => {
    const { flow, router, step } = await openFlow()
    await act(() => flow.send({ type: 'step.next' }))
    await vi.waitFor(() => expect(step()).toBe('3'))
    for (const _ of ['once', 'and again']) {
      await act(() => router.navigate(-1))
      await vi.waitFor(() => expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' }))
      await act(() => router.navigate(1))
      await vi.waitFor(() => expect(flow.position()).toEqual({ step: 'step3', saving: 'idle' }))
      expect(step()).toBe('3')
      expect(router.state.historyAction).toBe('POP')
    }
  })

  it('restores the URL of a step that cannot be passed when the browser goes forward', async () => {
    const { flow, router, step } = await openFlow({ schema: nameRequired })
    await act(() => {
      flow.actor.send({ type: 'form.change', entryId: 'f2', data: { name: '甲' } })
      return flow.send({ type: 'step.next' })
    })
    await vi.waitFor(() => expect(step()).toBe('3'))
    await act(() => router.navigate(-1))
    await vi.waitFor(() => expect(step()).toBe('2'))
    act(() => flow.actor.send({ type: 'form.change', entryId: 'f2', data: {} }))
    await act(() => router.navigate(1))
    await vi.waitFor(() => expect(step()).toBe('2'))
    expect(flow.position()).toEqual({ step: 'step2', saving: 'idle' })
  })

  it('restores the URL of the flow where it cannot jump', async () => {
    const { flow, router, step } = await openFlow()
    await act(() => router.navigate(`${PATHS.processOpen}?${QUERY}&step=3`))
    await vi.waitFor(() => expect(step()).toBe('2'))
    expect(flow.saveStep).not.toHaveBeenCalled()
  })
})
