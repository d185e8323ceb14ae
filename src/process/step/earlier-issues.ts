import type { RefusedField } from '#schemas/api/envelope.ts'
import type { ProcessContext } from '#machines/process/context.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { collectedByKey, shownSteps } from '#engine/process/steps.ts'
import { issuesSince } from '#src/forms/model/expressions.ts'

/**
 * The issues of the steps before `before`: a value that was corrected from the review may break a rule of another
 * step, or outdate a value that is computed there.
 */
export const earlierIssues = (
  plan: ProcessPlan,
  before: PlanStep,
  context: Pick<ProcessContext, 'data' | 'external'>,
): RefusedField[] => {
  const collected = collectedByKey(plan, context)
  return shownSteps(plan, context)
    .filter(({ progress }) => progress < before.progress)
    .flatMap(({ forms }) => forms)
    .flatMap(({ id, plan: form }) =>
      issuesSince(form, context.data[id], collected).map((issue) => ({ formId: id, ...issue })),
    )
}
