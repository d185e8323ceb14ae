import { FlowStatus } from '#schemas/api/process.ts'
import { withoutEmpty } from '#engine/json/empty.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { FlowFailure, ProcessContext, ProcessInput, SaveError, SaveIntent } from './context.ts'
import { fromOutside } from '#engine/process/external-data.ts'
import type { FlowSnapshot } from '#engine/process/flow.ts'
import { initialData } from '#engine/process/initial-data.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { endedResults, incompleteMessage, savedIn } from '#engine/process/depends-on.ts'
import { toComplete } from '#engine/process/can-pass.ts'
import { stepAt } from '#engine/process/steps.ts'
import { writeEmptied } from '#engine/form/emptied.ts'
import { nullFiller } from '#engine/process/wire-values.ts'
import { declaredValues } from '#engine/form/undeclared.ts'
import { isSameJson } from '#engine/json/same.ts'
import { invalidForms } from '#engine/process/way-back.ts'
import { SYSTEM_ERROR } from '../failure-message/failure-message.ts'

/*
 * The updates of a process machine's context: pure functions that its actions call.
 */

/** The context at the start of the machine. */
export const initialContext = (plan: ProcessPlan, input: ProcessInput): ProcessContext => ({
  processType: input.processType,
  businessId: input.businessId,
  goodId: input.goodId,
  flowOnlyId: input.flowOnlyId,
  returnRoute: input.returnRoute ?? '',
  status: FlowStatus.none,
  progress: 1,
  current: stepAt(plan, 1, { data: {}, external: {} })?.progress ?? 0,
  tasks: [],
  data: { ...initialData(plan), ...input.drafts },
  unsaved: Object.keys(input.drafts ?? {}),
  external: {},
  loads: 0,
  processInstanceId: '',
  reason: '',
  isReasonRead: false,
  revision: '',
  keySeed: input.keySeed,
  keysUsed: 0,
  keepFailures: 0,
  willRepeat: false,
})

/**
 * Tells whether a save of unknown outcome is what the flow holds: by its key, else by all that it sent. A position alone
 * proves nothing: a pause does not change it, and another device may have moved there.
 */
export const isStored = (intent: SaveIntent, flow: FlowSnapshot): boolean => {
  if (flow.lastSaveKey !== '') return flow.lastSaveKey === intent.key
  const { progress, status, variable } = intent.payload
  const saved = new Map(flow.tasks.map((task) => [task.id, task.variable]))
  return (
    flow.progress === progress &&
    flow.status === status &&
    Object.entries(variable).every(([id, value]) => textOf(value) === textOf(saved.get(id)))
  )
}

/** A value as text, equal for values without differences: the order of members and empty ones count as none. */
const textOf = (value: unknown): string =>
  JSON.stringify(withoutEmpty(value) ?? {}, (_, part: unknown) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).toSorted(byName)) : part,
  )

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1

/** The context after a load: the flow that was read, with the unsaved values kept. */
export const accept = (
  plan: ProcessPlan,
  context: ProcessContext,
  { variables, lastSaveKey: _, ...flow }: FlowSnapshot,
): Partial<ProcessContext> => {
  const unsaved = stillUnsaved(plan, context, flow.tasks)
  return {
    ...flow,
    unsaved,
    data: savedData(plan, { ...context, unsaved }, flow.tasks),
    external: externalVariables(plan, flow.tasks, variables),
    loads: context.loads + 1,
    theirs: undefined,
    intent: undefined,
    failure: undefined,
    // The newest comment may be another one; until it is read, the earlier one stays.
    isReasonRead: false,
    reason: HAVE_REASON.includes(flow.status) ? context.reason : '',
  }
}

/**
 * The context with what is saved, and what is not saved in its place: also values that somebody else has saved meanwhile, so
 * that a review shows what the server has.
 */
export const keepUnsaved = (
  plan: ProcessPlan,
  context: ProcessContext,
  { tasks, revision, variables }: FlowSnapshot,
): Partial<ProcessContext> => ({
  revision,
  tasks,
  data: savedData(plan, context, tasks),
  external: externalVariables(plan, tasks, variables),
  // The forms are rendered anew.
  loads: context.loads + 1,
  theirs: undefined,
})

/** The unsaved entries that differ from what is saved: the reply of a save that arrived may have been lost with a page. */
const stillUnsaved = (
  plan: ProcessPlan,
  { data, unsaved }: Pick<ProcessContext, 'data' | 'unsaved'>,
  tasks: FlowSnapshot['tasks'],
): readonly string[] => {
  const saved = savedData(plan, { data: {}, unsaved: [] }, tasks)
  const fill = nullFiller(plan)
  const written = (values: Readonly<Record<string, unknown>>, id: string) =>
    writeEmptied(fill(id, values[id]))
  return unsaved.filter((id) => !isSameJson(written(data, id), written(saved, id)))
}

