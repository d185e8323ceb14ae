import { vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { FlowSnapshot } from '#engine/process/flow.ts'
import type { ProcessInput, SaveError } from '#machines/process/context.ts'
import { compileProcess } from '#engine/process/compile.ts'
import { createProcessMachine } from '#machines/process/machine.ts'
import { selectPosition } from '#machines/process/selectors.ts'
import type { ProcessEmitted, ProcessEvent, SaveRequest } from '#machines/process/machine-setup.ts'
import { recordTrace } from '#machines/process/trace/record-trace.ts'
import type { ProcessInfo } from '#schemas/process/definition.ts'

export const input: ProcessInput = {
  processType: 1,
  businessId: 'business-1',
  goodId: 'good-1',
  flowOnlyId: '',
  keySeed: 'seed',
}

/** A flow as a server returns it. */
export const flowOf = (flow: Partial<FlowSnapshot> = {}): FlowSnapshot => ({
  flowOnlyId: 'flow-1',
  status: -1,
  progress: 1,
  tasks: [],
  variables: {},
  processInstanceId: 'instance-1',
  revision: 'r1',
  lastSaveKey: '',
  ...flow,
})

/** The error of a save. */
export const saveError = (outcome: SaveError['outcome'], message = '出错了'): SaveError => ({
  outcome,
  message,
})

/**
 * Starts a flow without React or network; a new one without `flow`. `loadFlow` returns `flow` and every save
 * succeeds, until a test changes the mocks.
 */
export const startFlow = (
  process: ProcessInfo,
  {
    flow,
    reason = '',
    ...others
  }: Partial<ProcessInput> & { flow?: Partial<FlowSnapshot>; reason?: string } = {},
) => {
  const plan = compileProcess(process)
  const loadFlow = vi.fn((_: { flowOnlyId: string }) => Promise.resolve(flowOf(flow)))
  const loadReason = vi.fn((_: { processInstanceId: string }) => Promise.resolve(reason))
  const readStatus = vi.fn((_: { processInstanceId: string }) =>
    Promise.reject<number | undefined>(new Error('请求失败，请求资源不存在')),
  )
  const saveStep = vi.fn((_: SaveRequest) => Promise.resolve({ id: 'flow-1', revision: 'r2' }))
  const machine = createProcessMachine(plan).provide({
    actors: {
      loadFlow: fromPromise(({ input: request }) => loadFlow(request)),
      loadReason: fromPromise(({ input: request }) => loadReason(request)),
      readStatus: fromPromise(({ input: request }) => readStatus(request)),
      saveStep: fromPromise(({ input: request }) => saveStep(request)),
    },
  })
  const { inspect, recording } = recordTrace(() => 0)
  const actor = createActor(machine, {
    inspect,
    input: { ...input, ...(flow && { flowOnlyId: 'flow-1' }), ...others },
  })
  const emitted: ProcessEmitted[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  const settled = () =>
    waitFor(
      actor,
      (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches({ open: { reason: 'reading' } }),
    )
  return {
    plan,
    actor,
    loadFlow,
    loadReason,
    readStatus,
    saveStep,
    emitted,
    recording,
    settled,
    /** Sends the values by entry id, then the event, and waits until no call is under way. */
    send: async (event: ProcessEvent, values: Readonly<Record<string, unknown>> = {}) => {
      for (const [entryId, data] of Object.entries(values))
        actor.send({ type: 'form.change', entryId, data })
      actor.send(event)
      await settled()
    },
    position: () => selectPosition(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    /** The payloads of all saves. */
    payloads: () => saveStep.mock.calls.map(([{ intent }]) => intent.payload),
    /** The idempotency keys of all saves. */
    keys: () => saveStep.mock.calls.map(([{ intent }]) => intent.key),
  }
}
