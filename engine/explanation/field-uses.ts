import { expressionNode } from '../expression/expression-node.ts'
import { collectedReads, formReads, type Reads } from '../expression/reads.ts'
import { namedFields } from '../form/named-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { membersRead } from '../json/path-values.ts'
import { pointerTo, pointerTokens } from '../json/pointer.ts'
import type { PlanForm, PlanStep, ProcessPlan } from '../process/plan.ts'
import { isAbout, namesRead, readsOf } from './condition-reads.ts'
import { isHidden } from '../form/widget-of.ts'

/** A place of a definition that reads an answer. */
interface FieldUse {
  /** Names the place for an author: “企业规模”的计算. */
  words: string
  /** JSON pointer into the process. */
  pointer: string
}

/** An answer of the customer, with the places that read it. */
export interface UsedField {
  /** Its title after those of the groups that hold it. */
  title: string
  /** JSON pointer into the process, to where it is declared. */
  pointer: string
  uses: readonly FieldUse[]
}

/** The answers that a step asks for. */
export interface StepAnswers {
  step: PlanStep
  fields: readonly UsedField[]
}

/**
 * Returns the answers that each step asks for, with what in the definition reads them. What reads all answers, such as
 * the review, the contract and the business, is not in the definition.
 */
export const fieldUses = (plan: ProcessPlan): StepAnswers[] => {
  const uses = plan.steps.flatMap((step) => [
    ...usesOfStep(step),
    ...step.forms.flatMap(usesOfForm),
  ])
  return plan.steps.map((step) => ({
    step,
    fields: step.forms.flatMap((form) =>
      namedFields(form.plan)
        .filter(({ field }) => isAnswer(field))
        .map(({ field, title }) => ({
          title,
          pointer: `${form.pointer}/schema${field.pointer}`,
          uses: usesAt(uses, [form.keyName, ...field.path.map(String)]),
        })),
    ),
  }))
}

/** Tells whether the customer fills a field in; a group is its members. */
const isAnswer = ({ schema, widget, isReadOnly, computed, fixed }: Field): boolean =>
  schema.type !== 'object' &&
  !isHidden(widget) &&
  widget !== 'trial' &&
  !isReadOnly &&
  computed === undefined &&
  fixed === undefined

/** A use with the path that it reads, from a keyName. */
interface ReadUse extends FieldUse {
  path: readonly string[]
}

/** Returns the uses of a value, of parts of it, and of what holds it; each place once. */
const usesAt = (uses: readonly ReadUse[], path: readonly string[]): FieldUse[] => {
  const found = new Map<string, FieldUse>()
  for (const { path: read, words, pointer } of uses)
    if (read.length > 1 && read.every((name, at) => path[at] === undefined || path[at] === name))
      found.set(pointer, { words, pointer })
  return [...found.values()]
}

const usesOfStep = ({ when, dependsOn = [], title, pointer }: PlanStep): ReadUse[] => [
  ...(when ? readsOf(when) : []).map(({ path }) => ({
    path,
    words: `步骤“${title}”的条件`,
    pointer: pointerTo(pointer, 'content', 'step', 'when'),
  })),
  ...dependsOn.map((read, index) => ({
    path: pointerTokens(read),
    words: `步骤“${title}”的结果所依据的内容`,
    pointer: pointerTo(pointer, 'content', 'step', 'dependsOn', index),
  })),
]

const usesOfForm = (form: PlanForm): ReadUse[] =>
  form.plan.fields.flatMap((field) => [
    ...usesByConditions(form, field),
    ...usesByExpressions(form, field),
    ...usesByPointers(form, field),
  ])

/** The members of the same object that decide whether a field exists. */
const usesByConditions = (form: PlanForm, field: Field): ReadUse[] =>
  field.conditions.filter(isAbout(field)).flatMap((condition) =>
    namesRead(condition).map((name) => ({
      path: [form.keyName, ...membersRead(field.path.slice(0, -1)), name],
      words: `是否显示${named(field)}`,
      pointer: `${form.pointer}/schema${condition.pointer}`,
    })),
  )

const usesByExpressions = (form: PlanForm, field: Field): ReadUse[] => {
  const read = (source: string, words: string, pointer: string): ReadUse[] => {
    const node = expressionNode(source, field)
    if (!node) return []
    return [
      ...pathsOf(formReads(node, field.path)).map((path) => [form.keyName, ...membersRead(path)]),
      ...pathsOf(collectedReads(node)).map(membersRead),
    ].map((path) => ({ path, words, pointer: `${form.pointer}/uiSchema${pointer}` }))
  }
  const { computed, rules } = field
  return [
    ...(computed ? read(computed.source, `${named(field)}的计算`, computed.pointer) : []),
    ...rules.flatMap(({ source, pointer }) => read(source, `${named(field)}的规则`, pointer)),
  ]
}

const pathsOf = ({ values, lists }: Reads) => [...values, ...lists]

/** Any text of a field's options may be a pointer into the collected data. */
const usesByPointers = (form: PlanForm, field: Field): ReadUse[] =>
  textsOf(field.options).flatMap((text) =>
    text.startsWith('/')
      ? [
          {
            path: pointerTokens(text),
            words: text === field.source ? `${named(field)}的来源` : `${named(field)}的设置`,
            pointer: `${form.pointer}/uiSchema${field.uiPointer}`,
          },
        ]
      : [],
  )

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const named = ({ title, name }: Field): string => `“${title || name}”`
