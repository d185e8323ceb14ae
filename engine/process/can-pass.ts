import type { PlanStep, ProcessPlan } from './plan.ts'
import { commits, shownSteps, type Collected } from './steps.ts'
import { invalidForms } from './way-back.ts'

/**
 * Tells whether a step can be saved forward: its forms satisfy their schemas, nothing in its definition blocks it,
 * and
 * where the save commits the flow, no shown step is broken.
 */
export const canPass = (plan: ProcessPlan, step: PlanStep, collected: Collected): boolean =>
  !isBlocked(step) &&
  invalidForms(step, collected.data).length === 0 &&
  !(commits(plan, step, collected) && shownSteps(plan, collected).some(({ broken }) => broken))

/** Tells whether the definition of a step is wrong in a way that blocks the step. */
export const isBlocked = ({ broken, page }: PlanStep): boolean =>
  broken || (page.kind === 'fixed' && !page.exists)
