import {
  processForm,
  NodeType,
  type ProcessForm,
  type ProcessInfo,
} from '#schemas/process/definition.ts'
import { DEPENDENT_PAGES } from '#schemas/process/fixed-pages.ts'
import { isUnfillable } from '../form/check-showable.ts'
import type { Field } from '../form/form-plan.ts'
import { pointerTo } from '../json/pointer.ts'
import { LIMITS } from '../language/limits.ts'
import { collectDiagnostics, type Diagnostic, type Report } from '../language/diagnostic.ts'
import { isForbiddenName } from '../json/forbidden-name.ts'
import { fixedPageOf } from './fixed-page.ts'
import { readContent, type Dialects, type ReadContent, type Reports } from './read-content.ts'
import type { ExternalDatum, FormRole, PlanForm, PlanStep, ProcessPlan, PlanPage } from './plan.ts'

/** A valid entry, with its pointer and its parsed content. */
interface Entry extends ProcessForm {
  keyName: string
  pointer: string
  content: ReadContent
}

const NO_CONTENT: ReadContent = { dialect: 'schema', step: {} }

const NODE_TYPES: readonly number[] = Object.values(NodeType)
const isFixedPage = ({ nodeType }: Entry) =>
  nodeType === NodeType.fixedPage ||
  nodeType === NodeType.fixedPage4 ||
  nodeType === NodeType.fixedPage5

/**
 * Creates the compiler of process definitions (docs/process-language.md): processInfo becomes a plan. It
 * never throws: errors are in the plan's diagnostics, and every step that can be shown is there.
 *
 * @param dialects the converters of forms in other languages; without its converter such a form is refused
 */
export const createCompiler =
  (dialects: Dialects) =>
  (info: ProcessInfo): ProcessPlan => {
    const { diagnostics, report: plain } = collectDiagnostics(dialects.catalogue)
    const report = dialects.inDetail?.(plain) ?? plain
    const leftOut: Diagnostic[] = []
    /** Reports an error for which an entry or a step is left out. */
    const leaveOut: Report = (...diagnostic) => {
      report(...diagnostic)
      leftOut.push(...diagnostics.slice(-1))
    }
    const entries = readEntries(info.actExForms, { report, leaveOut }, dialects)
    const external = entries.filter(({ nodeType }) => nodeType === NodeType.external)
    const shown = entries.filter(({ nodeType }) => nodeType !== NodeType.external)

    const byProgress = new Map<number, Entry[]>()
    for (const entry of shown)
      byProgress.set(entry.progress, [...(byProgress.get(entry.progress) ?? []), entry])
    const progresses = [...byProgress.keys()].toSorted((a, b) => a - b)
    const steps: PlanStep[] = []
    for (const progress of progresses) {
      const step = toStep(progress, byProgress.get(progress) ?? [], steps, { report, leaveOut })
      if (!step) continue
      if (steps.length === LIMITS.steps) {
        leaveOut('too-many-steps', '/actExForms')
        break
      }
      steps.push(step)
    }

    if (steps.length === 0) report('no-steps', '/actExForms')
    const plan: ProcessPlan = {
      processName: info.processName,
      processKey: info.processKey,
      steps,
      externalData: external.map(toExternalDatum),
      diagnostics,
      leftOut,
    }
    markOfficial(plan)
    checkGaps(plan, report)
    checkAfterCommit(plan, report)
    return plan
  }

const isSubForm = ({ nodeType }: Entry) => nodeType === NodeType.subForm

const readEntries = (
  forms: readonly unknown[],
  { report, leaveOut }: Reports,
  dialects: Dialects,
): Entry[] => {
  const ids = new Set<string>()
  /** By keyName, whether it belongs to a fixed page; a page may stand at several steps. */
  const keys = new Map<string, boolean>()
  /** The steps whose first entry has been read. */
  const begun = new Set<number>()
  const entries: Entry[] = []
  forms.forEach((form, index) => {
    const pointer = pointerTo('/actExForms', index)
    const read = processForm.safeParse(form)
    if (!read.success) {
      const issue = read.error.issues[0]
      leaveOut(
        'invalid-entry',
        pointerTo(pointer, ...(issue?.path ?? []).map(String)),
        issue?.path.join('.') || '应为 JSON 对象',
      )
      return
    }
    const { nodeType, progress, id } = read.data
    if (!NODE_TYPES.includes(nodeType)) {
      leaveOut('unknown-node-type', pointerTo(pointer, 'nodeType'), String(nodeType))
      return
    }
    if (nodeType !== NodeType.external && !(Number.isInteger(progress) && progress > 0)) {
      leaveOut('invalid-progress', pointerTo(pointer, 'progress'), String(progress))
      return
    }
    if (ids.has(id)) {
      leaveOut('duplicate-id', pointerTo(pointer, 'id'), id)
      return
    }
    ids.add(id)
    const keyName = (read.data.keyName ?? '').trim()
    const forbidden = Object.entries({ id, keyName }).find(([, name]) => isForbiddenName(name))
    if (forbidden) {
      leaveOut('forbidden-name', pointerTo(pointer, forbidden[0]), forbidden[1])
      return
    }
    const entry: Entry = { ...read.data, keyName: keyName || id, pointer, content: NO_CONTENT }
    if (keyName === '' && (isFixedPage(entry) || nodeType === NodeType.external)) {
      leaveOut('missing-key', pointerTo(pointer, 'keyName'))
      if (nodeType === NodeType.external) return
      entry.keyName = ''
    }
    if (keys.has(entry.keyName) && !(isFixedPage(entry) && keys.get(entry.keyName)))
      report('clashing-key', pointerTo(pointer, 'keyName'), entry.keyName)
    keys.set(entry.keyName, isFixedPage(entry))
    // Only the condition of a step's first entry counts; that of another one is misplaced, and no way depends on it.
    const isFirst =
      !isSubForm(entry) && nodeType !== NodeType.external && !begun.has(entry.progress)
    if (isFirst) begun.add(entry.progress)
    entry.content = readContent(
      read.data.content,
      pointerTo(pointer, 'content'),
      { report, leaveOut: isFirst ? leaveOut : report },
      {
        form: isFixedPage(entry)
          ? 'none'
          : nodeType === NodeType.external
            ? 'optional'
            : 'required',
        dialects,
      },
    )
    entries.push(entry)
  })
  return entries
}

