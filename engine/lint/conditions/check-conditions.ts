import type { FormPlan } from '../../form/form-plan.ts'
import { keysRead } from '../../form/schema-parts.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import { knownFrom } from '../../process/known-keys.ts'
import type { PlanStep, ProcessPlan } from '../../process/plan.ts'
import { withNearest } from '../words/nearest-word.ts'
import { checkCondition } from './check-condition.ts'
import { subjectOf, unknownSubject, type Subject } from './subject.ts'

/** Checks that every condition reads only data that is known when its step is reached, and can have both outcomes. */
export const checkConditions = (plan: ProcessPlan, report: Report): void => {
  const known = knownFrom(plan)
  for (const step of plan.steps) {
    if (!step.when) continue
    const pointer = pointerTo(step.pointer, 'content', 'step', 'when')
    let isKnown = true
    for (const key of keysRead(step.when)) {
      const from = known.get(key)
      if (from !== undefined && from <= step.progress) continue
      isKnown = false
      if (from === undefined)
        report(
          'condition-unknown-key',
          pointer,
          withNearest(key, earlierKeys(known, step), '请使用流程中的 keyName'),
        )
      else report('condition-reads-later-step', pointer, key)
    }
    if (isKnown)
      checkCondition(step.when, collectedAt(plan, step), { root: step.when, pointer, report })
  }
}

const earlierKeys = (known: ReadonlyMap<string, number>, { progress }: PlanStep): string[] =>
  [...known].flatMap(([key, from]) => (from <= progress ? [key] : []))

/** The data that is collected when a step is reached, by keyName. */
const collectedAt = ({ steps, externalData }: ProcessPlan, { progress }: PlanStep): Subject => {
  const members = new Map<string, Subject>()
  for (const { keyName, name, plan } of externalData)
    members.set(keyName, plan ? formSubject(plan, name || keyName, false) : unknownSubject(keyName))
  for (const step of steps) {
    if (step.progress >= progress) break
    for (const { keyName } of step.entries) members.set(keyName, unknownSubject(keyName))
    for (const { keyName, name, plan } of step.forms)
      members.set(keyName, {
        ...formSubject(plan, name || keyName, true),
        isCertain: !step.when && !step.broken,
      })
  }
  return { name: '', fields: [], members, isCertain: true }
}

const formSubject = (form: FormPlan, name: string, isSaved: boolean): Subject => {
  const { fields, members } = subjectOf(form, form.root, isSaved)
  return { name, fields, members, isCertain: false }
}
