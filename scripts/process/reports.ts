import { changeWords } from '#engine/comparison/change.ts'
import { compareProcesses } from '#engine/comparison/compare-processes.ts'
import { conditionWords } from '#engine/explanation/condition-words.ts'
import { fieldUses } from '#engine/explanation/field-uses.ts'
import { collectedTopic } from '#engine/explanation/topic.ts'
import { wordLists } from '#engine/lint/words/word-lists.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { providerNames } from '#fixtures/backend/domain/flows/external-data.ts'
import { serverWords } from '#fixtures/backend/domain/server-words.ts'
import { pathReport } from '#machines/process/path-report.ts'
import { OPTION_WORDS } from '../documents/process-schema.ts'

/* The reports of `npm run process`, as lines to print. */

/** The steps that a customer sees, with their forms, pages and external data. */
export const planLines = (plan: ProcessPlan): string[] => [
  `${plan.processName}（${plan.processKey}）`,
  ...plan.steps.flatMap((step) => stepLines(plan, step)),
]

const stepLines = (plan: ProcessPlan, step: PlanStep): string[] => {
  const last = step === plan.steps.at(-1)
  const page = step.page.kind === 'fixed' ? [`固定页 ${step.page.key}`] : []
  const forms = step.forms.map(({ name, role }) => (role === 'sub' ? `${name}（子表单）` : name))
  const external = plan.externalData
    .filter(({ progress }) => progress === step.progress)
    .map(({ name, keyName }) => `外部数据 ${name || keyName}`)
  const refused = step.forms.flatMap((form) =>
    form.plan.fields.filter((field) => field.refused !== undefined),
  )
  const notes = [
    ...(step.when ? [`${conditionWords(step.when.source, collectedTopic(plan))}时显示`] : []),
    ...(step.commit || last ? ['提交'] : []),
    ...(step.broken ? ['无法显示'] : []),
    ...(refused.length > 0 ? [`${refused.length} 项无法显示`] : []),
  ]
  return [
    `  ${step.progress}. ${step.title}${notes.length > 0 ? `（${notes.join('；')}）` : ''}`,
    ...[...page, ...forms, ...external].map((line) => `       ${line}`),
  ]
}

/** The fields that a customer fills in, each with the places of the definition that read it. */
export const fieldLines = (plan: ProcessPlan): string[] =>
  fieldUses(plan).flatMap(({ step, fields }) => [
    ...(fields.length > 0 ? [`  ${step.progress}. ${step.title}`] : []),
    ...fields.map(
      ({ title, uses }) =>
        `       ${title}：${uses.map(({ words }) => words).join('；') || '没有读取它的地方'}`,
    ),
  ])

/**
 * The generated paths of a process and what they reach.
 * @returns also whether every path arrives, and reaches all steps, ways and both sides of each condition
 */
export const pathLines = (plan: ProcessPlan): { lines: string[]; isCovered: boolean } => {
  const { paths, figures, impossible, problems } = pathReport(plan)
  const counts = figures.map(({ label, reached, all }) => `${label} ${reached}/${all}`)
  return {
    isCovered: problems.length === 0,
    lines: [
      ...paths.map(({ title }, at) => `${at + 1}. ${title}`),
      `${paths.length} 条路径；${counts.join('，')}；另有 ${impossible.length} 条去向不会发生`,
      ...problems,
    ],
  }
}

/** The differences of two versions of a process; as JSON with kind, pointer and place. */
export const diffLines = (before: ProcessPlan, after: ProcessPlan, asJson: boolean): string[] => {
  const changes = compareProcesses(before, after)
  if (asJson) {
    const rows = changes.map((change) => ({ ...change, message: changeWords(change) }))
    return [JSON.stringify(rows, null, 2)]
  }
  if (changes.length === 0) return ['两个版本的行为相同']
  return [
    ...changes.map((change) => `${changeWords(change)}\n    ${change.pointer}`),
    `${changes.length} 处差别`,
  ]
}

/** All words of the process language; those of a server are the reference backend's. */
export const wordLines = (): string[] =>
  wordLists({ options: OPTION_WORDS, server: serverWords, providerNames }).flatMap(
    ({ title, words }) => [
      title,
      ...Object.entries(words).map(([word, meaning]) => `  ${word}  ${meaning}`.trimEnd()),
      '',
    ],
  )
