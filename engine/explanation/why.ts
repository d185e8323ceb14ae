import { openExpressions } from '../expression/form-expressions.ts'
import { ruleAt } from '../expression/rule-at.ts'
import { applies, isAskedFor } from '../form/applicability.ts'
import { byPath } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { isEmptyValue } from '../json/empty.ts'
import { ITEM } from '../json/path-values.ts'
import { valueAt } from '../json/values-at.ts'
import { pointerTo } from '../json/pointer.ts'
import type { PlanForm, PlanStep, ProcessPlan } from '../process/plan.ts'
import { collectedByKey, shownSteps, type Collected } from '../process/steps.ts'
import { violationsOf } from '../validation/violations.ts'
import { conditionWords, fieldConditionWords } from './condition-words.ts'
import { isAbout, namesRead, readsOf, type Read } from './condition-reads.ts'
import { computedWords } from './computed-words.ts'
import { collectedTopic, fieldTopic, type Topic } from './topic.ts'

/** A rule of the definition that decides about a step or a field now. */
export interface Reason {
  /** The rule in words. */
  words: string
  /** The values that it saw, each with its name: “企业规模”为“小型”. */
  seen: readonly string[]
  /** JSON pointer into the process. */
  pointer: string
}

/** A step, whether it is shown now, and the condition that decides. */
export interface StepReason {
  step: PlanStep
  isShown: boolean
  /** Undefined for a step without a condition: it is always shown. */
  reason?: Reason | undefined
}

/** Returns for each step whether it is shown with these answers, and why. */
export const whySteps = (plan: ProcessPlan, collected: Collected): StepReason[] => {
  const shown = shownSteps(plan, collected)
  const known = collectedByKey(plan, collected)
  const topic = collectedTopic(plan)
  return plan.steps.map((step) => ({
    step,
    isShown: shown.includes(step),
    reason: step.when && {
      words: `${conditionWords(step.when.source, topic)}时显示`,
      seen: seenOf(topic, known, readsOf(step.when)),
      pointer: pointerTo(step.pointer, 'content', 'step', 'when'),
    },
  }))
}

/** The effects of a definition on a field. */
export type FieldEffect = 'shown' | 'hidden' | 'required' | 'readOnly' | 'computed' | 'blocking'

/** A field of the step, with what the definition does to it now; only fields to which it does something are listed. */
export interface FieldReasons {
  form: PlanForm
  field: Field
  effects: readonly (Reason & { effect: FieldEffect })[]
}

/**
 * Returns the fields of a step that are hidden, shown by a condition, required, read-only or computed, and those whose
 * values keep the customer from going on; each with the rule that decides, the values it saw, and its place.
 * @param now the time for rules that read the date, ms since 1970
 */
export const whyFields = (
  plan: ProcessPlan,
  step: PlanStep,
  collected: Collected,
  now: number,
): FieldReasons[] => {
  const known = collectedByKey(plan, collected)
  return step.forms.flatMap((form) => {
    const data = collected.data[form.id] ?? {}
    const blocking = blockingReasons(form, data, known, now)
    return byPath(form.plan.fields).flatMap((declared) => {
      const [field] = declared
      if (!field || field.path.includes(ITEM)) return []
      const path = field.path.map(String)
      const isAsked = isAskedFor(form.plan, data, path)
      const effects = [
        ...conditionEffects(form, declared, data, isAsked),
        ...(isAsked ? ownEffects(form, declared, plan) : []),
        ...(blocking.get(pointerTo('', ...path)) ?? []),
      ]
      return effects.length > 0 ? [{ form, field, effects }] : []
    })
  })
}

type Effect = FieldReasons['effects'][number]