/** The data of all entries: the saved values, with the unsaved ones in their place. */
const savedData = (
  plan: ProcessPlan,
  { data, unsaved }: Pick<ProcessContext, 'data' | 'unsaved'>,
  tasks: FlowSnapshot['tasks'],
): ProcessContext['data'] => ({
  ...initialData(plan),
  ...Object.fromEntries(
    tasks.flatMap(({ id, variable }) =>
      variable === undefined ? [] : [[id, declaredIn(plan, id, variable)]],
    ),
  ),
  ...Object.fromEntries(unsaved.map((id) => [id, data[id]])),
})

/** The values of an entry without those of fields that a corrected definition no longer has. */
const declaredIn = (plan: ProcessPlan, entryId: string, variable: unknown): unknown => {
  const form = plan.steps.flatMap(({ forms }) => forms).find(({ id }) => id === entryId)
  return form ? declaredValues(form.plan, variable).kept : variable
}

/** The statuses in which the newest comment of a flow is its reason. */
const HAVE_REASON: readonly FlowStatus[] = [
  FlowStatus.restarted,
  FlowStatus.rejected,
  FlowStatus.returned,
]

/** Tells whether the flow has a reason that has not been read yet. */
export const isReasonMissing = ({ status, processInstanceId, isReasonRead }: ProcessContext) =>
  !isReasonRead && processInstanceId !== '' && HAVE_REASON.includes(status)

/** The variables of external data by their name: the workflow's, else a saved entry of that key. */
const externalVariables = (
  plan: ProcessPlan,
  tasks: FlowSnapshot['tasks'],
  variables: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    fromOutside(plan).flatMap(({ id, variable }) => {
      const task = tasks.find((one) => one.id === id || one.nodeKey === variable)
      const value = variables[variable] ?? task?.variable
      return value === undefined ? [] : [[variable, value]]
    }),
  )

/** The context with an entry's new data, not yet saved. */
export const withData = (
  context: ProcessContext,
  entryId: string,
  data: unknown,
): Pick<ProcessContext, 'data' | 'unsaved'> => ({
  data: { ...context.data, [entryId]: data },
  unsaved: [...new Set([...context.unsaved, entryId])],
})

/** The server's reply to a save: the flow's id and revision, and its status where the save has decided it. */
export interface SavedStep {
  id: string
  revision: string
  status?: number
}

/** The context after a save; values that changed during the save stay unsaved. */
export const afterSave = (
  plan: ProcessPlan,
  context: ProcessContext,
  saved: SavedStep,
): Partial<ProcessContext> => {
  const { intent } = context
  if (!intent) return {}
  const { variable, businessProcessTaskData, progress, status } = intent.payload
  const isDecided = status === FlowStatus.committed && saved.status === FlowStatus.approved
  const changedMeanwhile = (id: string) =>
    !(id in variable) || !isSameJson(context.data[id], intent.data[id])
  const savedNow = Object.entries(variable).filter(([id]) => !changedMeanwhile(id))
  const ended = endedResults(
    plan,
    { data: { ...intent.data, ...variable }, external: context.external },
    savedIn(businessProcessTaskData),
  )
  return {
    flowOnlyId: saved.id || context.flowOnlyId,
    revision: saved.revision,
    tasks: businessProcessTaskData.map((task) => ({
      ...task,
      variable: ended[task.id] ?? task.variable ?? undefined,
    })),
    // A commit saves without stale values.
    data: { ...context.data, ...Object.fromEntries(savedNow) },
    unsaved: context.unsaved.filter(changedMeanwhile),
    progress,
    current: progress,
    status: isDecided ? FlowStatus.approved : (status as FlowStatus),
    reason: status === FlowStatus.committed ? '' : context.reason,
  }
}

/** The failure of `step.next` at a step that cannot be passed. */
export const invalidFailure = (
  plan: ProcessPlan,
  step: PlanStep,
  context: ProcessContext,
): FlowFailure => {
  const formIds = invalidForms(step, context.data)
  if (formIds.length > 0) return { kind: 'invalid', message: '请先完善本步骤的内容', formIds }
  const first = toComplete(plan, step, context)
  return first
    ? {
        kind: 'outdated',
        message: incompleteMessage(first, savedIn(context.tasks)),
        progress: first.progress,
      }
    : { kind: 'refused', message: '流程配置有误，暂时不能提交，请联系客服' }
}

/** The outcome of a failed save; unknown where the error has none. */
export const outcomeOf = (error: unknown): SaveError['outcome'] =>
  typeof error === 'object' && error !== null && 'outcome' in error
    ? (error as SaveError).outcome
    : 'unknown'

/** The failure of a save or a load. */
export const failureOf = (kind: FlowFailure['kind'], error: unknown): FlowFailure => {
  const { fields } = (error ?? {}) as Partial<SaveError>
  return { kind, message: messageOf(error), fields }
}

/** The message of an error for the customer. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string'
    ? error.message
    : SYSTEM_ERROR
