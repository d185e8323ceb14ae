import type { PlanStep } from '#engine/process/plan.ts'
import { entryData, useFlow, useView } from '../flow/use-flow.ts'

/** A fixed page's step: what the page saved before, and the external data up to it. */
export interface FixedStep {
  step: PlanStep
  /** The page's own data, as saved. */
  saved: unknown
}

/** The step that a fixed page is shown for; undefined while the flow is somewhere else. */
export const useFixedStep = (): FixedStep | undefined => {
  const { actor } = useFlow()
  const view = useView()
  if (view.kind !== 'step' || view.step.page.kind !== 'fixed') return undefined
  return { step: view.step, saved: entryData(actor, view.step.page.entryId) }
}
