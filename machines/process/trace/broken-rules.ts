import { openExpressions } from '#engine/expression/form-expressions.ts'
import { ruleAt, type BrokenRule } from '#engine/expression/rule-at.ts'
import type { PlanForm, ProcessPlan } from '#engine/process/plan.ts'
import { collectedByKey } from '#engine/process/steps.ts'
import type { ProcessContext } from '../context.ts'

/** A rule that the values of a form break. */
export interface BrokenFormRule extends BrokenRule {
  form: PlanForm
  /** The id of the form and the JSON pointer to the value. */
  at: string
  /** JSON pointer to the rule in the process. */
  pointer: string
}

/**
 * Returns the rules (CEL) that the values of the current step break. The form keeps a customer from going on; the machine
 * does not evaluate them.
 * @param now ms since 1970
 */
export const brokenRules = (
  plan: ProcessPlan,
  context: Pick<ProcessContext, 'current' | 'data' | 'external'>,
  now: number,
): BrokenFormRule[] => {
  const step = plan.steps.find(({ progress }) => progress === context.current)
  const collected = collectedByKey(plan, context)
  return (step?.forms ?? []).flatMap((form) =>
    openExpressions(form.plan)
      .broken(context.data[form.id], { collected, now })
      .flatMap((issue) => {
        const found = ruleAt(form.plan.fields, issue)
        const at = form.id + issue.pointer
        return found
          ? [{ ...found, form, at, pointer: `${form.pointer}/uiSchema${found.rule.pointer}` }]
          : []
      }),
  )
}
