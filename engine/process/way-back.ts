import { isFilledIn } from '../validation/condition.ts'
import { savedIn, stepsToComplete } from './depends-on.ts'
import type { FlowState } from './flow.ts'
import type { PlanStep, ProcessPlan } from './plan.ts'
import { shownSteps } from './steps.ts'

/** The position of a flow: its saved and its newest data. */
export type Place = Pick<FlowState, 'tasks' | 'data' | 'external'>

/**
 * Returns the review that an earlier step leads back to: the step that commits, once the customer has been
 * there. The saved review step is the evidence; it is saved when it is left, so that the way back outlives a
 * reload and the flow's return.
 */
export const reviewAhead = (
  plan: ProcessPlan,
  progress: number,
  place: Place,
): PlanStep | undefined => {
  const shown = shownSteps(plan, place)
  const review = shown.find((step) => step.commit || step === shown.at(-1))
  return review && review.progress > progress && isSaved(review, place) ? review : undefined
}

/**
 * Returns the step that follows `progress` for a customer who comes from the review: the first that is
 * new, not filled in or to be completed, else the review. Undefined for a customer who has not reached the review yet.
 */
export const stepTowardsReview = (
  plan: ProcessPlan,
  progress: number,
  place: Place,
): PlanStep | undefined => {
  const review = reviewAhead(plan, progress, place)
  if (!review) return undefined
  const incomplete = stepsToComplete(plan, place, savedIn(place.tasks))
  return shownSteps(plan, place).find(
    (step) =>
      step.progress > progress &&
      (step === review ||
        !isSaved(step, place) ||
        incomplete.includes(step) ||
        invalidForms(step, place.data).length > 0),
  )
}

/** Returns the ids of the step's forms whose data does not satisfy their schema. */
export const invalidForms = (step: PlanStep, data: Readonly<Record<string, unknown>>): string[] =>
  step.forms.filter(({ id, plan }) => !isFilledIn(plan.valueSchema, data[id])).map(({ id }) => id)

const isSaved = ({ entries }: PlanStep, { tasks }: Place): boolean =>
  entries.every(({ id }) => tasks.some((task) => task.id === id))
