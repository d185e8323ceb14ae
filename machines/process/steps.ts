import { holds, keysRead } from '#schemas/process/condition.ts'
import type { PlanStep, ProcessPlan } from './plan.ts'

/** What has been collected: the data of every entry by its id, and the external data by keyName. */
export interface Collected {
  data: Readonly<Record<string, unknown>>
  external: Readonly<Record<string, unknown>>
}

/** The data collected so far by keyName: what conditions and sources read. */
export const collectedByKey = (
  plan: ProcessPlan,
  { data, external }: Collected,
): Record<string, unknown> => {
  const collected: Record<string, unknown> = { ...external }
  for (const step of plan.steps)
    for (const { id, keyName } of step.entries)
      if (data[id] !== undefined) collected[keyName] = data[id]
  return collected
}

/** Whether a step is shown with the data collected. */
export const isShown = (plan: ProcessPlan, step: PlanStep, collected: Collected): boolean =>
  !step.when || holds(step.when, collectedByKey(plan, collected))

/** The steps that this customer walks through, with the data collected. */
export const shownSteps = (plan: ProcessPlan, collected: Collected): readonly PlanStep[] => {
  const byKey = collectedByKey(plan, collected)
  return plan.steps.filter((step) => !step.when || holds(step.when, byKey))
}

/** The step that follows `progress`, or undefined where approval follows. */
export const stepAfter = (plan: ProcessPlan, progress: number, collected: Collected) =>
  shownSteps(plan, collected).find((step) => step.progress > progress)

/**
 * The step that a save forward names: the one that follows, or an earlier one whose condition waits for
 * external data that this very save may bring.
 */
export const stepToReach = (plan: ProcessPlan, progress: number, collected: Collected) => {
  const awaited = plan.externalData
    .filter((datum) => datum.progress > progress && !(datum.keyName in collected.external))
    .map(({ keyName }) => keyName)
  const mayShow = ({ when }: PlanStep) => awaited.some((key) => keysRead(when).has(key))
  const next = stepAfter(plan, progress, collected)
  return plan.steps.find((step) => step.progress > progress && (step === next || mayShow(step)))
}

/** The step before `progress`, or undefined at the first one. */
export const stepBefore = (plan: ProcessPlan, progress: number, collected: Collected) =>
  shownSteps(plan, collected).findLast((step) => step.progress < progress)

/** Whether saving this step commits the flow: it is marked so, or no step follows. */
export const commits = (plan: ProcessPlan, step: PlanStep, collected: Collected): boolean =>
  step.commit || stepAfter(plan, step.progress, collected) === undefined

/**
 * The step to show for a saved progress: that one, or where it is skipped or gone, the nearest later
 * one, else the last.
 */
export const stepAt = (
  plan: ProcessPlan,
  progress: number,
  collected: Collected,
): PlanStep | undefined => {
  const steps = shownSteps(plan, collected)
  return steps.find((step) => step.progress >= progress) ?? steps.at(-1)
}
