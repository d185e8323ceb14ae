import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { customerGoodsList } from '#schemas/api/products.ts'
import { hashOf } from '#engine/json/hash.ts'
import { createProcessMachine, type ProcessActor } from '#machines/process/machine.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { timeOfDay } from '#src/platform/clock.ts'
import { draftsOf, type Drafts } from '#src/platform/drafts.ts'
import { randomId } from '#src/platform/random-id.ts'
import { returnRoute } from '#src/platform/return-route.ts'
import { useSession } from '#src/session/use-session.ts'
import { notify } from '#src/ui/feedback/notify.ts'
import { loadFlow, saveStep } from './flow-actors.ts'
import type { ProcessAddress } from './process-address.ts'
import { traceInspector } from './trace-recorder.ts'

/**
 * The actor of a flow; it lives as long as the component that asks for it. `keepsDrafts` is false where
 * the browser's storage has no room for what was typed.
 */
export const useProcessActor = (
  plan: ProcessPlan,
  address: ProcessAddress,
): { actor: ProcessActor; keepsDrafts: boolean } => {
  const { user, tenantId = '' } = useSession()
  const customerId = user?.customerId ?? ''
  const { businessId } = address
  const drafts = useMemo(
    () => draftsOf({ tenantId, customerId, processKey: plan.processKey, businessId }),
    [tenantId, customerId, plan, businessId],
  )
  const definitions = useMemo(() => formFingerprints(plan), [plan])
  const machine = useMemo(
    () =>
      createProcessMachine(plan).provide({
        actors: {
          loadFlow: fromPromise(({ input }) => loadFlow(plan, input.flowOnlyId)),
          saveStep: fromPromise(({ input }) => saveStep(plan, input)),
        },
      }),
    [plan],
  )
  const [inspect] = useState(traceInspector)
  const actor = useActorRef(machine, {
    inspect,
    input: {
      ...address,
      returnRoute: returnRoute.read(),
      drafts: drafts.read(definitions),
      keySeed: randomId(),
    },
  })
  const keepsDrafts = useKeepDrafts(actor, drafts, definitions)
  useConsequences(actor)
  return { actor, keepsDrafts }
}

/** When something was last saved since the page was loaded, like 14:32. */
export const useSavedAt = (actor: ProcessActor): string | undefined => {
  const [savedAt, setSavedAt] = useState<string>()
  useEffect(() => {
    const subscription = actor.on('flow.saved', () => setSavedAt(timeOfDay()))
    return () => subscription.unsubscribe()
  }, [actor])
  return savedAt
}

const formFingerprints = (plan: ProcessPlan): Record<string, string> =>
  Object.fromEntries(
    plan.steps.flatMap(({ forms }) => forms.map(({ id, plan: form }) => [id, hashOf(form.schema)])),
  )

/** What is typed stays in this browser until it is saved. @returns false where it can't */
const useKeepDrafts = (
  actor: ProcessActor,
  drafts: Drafts,
  definitions: Readonly<Record<string, string>>,
): boolean => {
  const [areKept, setKept] = useState(true)
  const isTold = useRef(false)
  useEffect(() => {
    if (areKept || isTold.current) return
    isTold.current = true
    notify.warning(
      '浏览器存储空间不足，未保存的内容关闭页面后会丢失。请填完本步并保存，或清理浏览器存储空间后继续。',
    )
  }, [areKept])
  useEffect(() => {
    let kept = actor.getSnapshot().context
    const subscription = actor.subscribe(({ context }) => {
      if (context.unsaved === kept.unsaved && context.data === kept.data) return
      kept = context
      const forms = context.unsaved.filter((id) => id in definitions)
      const data = Object.fromEntries(forms.map((id) => [id, context.data[id]]))
      drafts.write(data, definitions)
      setKept(drafts.areKept())
    })
    return () => subscription.unsubscribe()
  }, [actor, drafts, definitions])
  return areKept
}

/** What follows outside the flow from what happens in it. */
const useConsequences = (actor: ProcessActor): void => {
  const queries = useQueryClient()
  useEffect(() => {
    const forgetApplications = () =>
      void queries.invalidateQueries({ queryKey: [customerGoodsList.name] })
    let status = actor.getSnapshot().context.status
    const subscriptions = [
      actor.on('returnRoute.cleared', () => returnRoute.clear()),
      // What other screens show of this flow is no longer true.
      actor.on('flow.saved', forgetApplications),
      actor.subscribe(({ context }) => {
        if (context.status !== status) forgetApplications()
        status = context.status
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, queries])
}