const toStep = (
  progress: number,
  entries: readonly Entry[],
  before: readonly PlanStep[],
  { report, leaveOut }: Reports,
): PlanStep | undefined => {
  const [first, ...others] = entries.filter((entry) => !isSubForm(entry))
  const subForms = entries.filter(isSubForm)
  if (!first) {
    for (const { pointer } of subForms)
      leaveOut('sub-form-without-step', pointerTo(pointer, 'progress'), String(progress))
    return undefined
  }
  const step = first.content.step
  for (const entry of [...others, ...subForms])
    if (Object.keys(entry.content.step).length > 0)
      report('misplaced-step', pointerTo(entry.pointer, 'content', 'step'))

  const duplicates = others.filter((entry) => isFixedPage(entry) || isFixedPage(first))
  for (const { pointer } of duplicates)
    report('progress-duplicate', pointerTo(pointer, 'progress'), String(progress))

  const roleOf = (entry: Entry): FormRole =>
    isSubForm(entry) ? 'sub' : entry === first ? 'main' : 'extra'
  const forms = [first, ...others, ...subForms].filter((entry) => !isFixedPage(entry))
  const page: PlanPage = isFixedPage(first) ? toFixedPage(first, report) : { kind: 'form' }
  const entriesWithData = page.kind === 'fixed' ? [first, ...forms] : forms
  return {
    name: `step${progress}`,
    pointer: first.pointer,
    progress,
    title: step.title ?? (first.name || `第 ${progress} 步`),
    description: step.description ?? '',
    commit: step.commit === true,
    when: step.when,
    dependsOn: step.dependsOn ?? (isDependent(page) ? formsOf(before) : undefined),
    page,
    forms: forms.flatMap((entry) => toForm(entry, roleOf(entry))),
    entries: entriesWithData.map(({ id, nodeType, keyName }) => ({ id, nodeType, keyName })),
    nodeTypes: [...new Set(entries.map(({ nodeType }) => nodeType))],
    broken:
      duplicates.length > 0 || forms.some(({ content: { form } }) => !form || isUnfillable(form)),
  }
}

const isDependent = (page: PlanPage): boolean =>
  page.kind === 'fixed' && page.key in DEPENDENT_PAGES

const formsOf = (steps: readonly PlanStep[]): string[] =>
  steps.flatMap(({ forms }) => forms.map(({ keyName }) => pointerTo('', keyName)))

const toForm = ({ id, name, keyName, pointer, content }: Entry, role: FormRole): PlanForm[] =>
  content.form
    ? [
        {
          id,
          name,
          keyName,
          role,
          plan: content.form,
          dialect: content.dialect,
          pointer: pointerTo(pointer, 'content'),
        },
      ]
    : []

const toFixedPage = ({ id, keyName, pointer }: Entry, report: Report): PlanPage => {
  const { key, basicsCurrent, exists } = fixedPageOf(keyName)
  if (!exists && keyName !== '') report('unknown-fixed-page', pointerTo(pointer, 'keyName'), key)
  if (basicsCurrent === '') report('empty-basics-current', pointerTo(pointer, 'keyName'), keyName)
  return { kind: 'fixed', entryId: id, key, exists, basicsCurrent: basicsCurrent || undefined }
}

const toExternalDatum = ({
  id,
  nodeType,
  keyName,
  name,
  progress,
  content,
}: Entry): ExternalDatum => ({
  id,
  nodeType,
  keyName,
  name,
  progress,
  variable: keyName,
  pointer: '',
  ...content.datum,
  official:
    content.official === true
      ? [pointerTo('', keyName)]
      : (content.official ?? []).map((member) => pointerTo('', keyName, member)),
  plan: content.form,
})

/** Marks the fields whose source is an official record: which one is known once all entries are read. */
const markOfficial = ({ steps, externalData }: ProcessPlan): void => {
  const records = externalData.flatMap(({ official }) => official)
  const isOfficial = ({ source }: Field) =>
    records.some((record) => source === record || source?.startsWith(`${record}/`))
  for (const { plan } of steps.flatMap(({ forms }) => forms))
    for (const field of plan.fields) if (isOfficial(field)) field.isOfficial = true
}

const checkGaps = ({ steps }: ProcessPlan, report: Report): void => {
  let expected = 1
  for (const { progress, pointer } of steps) {
    if (progress > expected)
      report(
        'progress-gap',
        pointerTo(pointer, 'progress'),
        progress - 1 > expected ? `${expected}–${progress - 1}` : String(expected),
      )
    expected = progress + 1
  }
}

const checkAfterCommit = ({ steps }: ProcessPlan, report: Report): void => {
  const commit = steps.findIndex((step) => step.commit && !step.when)
  if (commit === -1) return
  for (const step of steps.slice(commit + 1))
    report('after-commit', step.pointer, String(step.progress))
}
