import { conditionWords } from '../explanation/condition-words.ts'
import { collectedTopic } from '../explanation/topic.ts'
import { pointerTo, pointerTokens } from '../json/pointer.ts'
import { isSameJson } from '../json/same.ts'
import type { ExternalDatum, PlanForm, PlanStep, ProcessPlan } from '../process/plan.ts'
import type { Change, ChangeKind } from './change.ts'
import { compareForms } from './compare-forms.ts'
import { fromTo } from './compare-constraints.ts'
import { compareRoutes } from './compare-routes.ts'
import { pairsOf } from './pairs.ts'
import { pairSteps } from './step-pairs.ts'

/**
 * Compares two versions of a process by what they do: which steps, fields, ways and rules there are. Other spellings of
 * the same are no change.
 */
export const compareProcesses = (before: ProcessPlan, after: ProcessPlan): Change[] => {
  const steps = pairSteps(before, after)
  return [
    ...(before.processName === after.processName
      ? []
      : [
          {
            kind: 'process-renamed',
            pointer: '/processName',
            place: [],
            detail: fromTo(before.processName, after.processName),
          } as const,
        ]),
    ...steps.removed.map((step) => ofStep('step-removed', step)),
    ...after.steps.flatMap((step) => {
      if (steps.added.includes(step)) return [ofStep('step-added', step, afterWords(after, step))]
      const [known] = steps.pairs.find(([, other]) => other === step) ?? []
      return [
        ...(steps.moved.has(step) ? [ofStep('step-moved', step, afterWords(after, step))] : []),
        ...(known ? compareSteps(known, step, before, after) : []),
      ]
    }),
    ...compareRoutes(before, after, steps),
    ...compareExternalData(before, after),
  ]
}

const ofStep = (kind: ChangeKind, { pointer, title }: PlanStep, detail = ''): Change => ({
  kind,
  pointer,
  place: [title],
  detail,
})

const afterWords = ({ steps }: ProcessPlan, step: PlanStep): string => {
  const before = steps[steps.indexOf(step) - 1]
  return before ? `在“${before.title}”之后` : '在最前'
}

const compareSteps = (
  before: PlanStep,
  after: PlanStep,
  was: ProcessPlan,
  is: ProcessPlan,
): Change[] => {
  const change = (kind: ChangeKind, detail: string) => ofStep(kind, after, detail)
  return [
    ...(before.title === after.title
      ? []
      : [change('step-renamed', fromTo(`“${before.title}”`, `“${after.title}”`))]),
    ...(before.description === after.description ? [] : [change('step-described', '')]),
    ...(isSameJson(pageOf(before), pageOf(after))
      ? []
      : [change('page-changed', fromTo(pageWords(before), pageWords(after)))]),
    ...(isSameJson(before.when?.source, after.when?.source)
      ? []
      : [
          {
            ...change('condition-changed', fromTo(whenWords(before, was), whenWords(after, is))),
            pointer: pointerTo(after.pointer, 'content', 'step', 'when'),
          },
        ]),
    ...basisWords(before, after, was, is).map((words) => change('basis-changed', words)),
    ...compareFormsOf(before, after),
  ]
}

/** Words another basis of a fixed page; that it follows the process's own forms is said with these. */
const basisWords = (
  before: PlanStep,
  after: PlanStep,
  was: ProcessPlan,
  is: ProcessPlan,
): string[] => {
  const keys = [was, is].map(
    ({ steps }) => new Set(steps.flatMap(({ entries }) => entries.map(({ keyName }) => keyName))),
  )
  const isOfOne = (pointer: string) => {
    const [key = ''] = pointerTokens(pointer)
    return keys.filter((known) => known.has(key)).length === 1
  }
  const [one, other] = [before, after].map(({ dependsOn = [] }) =>
    dependsOn
      .filter((pointer) => !isOfOne(pointer))
      .toSorted()
      .join('、'),
  )
  return one === other ? [] : [fromTo(one || '无', other || '无')]
}

const whenWords = ({ when }: PlanStep, plan: ProcessPlan): string =>
  when ? `${conditionWords(when.source, collectedTopic(plan))}时显示` : '总是显示'

const pageOf = ({ page, entries }: PlanStep) =>
  page.kind === 'form' ? undefined : { ...page, nodeType: entries[0]?.nodeType }

const pageWords = ({ page, entries }: PlanStep): string => {
  if (page.kind === 'form') return '表单'
  const basics = page.basicsCurrent === undefined ? '' : `@R${page.basicsCurrent}`
  return `固定页 ${page.key}${basics}（nodeType ${entries[0]?.nodeType}，id ${page.entryId}）`
}

const compareFormsOf = (before: PlanStep, after: PlanStep): Change[] => {
  const forms = pairsOf(before.forms, after.forms, ({ id, keyName }) => [
    `id ${id}`,
    `key ${keyName}`,
  ])
  const placeOf = (step: PlanStep, form: PlanForm) =>
    step.forms.length > 1 ? [step.title, form.name] : [step.title]
  const ofForm = (kind: ChangeKind, step: PlanStep, form: PlanForm, detail = ''): Change => ({
    kind,
    pointer: form.pointer,
    place: [step.title, form.name],
    detail,
  })
  return [
    ...forms.added.map((form) => ofForm('form-added', after, form)),
    ...forms.removed.map((form) => ofForm('form-removed', before, form)),
    ...forms.pairs.flatMap(([one, other]) => [
      ...(one.id === other.id
        ? []
        : [
            ofForm(
              'form-changed',
              after,
              other,
              `id ${fromTo(one.id, other.id)}，已填写的内容不会带入`,
            ),
          ]),
      ...(one.role === other.role
        ? []
        : [ofForm('form-changed', after, other, fromTo(ROLES[one.role], ROLES[other.role]))]),
      ...(one.keyName === other.keyName
        ? []
        : [ofForm('form-changed', after, other, `keyName ${fromTo(one.keyName, other.keyName)}`)]),
      ...(one.name === other.name || before.title !== after.title
        ? []
        : [ofForm('form-renamed', after, other, fromTo(`“${one.name}”`, `“${other.name}”`))]),
      ...compareForms(one, other, placeOf(after, other)),
    ]),
  ]
}

const ROLES: Readonly<Record<PlanForm['role'], string>> = {
  main: '主表单',
  extra: '附加表单',
  sub: '子表单',
}

const compareExternalData = (before: ProcessPlan, after: ProcessPlan): Change[] => {
  const { pairs, added, removed } = pairsOf(
    before.externalData,
    after.externalData,
    ({ id, keyName }) => [`key ${keyName}`, `id ${id}`],
  )
  const change = (kind: ChangeKind, { name, keyName }: ExternalDatum, detail = ''): Change => ({
    kind,
    pointer: '/actExForms',
    place: [name || keyName],
    detail,
  })
  return [
    ...added.map((datum) => change('external-added', datum)),
    ...removed.map((datum) => change('external-removed', datum)),
    ...pairs.flatMap(([one, other]) =>
      isSameJson(settingsOf(one), settingsOf(other)) ? [] : [change('external-changed', other)],
    ),
  ]
}

const settingsOf = ({ plan, ...others }: ExternalDatum) => ({
  ...others,
  schema: plan?.schema,
  uiSchema: plan?.uiSchema,
})
