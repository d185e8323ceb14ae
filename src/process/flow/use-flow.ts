import { createContext, useContext, useEffect } from 'react'
import { useSelector } from '@xstate/react'
import { isSameJson } from '#engine/json/same.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import type { ProcessActor, ProcessSnapshot } from '#machines/process/machine.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { selectIsFlowBusy, selectStepBar, selectFlowView } from '#machines/process/selectors.ts'
import { collectedByKey, commits, stepBefore } from '#engine/process/steps.ts'
import { reviewAhead, stepTowardsReview } from '#engine/process/way-back.ts'
import type { FormContext } from '#src/forms/model/form-types.ts'
import type { FieldDestination } from './field-destination.ts'
import type { FlowDrafts } from './flow-drafts.ts'
import type { ProcessAddress } from './process-address.ts'
import type { StepSender } from './step-sender.ts'

/** A flow under way: its plan, and the one actor that all its screens share. */
export interface FlowContextValue {
  plan: ProcessPlan
  actor: ProcessActor
  address: ProcessAddress
  /** The time of the newest save since the page was loaded, like 14:32. */
  savedAt: string | undefined
  /** False where the browser has no room for drafts: they end with the page. */
  keepsDrafts: boolean
  /** The field to correct, on the way from the review to it. */
  destination: FieldDestination
  stepSender: StepSender
  /** The values that changes in its forms made inapplicable. */
  aside: FlowDrafts['aside']
  /** The values of drafts that its definition has no place for; a tried flow has no drafts. */
  dropped?: FlowDrafts['dropped']
  /** The calls of its forms in place of those to the server: in the workbench, where nothing is saved. */
  formCalls?: Partial<FormContext>
  /** Fetches the definition again, and opens the flow by it with all that was typed. */
  reload: () => void
}

/** The context that `ProcessProvider` provides. */
export const FlowContext = createContext<FlowContextValue | undefined>(undefined)

/** The flow of this page. */
export const useFlow = (): FlowContextValue => {
  const flow = useContext(FlowContext)
  if (!flow) throw new Error('useFlow needs a ProcessProvider around it')
  return flow
}

/** The view of the flow. */
export const useView = () => {
  const { plan, actor } = useFlow()
  return useSelector(actor, (snapshot) => selectFlowView(plan, snapshot), isSameView)
}

type View = ReturnType<typeof selectFlowView>
const isSameView = (a: View, b: View): boolean =>
  a.kind === b.kind &&
  (a.kind !== 'step' || (b.kind === 'step' && a.step === b.step)) &&
  (a.kind !== 'outcome' || (b.kind === 'outcome' && a.approved === b.approved))

/** The items of the step bar. */
export const useStepBar = () => {
  const { plan, actor } = useFlow()
  return useSelector(actor, (snapshot) => selectStepBar(plan, snapshot), isSameJson)
}

const selectIsNew = ({ context }: ProcessSnapshot) => context.status === FlowStatus.none
const selectIsReturned = ({ context }: ProcessSnapshot) => context.status === FlowStatus.returned
const selectReason = ({ context }: ProcessSnapshot) => context.reason
const selectFailure = ({ context }: ProcessSnapshot) => context.failure
const selectUnsaved = ({ context }: ProcessSnapshot) => context.unsaved.length > 0
const selectIsReasonMissing = (snapshot: ProcessSnapshot) => snapshot.hasTag('reasonMissing')
const selectIsUnsure = (snapshot: ProcessSnapshot) => snapshot.hasTag('unsure')
const selectTheirs = (snapshot: ProcessSnapshot) =>
  snapshot.hasTag('conflict') ? snapshot.context.theirs : undefined

/** The flow was not committed yet. */
export const useIsNew = () => useSelector(useFlow().actor, selectIsNew)

/** The flow was returned; a rejected one is restarted by its customer. */
export const useIsReturned = () => useSelector(useFlow().actor, selectIsReturned)

/** The reason of a rejection or a return; '' for none. */
export const useReason = () => useSelector(useFlow().actor, selectReason)

/** The flow has a reason that could not be read yet. */
export const useIsReasonMissing = () => useSelector(useFlow().actor, selectIsReasonMissing)

/** The newest failure, until the next try. */
export const useFailure = () => useSelector(useFlow().actor, selectFailure)

/** A load or a save is under way: the controls are disabled. */
export const useIsBusy = () => useSelector(useFlow().actor, selectIsFlowBusy)

/** The flow has unsaved values. */
export const useHasUnsaved = () => useSelector(useFlow().actor, selectUnsaved)

/** The outcome of a save is unknown, and the flow could not be read. */
export const useIsUnsure = () => useSelector(useFlow().actor, selectIsUnsure)

/** The flow as somebody else saved it, in a conflict. */
export const useTheirs = () => useSelector(useFlow().actor, selectTheirs)

/** Registers `read`, whose values are sent to the machine before each step event. */
export const useStepValues = (read: () => Readonly<Record<string, unknown>>): void => {
  const { stepSender } = useFlow()
  useEffect(() => stepSender.register(read))
}

/** The data of an entry at this moment; it does not follow later changes. */
export const entryData = (actor: ProcessActor, entryId: string): unknown =>
  actor.getSnapshot().context.data[entryId]

/** The collected data by keyName at this moment. */
export const collectedData = (plan: ProcessPlan, actor: ProcessActor): Record<string, unknown> =>
  collectedByKey(plan, actor.getSnapshot().context)

/** The traits of a step that depend on the collected data. */
export const useStepTraits = (step: PlanStep): StepTraits => {
  const { plan, actor } = useFlow()
  return useSelector(
    actor,
    ({ context }) => {
      const review = reviewAhead(plan, step.progress, context)
      return {
        isFirst: stepBefore(plan, step.progress, context) === undefined,
        isCommit: commits(plan, step, context),
        leadsToReview:
          review !== undefined && stepTowardsReview(plan, step.progress, context) === review,
      }
    },
    (a, b) =>
      a.isFirst === b.isFirst && a.isCommit === b.isCommit && a.leadsToReview === b.leadsToReview,
  )
}

/** The traits of a step; see `useStepTraits`. */
export interface StepTraits {
  isFirst: boolean
  isCommit: boolean
  /** Saving the step leads back to the review. */
  leadsToReview: boolean
}
