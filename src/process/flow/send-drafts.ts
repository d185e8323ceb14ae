import { createActor, waitFor } from 'xstate'
import type { ProcessActor, ProcessSnapshot } from '#machines/process/machine.ts'
import { unsavedFlows, type DraftScope } from '#src/platform/draft-keys.ts'
import { draftsOf } from '#src/platform/drafts.ts'
import { prepareDrafts } from '#src/platform/kept-drafts.ts'
import { randomId } from '#src/platform/random-id.ts'
import { formFingerprints, readDrafts } from './flow-drafts.ts'
import { flowKey, openFlows } from './open-flows.ts'
import { browserProcessMachine } from './use-process-actor.ts'
import { readProcess } from './use-process-info.ts'

/** The longest wait for the save of one flow, ms. */
const PATIENCE = 30_000

/**
 * Saves the drafts of a customer in this browser on the server, each at the step where its flow is, of whatever process.
 * Drafts that arrived are removed from this browser.
 *
 * @param draftKey the key that encrypts them
 * @returns the drafts that could not be saved
 */
export const sendDrafts = async (customerId: string, draftKey: string): Promise<DraftScope[]> => {
  for (const { hand } of openFlows.values()) hand()
  await prepareDrafts()
  for (const scope of unsavedFlows(customerId)) await send(scope, draftKey).catch(() => undefined)
  return unsavedFlows(customerId)
}

/** Saves the drafts of one flow: through its screen where it is open, else by a machine of its own. */
const send = async (scope: DraftScope, draftKey: string): Promise<void> => {
  const { businessId } = scope
  const open = openFlows.get(flowKey(scope.processKey, businessId))
  if (open) return keep(open.actor)
  const drafts = draftsOf(scope, draftKey)
  const address = drafts.address()
  if (!address) return
  const plan = await readProcess({ ...address, businessId })
  const fingerprints = formFingerprints(plan)
  const typed = readDrafts(plan, drafts.read(fingerprints))
  if (plan.processKey !== scope.processKey || Object.keys(typed).length === 0) return
  // Values that may have lost their place are shown by the screen of the flow before they are forgotten.
  if (drafts.changed(fingerprints).length > 0) return
  const actor = createActor(browserProcessMachine(plan), {
    input: { ...address, businessId, drafts: typed, keySeed: randomId() },
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
