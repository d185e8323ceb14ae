import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { ProcessContext } from '#machines/process/context.ts'
import { returnRoute } from '#src/platform/return-route.ts'
import { Async } from '#src/ui/page/async.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { createFieldDestination } from '../flow/field-destination.ts'
import { useFlowDrafts } from '../flow/flow-drafts.ts'
import { useFlowEffects } from '../flow/flow-effects.ts'
import { createStepSender } from '../flow/step-sender.ts'
import { FlowContext } from '../flow/use-flow.ts'
import { readFlowAhead } from '../flow/read-flow-ahead.ts'
import {
  pagesAround,
  readAddress,
  readEntry,
  type ProcessAddress,
} from '../flow/process-address.ts'
import { EnterProcess } from './enter-process.tsx'
import { ProcessFrame } from './process-frame.tsx'
import { useProcessActor } from '../flow/use-process-actor.ts'
import { useProcessInfo } from '../flow/use-process-info.ts'
import type { FixedPagePath } from '../flow/use-process-navigation.ts'

interface ProcessProviderProps {
  fixedPagePath: FixedPagePath
  children: ReactNode
}

/**
 * Wraps all screens of a process: fetches the definition that the URL names and keeps one actor for all screens
 * (specification, section 2, process screens).
 */
export const ProcessProvider = ({ fixedPagePath, children }: ProcessProviderProps) => {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const address = readAddress(query)
  if (!address) {
    const entry = readEntry(pathname, query)
    const { list, need } = pagesAround(pathname)
    return entry ? (
      <EnterProcess
        key={`${entry.processType}/${entry.businessId}`}
        {...entry}
        list={list.to}
        need={need}
      />
    ) : (
      <PageState
        isPage
        kind="empty"
        title="没有找到要办理的业务"
        actions={
          <ButtonLink look="primary" to={list.to}>
            返回{list.label}
          </ButtonLink>
        }
      >
        链接不完整，请从“{list.label}”重新进入。
      </PageState>
    )
  }
  const { processType, goodId, businessId } = address
  return (
    <FlowLoader
      key={`${processType}/${goodId}/${businessId}`}
      entered={address}
      fixedPagePath={fixedPagePath}
    >
      {children}
    </FlowLoader>
  )
}

const FlowLoader = ({ entered, ...rest }: ProcessProviderProps & { entered: ProcessAddress }) => {
  // The first save adds the flow's id to the URL; the flow stays the same.
  const [address, setAddress] = useState(entered)
  useRememberReturnRoute()
  useState(() => readFlowAhead(entered))
  const info = useProcessInfo(address)
  const { refetch } = info
  const reload = useCallback(
    (flow: ProcessContext) => {
      setAddress({ ...entered, flowOnlyId: flow.flowOnlyId })
      void refetch()
    },
    [entered, refetch],
  )
  return (
    <Page narrow>
      <Async result={info}>
        {(plan) => (
          <RunningFlow
            key={info.dataUpdatedAt}
            plan={plan}
            address={address}
            reload={reload}
            {...rest}
          />
        )}
      </Async>
    </Page>
  )
}

const RunningFlow = ({
  plan,
  address,
  reload: reloadWith,
  fixedPagePath,
  children,
}: ProcessProviderProps & {
  plan: ProcessPlan
  address: ProcessAddress
  /** Fetches the definition again; unsaved values come back from the drafts. */
  reload: (flow: ProcessContext) => void
}) => {
  const drafts = useFlowDrafts(plan, address)
  const actor = useProcessActor(plan, address, drafts)
  const stepSender = useMemo(() => createStepSender(actor), [actor])
  const { savedAt, keepsDrafts } = useFlowEffects({
    plan,
    actor,
    address,
    drafts,
    stepSender,
    fixedPagePath,
  })
  const { aside, dropped } = drafts
  const [destination] = useState(createFieldDestination)
  const flow = useMemo(
    () => ({
      plan,
      actor,
      address,
      savedAt,
      keepsDrafts,
      destination,
      stepSender,
      aside,
      dropped,
      reload: () => {
        stepSender.hand()
        reloadWith(actor.getSnapshot().context)
      },
    }),
    [
      plan,
      actor,
      address,
      savedAt,
      keepsDrafts,
      destination,
      stepSender,
      aside,
      dropped,
      reloadWith,
    ],
  )
  return (
    <FlowContext value={flow}>
      <ProcessFrame>{children}</ProcessFrame>
    </FlowContext>
  )
}

const useRememberReturnRoute = (): void => {
  const { state } = useLocation() as { state: { returnTo?: unknown } | null }
  // Runs before the actor starts with the route.
  useState(() => returnRoute.remember(state?.returnTo))
}
