import { isEmptyValue } from '../json/empty.ts'
import { valueAt } from '../json/values-at.ts'
import { fieldAt } from '../form/all-fields.ts'
import type { PlanStep, ProcessPlan } from '../process/plan.ts'
import { collectedByKey, type Collected } from '../process/steps.ts'
import { readsOf } from './condition-reads.ts'
import { fieldTopic } from './topic.ts'

/**
 * Returns the answers of earlier steps for which a step is shown, in words for the customer: “企业规模”为“中型”. What the
 * customer was not asked, such as external data, is left out.
 */
export const answersBehind = (
  plan: ProcessPlan,
  { when }: PlanStep,
  collected: Collected,
): string[] => {
  if (!when) return []
  const known = collectedByKey(plan, collected)
  const forms = plan.steps.flatMap((step) => step.forms)
  const answers = readsOf(when).flatMap(({ path }) => {
    const [keyName, ...members] = path
    const root = forms.find((form) => form.keyName === keyName)?.plan.root
    const field = root && members.length > 0 ? fieldAt(root, members) : undefined
    const value = valueAt(known, path)
    if (!field || field.title === field.name || isEmptyValue(value)) return []
    if (typeof value === 'object') return []
    return [`“${field.title}”为${fieldTopic(field).valueWords(value)}`]
  })
  return [...new Set(answers)]
}
