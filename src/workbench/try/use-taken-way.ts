import { useSelector } from '@xstate/react'
import { edgesAlong } from '#engine/graph/process-graph.ts'
import { isSameJson } from '#engine/json/same.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { shownSteps } from '#engine/process/steps.ts'
import type { ProcessSnapshot } from '#machines/process/machine.ts'
import { selectFlowView } from '#machines/process/selectors.ts'
import { useFlow } from '#src/process/flow/use-flow.ts'

/** Returns the way that the tried flow has taken, and its position, by their ids in the graph of the process. */
export const useTakenWay = () => {
  const { plan, actor } = useFlow()
  return useSelector(actor, (snapshot) => wayOf(plan, snapshot), isSameJson)
}

const wayOf = (plan: ProcessPlan, snapshot: ProcessSnapshot) => {
  const view = selectFlowView(plan, snapshot)
  const isHandedIn = view.kind === 'waiting' || view.kind === 'outcome'
  const at = view.kind === 'step' ? view.step.progress : isHandedIn ? Infinity : 0
  const steps = shownSteps(plan, snapshot.context).filter(({ progress }) => progress <= at)
  const outcome = view.kind === 'outcome' ? (view.approved ? 'approved' : 'rejected') : undefined
  return {
    nodes: ['begin', ...steps.map(({ name }) => name), ...(isHandedIn ? ['waiting'] : [])],
    edges: [...edgesAlong(steps, isHandedIn), ...(outcome ? [`waiting ${outcome}`] : [])],
    current: outcome ?? (view.kind === 'waiting' ? 'waiting' : steps.at(-1)?.name),
  }
}
