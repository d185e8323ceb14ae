import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { withSources } from '#engine/form/sources.ts'
import { writeEmptied } from '#engine/form/emptied.ts'
import type { FlowSnapshot } from '#engine/process/flow.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { collectedByKey } from '#engine/process/steps.ts'
import type { SaveError } from '#machines/process/context.ts'
import { createProcessMachine, type ProcessSnapshot } from '#machines/process/machine.ts'
import type { SaveRequest } from '#machines/process/machine-setup.ts'
import { selectFlowView } from '#machines/process/selectors.ts'
import { processDetail, processSave, type FlowStatus } from '#schemas/api/process.ts'
import { FormModel } from '#src/forms/model/form-model.ts'
import { readDrafts } from '#src/process/flow/flow-drafts.ts'
import { createStepSender } from '#src/process/flow/step-sender.ts'
import { flowFromWire, saveToWire } from '#src/process/flow/wire-values.ts'
import type { TestBackend } from '../../fixtures/backend/test-backend.ts'

/** The fate of a call: its reply comes, is lost, or waits; or the call never arrives. */
export type Fate = 'arrives' | 'reply lost' | 'reply waits' | 'never arrives'

interface Address {
  flowOnlyId: string
  businessId: string
}

/** The calls of a flow to the reference backend, over a network whose fates a test decides. */
export const networkTo = (backend: TestBackend, token: string, plan: ProcessPlan, at: Address) => {
  let fates: Fate[] = []
  const waiting: (() => void)[] = []
  const lost: SaveError = { outcome: 'unknown', message: '网络错误' }
  const over = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
    const fate = fates.shift() ?? 'arrives'
    if (fate === 'never arrives') throw lost
    const reply = await call()
    if (fate === 'reply lost') throw lost
    if (fate === 'reply waits') await new Promise<void>((resolve) => waiting.push(resolve))
    return reply
  }
  const read = async (): Promise<FlowSnapshot> => {
    const { data } = await backend.call(processDetail, { token, query: { id: at.flowOnlyId } })
    const { businessProcessTaskData, ...flow } = data
    return flowFromWire(plan, {
      ...flow,
      flowOnlyId: at.flowOnlyId,
      status: flow.status as FlowStatus,
      tasks: businessProcessTaskData,
      variables: {},
    })
  }
  const save = async ({ intent, revision }: SaveRequest) => {
    const reply = await backend.call(processSave, {
      token,
      headers: { 'Idempotency-Key': intent.key, 'If-Match': `"${revision}"` },
      body: saveToWire(plan, intent.payload),
    })
    if (reply.code === 200) return reply.data
    const refused: SaveError = {
      outcome: reply.status === 409 ? 'conflict' : 'refused',
      message: String(reply.msg),
    }
    throw refused
  }
  return {
    ...at,
    read,
    load: () => over(read),
    save: (request: SaveRequest) => over(() => save(request)),
    fail: (next: readonly Fate[]) => (fates = [...next]),
    release: () => waiting.splice(0).forEach((arrive) => arrive()),
    /** Another tab of the customer saves values as they are. */
    saveElsewhere: async (variable: Record<string, unknown>) => {
      const { progress, status } = await read()
      await backend.call(processSave, {
        token,
        body: {
          variable,
          modelKey: plan.processKey,
          type: 1,
          businessId: at.businessId,
          businessProcessTaskData: [],
          pass: false,
          progress,
          status,
        },
      })
    },
  }
}

type Network = ReturnType<typeof networkTo>

let visits = 0

/**
 * Opens a flow as the portal's screens do, without React: the machine, the models of the forms of the step on the screen,
 * and drafts that outlive a reload.
 */
export const openVisit = (plan: ProcessPlan, network: Network, stored = '{}') => {
  visits += 1
  let drafts = stored
  const machine = createProcessMachine(plan).provide({
    actors: {
      loadFlow: fromPromise(network.load),
      loadReason: fromPromise(() => Promise.resolve('')),
      readStatus: fromPromise(() => Promise.resolve<number | undefined>(undefined)),
      saveStep: fromPromise(({ input }) => network.save(input)),
    },
  })
  const clock = new SimulatedClock()
  const actor = createActor(machine, {
    clock,
    input: {
      processType: 1,
      businessId: network.businessId,
      goodId: '1001',
      flowOnlyId: network.flowOnlyId,
      drafts: readDrafts(plan, JSON.parse(stored) as Record<string, unknown>),
      keySeed: `visit-${visits}`,
    },
  })
  const sender = createStepSender(actor)
  const models = new Map<string, FormModel>()
  let screen = ''

  const render = (snapshot: ProcessSnapshot): void => {
    const { context } = snapshot
    const view = selectFlowView(plan, snapshot)
    const next = view.kind === 'step' ? `${view.step.name} ${context.loads}` : view.kind
    if (next === screen) return
    screen = next
    const before = [...models.values()]
    models.clear()
    for (const model of before) model.derive()
    if (view.kind !== 'step') return
    const collected = collectedByKey(plan, context)
    for (const { id, plan: form } of view.step.forms) {
      const model = new FormModel(form, withSources(form, context.data[id], collected), {
        collected,
      })
      model.whenDerived(() => actor.send({ type: 'form.change', entryId: id, data: model.data }))
      models.set(id, model)
    }
  }
  sender.register(() =>
    Object.fromEntries(
      [...models].map(([id, model]) => {
        model.derive()
        return [id, model.data]
      }),
    ),
  )
  actor.subscribe((snapshot) => {
    const { unsaved, data } = snapshot.context
    drafts = JSON.stringify(Object.fromEntries(unsaved.map((id) => [id, writeEmptied(data[id])])))
    render(snapshot)
  })
  actor.start()
  render(actor.getSnapshot())

  return {
    actor,
    send: sender.send,
    hand: sender.hand,
    models,
    view: () => selectFlowView(plan, actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    /** The values that the page shows: those of the forms on it, also where they have not been reported yet, and of the others. */
    onPage: () => ({
      ...actor.getSnapshot().context.data,
      ...Object.fromEntries([...models].map(([id, model]) => [id, model.data])),
    }),
    /** Lets the time of the machine go by, ms. */
    pass: (ms: number) => clock.increment(ms),
    /** Leaves the page. @returns the drafts that stay in the browser */
    leave: (): string => {
      sender.hand()
      actor.stop()
      for (const model of models.values()) model.discard()
      return drafts
    },
  }
}
