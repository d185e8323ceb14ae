import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { compileProcess } from '#engine/process/compile.ts'
import { definitionHash } from '#engine/process/definition-hash.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { rememberDefinition } from '#src/process/flow/trace-recorder.ts'
import { useProcessActor } from '#src/process/flow/use-process-actor.ts'
import { signedIn } from '../../app/portal.tsx'
import { entry, processOf } from '../../engine/process/definitions.ts'

const definition = { ...processOf(entry(1), entry(2)), version: 3 }
const plan = compileProcess(definition)
rememberDefinition(plan, definition)
const address = { processType: 1, businessId: 'business-1', goodId: 'good-1', flowOnlyId: '' }
const drafts = {
  aside: new Map(),
  read: () => ({}),
  write: () => undefined,
  dropped: { at: () => [], forget: () => undefined },
  areKept: () => true,
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <SessionContext value={signedIn()}>{children}</SessionContext>
  </StrictMode>
)

const open = () =>
  renderHook(() => useProcessActor(plan, address, drafts), { wrapper }).result.current

describe('processTrace', () => {
  afterEach(() => {
    cleanup()
    delete window.processTrace
  })

  it('is the trace of the flow on the screen, although StrictMode makes each hook twice', async () => {
    const actor = open()
    act(() => actor.send({ type: 'form.change', entryId: 'f1', data: { a: 1 } }))
    await waitFor(() => expect(window.processTrace).toBeDefined())
    expect(window.processTrace?.()).toMatchObject({
      process: { key: 'test', version: 3, hash: definitionHash(definition) },
      account: 'enterprise',
      input: { goodId: 'good-1' },
      events: [{ event: { type: 'form.change', entryId: 'f1', data: { a: 1 } } }],
    })
  })

  it('is the trace of the newest flow', async () => {
    open()
    cleanup()
    const actor = open()
    act(() => actor.send({ type: 'flow.restart' }))
    await waitFor(() =>
      expect(window.processTrace?.()?.events.map(({ event }) => event.type)).toEqual([
        'flow.restart',
      ]),
    )
  })
})
