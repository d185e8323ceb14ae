import type { FixedPageKey } from '#schemas/process/fixed-pages.ts'
import { hadResult, savedIn, stepsToComplete } from '#engine/process/depends-on.ts'
import type { PlanStep } from '#engine/process/plan.ts'
import { entryData, useFlow, useView } from '../flow/use-flow.ts'

/** The step of a fixed page, with the values that the page saved. */
export interface FixedStep {
  step: PlanStep
  /** The saved values of the page; undefined where they are not for the current values of earlier steps. */
  saved: unknown
  /** The page was completed for other values of earlier steps, and has to be completed again. */
  isOutdated: boolean
}

/**
 * The step of the fixed page on the screen; undefined while the flow is at another view or page. Two steps may have the
 * same page: a page keys its content by the name of the step.
 */
export const useFixedStep = (key: FixedPageKey): FixedStep | undefined => {
  const { actor, plan } = useFlow()
  const view = useView()
  if (view.kind !== 'step' || view.step.page.kind !== 'fixed') return undefined
  if (view.step.page.key !== key) return undefined
  const { step } = view
  const { context } = actor.getSnapshot()
  const saved = savedIn(context.tasks)
  const isOutdated = hadResult(step, saved) && stepsToComplete(plan, context, saved).includes(step)
  return {
    step,
    saved: isOutdated ? undefined : entryData(actor, view.step.page.entryId),
    isOutdated,
  }
}