const conditionEffects = (
  form: PlanForm,
  declared: readonly Field[],
  data: unknown,
  isAsked: boolean,
): Effect[] =>
  declared.flatMap((field) => {
    const holder = field.path.slice(0, -1)
    const value = valueAt(data, holder.map(String))
    const topic = holder.reduce<Topic>(
      (at, name) => (name === ITEM ? at.item() : at.member(name)),
      fieldTopic(form.plan.root),
    )
    // The conditions of the objects around it decide about those objects.
    return field.conditions.filter(isAbout(field)).flatMap((condition): Effect[] => {
      const holds = applies(condition, value)
      if (isAsked && !holds) return []
      return [
        {
          effect: isAsked ? 'shown' : 'hidden',
          words: `${fieldConditionWords(condition, topic)}时显示${holds ? '' : '，现在不成立'}`,
          seen: namesRead(condition)
            .map((name) => seenAt(topic, value, [name]))
            .filter(isFirst),
          pointer: `${form.pointer}/schema${condition.pointer}`,
        },
      ]
    })
  })

const ownEffects = (form: PlanForm, declared: readonly Field[], plan: ProcessPlan): Effect[] => {
  const [field] = declared
  if (!field) return []
  const at = `${form.pointer}/schema${field.pointer}`
  const ui = `${form.pointer}/uiSchema`
  return [
    ...(declared.some(({ isRequired }) => isRequired)
      ? [{ effect: 'required' as const, words: '定义要求填写', seen: [], pointer: at }]
      : []),
    ...(field.computed
      ? [
          {
            effect: 'computed' as const,
            words: `计算方式：${computedWords(form.plan, field, plan) ?? field.computed.source}`,
            seen: [],
            pointer: ui + field.computed.pointer,
          },
        ]
      : field.isReadOnly
        ? [
            {
              effect: 'readOnly' as const,
              words: '定义设为只读',
              seen: [],
              pointer: ui + field.uiPointer,
            },
          ]
        : []),
  ]
}

/** The constraints and rules that the values of a form break, by the pointer of their field. */
const blockingReasons = (
  { plan: form, pointer }: PlanForm,
  data: unknown,
  collected: Readonly<Record<string, unknown>>,
  now: number,
): ReadonlyMap<string, Effect[]> => {
  const found = new Map<string, Effect[]>()
  const add = (at: string, effect: Effect) => found.set(at, [...(found.get(at) ?? []), effect])
  const topic = fieldTopic(form.root)
  for (const { keyword, at, pointer: where } of violationsOf(form.valueSchema, data))
    add(at, {
      effect: 'blocking',
      words: keyword === 'required' ? '必填，还没有填写' : `不符合 ${keyword}`,
      seen: keyword === 'required' ? [] : [seenAt(topic, data, at.split('/').slice(1))],
      pointer: `${pointer}/schema${where}`,
    })
  for (const issue of openExpressions(form).broken(data, { collected, now }))
    add(issue.pointer, {
      effect: 'blocking',
      words: issue.message,
      seen: [seenAt(topic, data, issue.pointer.split('/').slice(1))],
      pointer: `${pointer}/uiSchema${ruleAt(form.fields, issue)?.rule.pointer ?? ''}`,
    })
  return found
}

/** Words the values that a condition reads; of a value and a part of it, the part. */
const seenOf = (topic: Topic, holder: unknown, reads: readonly Read[]): string[] =>
  reads
    .filter(
      ({ path }) =>
        !reads.some(
          (other) =>
            other.path.length > path.length && path.every((name, at) => other.path[at] === name),
        ),
    )
    .map(({ path }) => seenAt(topic, holder, path))
    .filter(isFirst)

/** Words a value that a rule saw: “企业规模”为“小型”, or that there is none. */
const seenAt = (topic: Topic, holder: unknown, path: readonly string[]): string => {
  const { words, valueWords } = path.reduce<Topic>((at, name) => at.member(name), topic)
  const value = valueAt(holder, path)
  if (isEmptyValue(value)) return `${words}没有值`
  return Array.isArray(value) ? `${words}有 ${value.length} 项` : `${words}为${valueWords(value)}`
}

const isFirst = (text: string, at: number, all: readonly string[]): boolean =>
  all.indexOf(text) === at
