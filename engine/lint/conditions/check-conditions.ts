import { openCondition } from '../../expression/open-condition.ts'
import { membersRead } from '../../json/path-values.ts'
import { membersOf } from '../../form/all-fields.ts'
import type { Field, FormPlan } from '../../form/form-plan.ts'
import { pointerTo } from '../../json/pointer.ts'
import type { Report } from '../../language/diagnostic.ts'
import { knownFrom } from '../../process/known-keys.ts'
import type { PlanStep, ProcessPlan } from '../../process/plan.ts'
import { wordsOf } from '../check-expressions.ts'
import { checkConditionTypes } from '../expression-types.ts'
import { rootsByKey } from '../../process/roots-by-key.ts'
import { withNearest } from '../words/nearest-word.ts'
import { checkCondition } from './check-condition.ts'
import { wrongComparisons } from './compared-constants.ts'
import { subjectOf, unknownSubject, type Subject } from './subject.ts'

/** Checks that every condition reads only data that is known when its step is reached, and can have both outcomes. */
export const checkConditions = (plan: ProcessPlan, report: Report): void => {
  const known = knownFrom(plan)
  for (const step of plan.steps) {
    if (!step.when) continue
    const pointer = pointerTo(step.pointer, 'content', 'step', 'when')
    let isKnown = true
    for (const key of step.when.reads) {
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
    const { source } = step.when
    if (!isKnown) continue
    if (typeof source === 'string') checkExpression(source, step, plan, { pointer, report })
    else checkCondition(source, collectedAt(plan, step), { root: source, pointer, report })
  }
}

/** Checks that each field that an expression reads exists, and that what it compares can be compared. */
const checkExpression = (
  source: string,
  { progress }: PlanStep,
  plan: ProcessPlan,
  { pointer, report }: { pointer: string; report: Report },
): void => {
  const forms = new Map(
    [...plan.steps.flatMap((step) => step.forms), ...plan.externalData].flatMap(
      ({ keyName, plan: form }) => (form ? [[keyName, form] as const] : []),
    ),
  )
  let isKnown = true
  const { paths, node } = openCondition(source)
  for (const path of paths) {
    const [key = '', ...names] = membersRead(path)
    let field: Field | undefined = forms.get(key)?.root
    for (const name of names) {
      const members = field && membersOf(field)
      // A field without members of its own has a value that no definition describes.
      if (!members || members.size === 0) break
      field = members.get(name)
      if (field) continue
      isKnown = false
      report(
        'condition-unknown-field',
        pointer,
        withNearest(name, [...members.keys()], '请使用该表单的字段'),
      )
    }
  }
  if (!isKnown) return
  for (const words of wrongComparisons(node, plan)) report('condition-mismatch', pointer, words)
  const roots = rootsByKey(plan)
  const known = [...knownFrom(plan)].filter(([, from]) => from <= progress)
  const wrong = checkConditionTypes(source, new Map(known.map(([key]) => [key, roots.get(key)])))
  if (wrong?.kind === 'type') report('expression-type', pointer, wordsOf(wrong))
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
