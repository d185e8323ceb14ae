import type { PlanStep } from '#engine/process/plan.ts'
import { entryData, useFlow, useView } from '../flow/use-flow.ts'

/** The step of a fixed page, with the values that the page saved. */
export interface FixedStep {
  step: PlanStep
  /** The saved values of the page. */
  saved: unknown
}

/** The step of the fixed page on the screen; undefined while the flow is at another view. */
export const useFixedStep = (): FixedStep | undefined => {
  const { actor } = useFlow()
  const view = useView()
  if (view.kind !== 'step' || view.step.page.kind !== 'fixed') return undefined
  return { step: view.step, saved: entryData(actor, view.step.page.entryId) }
}
