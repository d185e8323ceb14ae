import type { PlanStep, ProcessPlan } from './plan.ts'

/** The steps to which a forward save may lead, in order, and whether it may commit the flow. */
export interface Routes {
  steps: readonly PlanStep[]
  mayCommit: boolean
}

/**
 * Returns where a forward save of a step may lead: to each later step up to the first without a condition.
 * @param index of the step; -1 for the begin of the process
 */
export const routesFrom = ({ steps }: ProcessPlan, index: number): Routes => {
  if (steps[index]?.commit) return { steps: [], mayCommit: true }
  const later = steps.slice(index + 1)
  const certain = later.findIndex(({ when }) => !when)
  return certain === -1
    ? { steps: later, mayCommit: true }
    : { steps: later.slice(0, certain + 1), mayCommit: false }
}
