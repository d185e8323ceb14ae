import { conditionWords } from '#engine/explanation/condition-words.ts'
import { collectedTopic } from '#engine/explanation/topic.ts'
import { checkText } from '#engine/lint/check-text.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { CheckReply, CheckRequest, OutlineStep } from './check-message.ts'

/** Checks the text of a request; the worker's whole work. */
export const replyTo = ({ text, words }: CheckRequest): CheckReply => {
  const { plan, findings } = checkText(text, words)
  return {
    text,
    findings: findings.toSorted((one, other) => one.from - other.from),
    steps: plan ? outlineOf(plan) : [],
  }
}

const outlineOf = (plan: ProcessPlan): OutlineStep[] => {
  const topic = collectedTopic(plan)
  return plan.steps.map((step) => ({
    name: step.name,
    progress: step.progress,
    title: step.title,
    pointer: step.pointer,
    page: step.page.kind === 'fixed' ? step.page.key : undefined,
    forms: step.forms.map(({ name }) => name),
    commits: step.commit || step === plan.steps.at(-1),
    when: step.when && conditionWords(step.when.source, topic),
  }))
}
