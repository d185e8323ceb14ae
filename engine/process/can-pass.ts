import { savedIn, stepsToComplete } from './depends-on.ts'
import type { PlanStep, ProcessPlan } from './plan.ts'
import { commits, shownSteps } from './steps.ts'
import { invalidForms, type Place } from './way-back.ts'

/**
 * Tells whether a step can be saved forward: its forms satisfy their schemas, nothing in its definition blocks it,
 * and where the save commits the flow, no shown step is broken or has to be completed.
 */
export const canPass = (plan: ProcessPlan, step: PlanStep, place: Place): boolean =>
  !isBlocked(step) &&
  invalidForms(step, place.data).length === 0 &&
  !(commits(plan, step, place) && shownSteps(plan, place).some(({ broken }) => broken)) &&
  toComplete(plan, step, place) === undefined

/** Returns the first step before the commit of `step` that has no result for the current values. */
export const toComplete = (
  plan: ProcessPlan,
  step: PlanStep,
  place: Place,
): PlanStep | undefined =>
  commits(plan, step, place)
    ? stepsToComplete(plan, place, savedIn(place.tasks)).find((one) => one !== step)
    : undefined

/** Tells whether the definition of a step is wrong in a way that blocks the step. */
export const isBlocked = ({ broken, page }: PlanStep): boolean =>
  broken || (page.kind === 'fixed' && !page.exists)
