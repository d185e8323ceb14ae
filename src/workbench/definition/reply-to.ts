import { conditionWords } from '#engine/explanation/condition-words.ts'
import { collectedTopic } from '#engine/explanation/topic.ts'
import { isSameJson } from '#engine/json/same.ts'
import { fixAll } from '#engine/lint/fixes/fix-all.ts'
import { checkText } from '#engine/lint/check-text.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { CheckReply, CheckRequest, OutlineStep } from './check-message.ts'

/** Creates the function that checks the text of a request: the worker's whole work. */
export const createReplies = (): ((request: CheckRequest) => CheckReply) => {
  let sent: readonly OutlineStep[] = []
  return ({ text, words, mends }) => {
    const mended = mends ? fixAll(text, words).text : undefined
    const { plan, findings } = checkText(mended ?? text, words)
    const steps = plan ? outlineOf(plan) : []
    const isSame = isSameJson(steps, sent)
    sent = steps
    return {
      mended,
      findings: findings.toSorted((one, other) => one.from - other.from || one.to - other.to),
      steps: isSame ? undefined : steps,
    }
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
