import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { FlowStatus } from '#schemas/api/process.ts'
import { customerGoodsList } from '#schemas/api/products.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { ProcessActor } from '#machines/process/machine.ts'
import { timeOfDay } from '#src/platform/clock.ts'
import { returnRoute } from '#src/platform/return-route.ts'
import { notify } from '#src/ui/feedback/notify.ts'
import type { FlowDrafts } from './flow-drafts.ts'
import { flowKey, openFlows } from './open-flows.ts'
import type { ProcessAddress } from './process-address.ts'
import type { StepSender } from './step-sender.ts'
import { useProcessNavigation, type FixedPagePath } from './use-process-navigation.ts'

/** The flow that causes the effects, and the routes of its screens. */
interface FlowEffectsInput {
  plan: ProcessPlan
  actor: ProcessActor
  address: ProcessAddress
  drafts: FlowDrafts
  stepSender: StepSender
  fixedPagePath: FixedPagePath
}

/** The results of effects that screens show. */
interface FlowEffectsResult {
  /** The time of the newest save since the page was loaded, like 14:32. */
  savedAt: string | undefined
  /** False where the browser has no room for drafts. */
  keepsDrafts: boolean
}

/** Everything that a flow causes outside of it: the URL, the return route, queries, messages, drafts. */
export const useFlowEffects = (input: FlowEffectsInput): FlowEffectsResult => {
  const { plan, actor, address, drafts, stepSender, fixedPagePath } = input
  useProcessNavigation(plan, actor, address, fixedPagePath, stepSender)
  useClearedReturnRoute(actor)
  useLeaveWhenPaused(actor)
  useStaleApplications(actor)
  useNetworkReturn(actor, stepSender)
  useOpenFlow(flowKey(plan.processKey, address.businessId), actor, stepSender)
  const keepsDrafts = useKeptDrafts(actor, drafts)
  const savedAt = useSavedAt(actor)
  useStorageWarning(keepsDrafts)
  return { keepsDrafts, savedAt }
}

/** Forgets the return route once a flow is decided. */
const useClearedReturnRoute = (actor: ProcessActor): void => {
  useEffect(() => {
    const subscription = actor.on('returnRoute.cleared', () => returnRoute.clear())
    return () => subscription.unsubscribe()
  }, [actor])
}

/** Leaves for the return route after 暂存. */
const useLeaveWhenPaused = (actor: ProcessActor): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const subscription = actor.on('flow.saved', ({ move }) => {
      if (move !== 'pause') return
      notify.success('已保存，可随时从“我的产品”继续办理')
      void navigate(returnRoute.read() || returnRoute.fallback)
    })
    return () => subscription.unsubscribe()
  }, [actor, navigate])
}

/** Invalidates the queries of the customer's applications when a flow is saved or its status changes. */
const useStaleApplications = (actor: ProcessActor): void => {
  const queries = useQueryClient()
  useEffect(() => {
    const invalidate = () => void queries.invalidateQueries({ queryKey: [customerGoodsList.name] })
    let status = actor.getSnapshot().context.status
    const subscriptions = [
      actor.on('flow.saved', ({ move }) => {
        if (move !== 'keep') invalidate()
      }),
      actor.subscribe(({ context }) => {
        if (context.status !== status) invalidate()
        status = context.status
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, queries])
}

/** Tells the flow when the browser is online again. */
const useNetworkReturn = (actor: ProcessActor, { hand }: StepSender): void => {
  useEffect(() => {
    const tell = () => {
      hand()
      actor.send({ type: 'network.returned' })
    }
    addEventListener('online', tell)
    return () => removeEventListener('online', tell)
  }, [actor, hand])
}

/** Lists the flow as open while it is on the screen. */
const useOpenFlow = (key: string, actor: ProcessActor, { hand }: StepSender): void => {
  useEffect(() => {
    openFlows.set(key, { actor, hand })
    return () => void openFlows.delete(key)
  }, [key, actor, hand])
}

/** Writes unsaved values as drafts into this browser. @returns false where it has no room for them */
const useKeptDrafts = (actor: ProcessActor, drafts: FlowDrafts): boolean => {
  const [areKept, setKept] = useState(true)
  useEffect(() => {
    let written = actor.getSnapshot().context
    const subscription = actor.subscribe(({ context }) => {
      if (context.unsaved === written.unsaved && context.data === written.data) return
      written = context
      if (context.status === FlowStatus.committed) drafts.aside.clear()
      drafts.write(context)
      setKept(drafts.areKept())
    })
    return () => subscription.unsubscribe()
  }, [actor, drafts])
  return areKept
}

/** Warns once where drafts end with the page. */
const useStorageWarning = (keepsDrafts: boolean): void => {
  const hasWarned = useRef(false)
  useEffect(() => {
    if (keepsDrafts || hasWarned.current) return
    hasWarned.current = true
    notify.warning(
      '浏览器存储空间不足，未保存的内容关闭页面后会丢失。请填完本步并保存，或清理浏览器存储空间后继续。',
    )
  }, [keepsDrafts])
}

const useSavedAt = (actor: ProcessActor): string | undefined => {
  const [savedAt, setSavedAt] = useState<string>()
  useEffect(() => {
    const subscription = actor.on('flow.saved', () => setSavedAt(timeOfDay()))
    return () => subscription.unsubscribe()
  }, [actor])
  return savedAt
}
