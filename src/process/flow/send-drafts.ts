import { createActor, waitFor } from 'xstate'
import { customerGoodsList, type CustomerGoods } from '#schemas/api/products.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import { ProcessType } from '#schemas/process/definition.ts'
import type { ProcessActor, ProcessSnapshot } from '#machines/process/machine.ts'
import { call } from '#src/api/call.ts'
import { unsavedFlows, type DraftScope } from '#src/platform/draft-keys.ts'
import { draftsOf } from '#src/platform/drafts.ts'
import { prepareDrafts } from '#src/platform/sealed-store.ts'
import { randomId } from '#src/platform/random-id.ts'
import { formFingerprints } from './flow-drafts.ts'
import { flowKey, openFlows } from './open-flows.ts'
import { browserProcessMachine } from './use-process-actor.ts'
import { readProcess } from './use-process-info.ts'

/** The longest wait for the save of one flow, ms. */
const PATIENCE = 30_000

/**
 * Saves the drafts of a customer in this browser on the server, each at the step where its flow is. Drafts that arrived
 * are removed from this browser.
 *
 * @param draftKey the key that encrypts them
 * @throws ApiError where the customer's products can't be read
 * @returns the drafts that could not be saved
 */
export const sendDrafts = async (customerId: string, draftKey: string): Promise<DraftScope[]> => {
  const { records } = await call(
    customerGoodsList,
    { query: { current: 1, size: 100 } },
    { hide: true },
  )
  await prepareDrafts()
  for (const scope of unsavedFlows(customerId))
    await send(scope, draftKey, records).catch(() => undefined)
  return unsavedFlows(customerId)
}

/** Saves the drafts of one flow: through its screen where it is open, else by a machine of its own. */
const send = async (
  scope: DraftScope,
  draftKey: string,
  products: readonly CustomerGoods[],
): Promise<void> => {
  const open = openFlows.get(flowKey(scope.processKey, scope.businessId))
  if (open) return keep(open)
  const flow = flowOf(products, scope.businessId)
  if (!flow) return
  const plan = await readProcess(flow.goodId, flow.processType)
  const drafts = draftsOf(scope, draftKey)
  const typed = drafts.read(formFingerprints(plan))
  if (plan.processKey !== scope.processKey || Object.keys(typed).length === 0) return
  const actor = createActor(browserProcessMachine(plan), {
    input: { ...flow, drafts: typed, keySeed: randomId() },
  }).start()
  try {
    await keep(actor)
    if (actor.getSnapshot().context.unsaved.length === 0) drafts.write({}, {})
  } finally {
    actor.stop()
  }
}

/** Saves the step as it is, and waits for the end of the save. */
const keep = async (actor: ProcessActor): Promise<void> => {
  const wait = { timeout: PATIENCE }
  await waitFor(actor, isSettled, wait)
  actor.send({ type: 'network.returned' })
  await waitFor(actor, isSettled, wait)
}

const isSettled = (snapshot: ProcessSnapshot): boolean =>
  !snapshot.hasTag('busy') && !snapshot.matches({ open: { save: 'keeping' } })

/** Returns the flow of a business that is under way, or may begin. */
const flowOf = (products: readonly CustomerGoods[], businessId: string) => {
  for (const { id, goodsId, status, quota, applications } of products) {
    const isActivation = quota?.enterpriseQuotaId === businessId
    if (id !== businessId && !isActivation) continue
    const processType = isActivation
      ? ProcessType.activation
      : status === 0
        ? ProcessType.opening
        : ProcessType.creditLine
    const flowOnlyId = applications.find(
      (one) => one.processType === processType && one.status !== FlowStatus.approved,
    )?.flowOnlyId
    return { goodId: goodsId, businessId, processType, flowOnlyId: flowOnlyId ?? '' }
  }
  return undefined
}
