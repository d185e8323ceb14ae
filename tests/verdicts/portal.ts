import { expressionFields } from '#engine/expression/fields.ts'
import { openExpressions } from '#engine/expression/form-expressions.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { reversedPeriods } from '#engine/form/reversed-periods.ts'
import { compileProcess } from '#engine/process/compile.ts'
import type { FlowSnapshot, Move } from '#engine/process/flow.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { collectedByKey, commits, currentStep, shownSteps } from '#engine/process/steps.ts'
import { isFilledIn } from '#engine/validation/condition.ts'
import { convertValues, wireReader } from '#engine/process/wire-values.ts'
import type { ProcessEvent } from '#machines/process/machine-setup.ts'
import { selectFlowView } from '#machines/process/selectors.ts'
import type { ProcessSavePayload, TaskData } from '#schemas/api/process.ts'
import { saveToWire } from '#src/process/flow/wire-values.ts'
import { startFlow } from '../machines/process/start-flow.ts'
import type { StoredFlow, Values, Verdict } from './verdict.ts'

/** The time at which the saves are made, in the portal and on the server. */
const NOW = Date.parse('2026-11-20T01:30:00Z')

/** The portal's part of a verdict: the save that it sends, or the messages for which it holds it. */
export interface PortalReply {
  sent?: ProcessSavePayload
  issues: readonly string[]
  /** The screen afterwards: a step by its progress, or the kind of the view. */
  shows: string | number
}

/** Reads the stored flow, types the values and makes the move, with the machine and the rules of the portal. */
export const askPortal = async ({
  process,
  flow,
  move,
  typed,
  save,
}: Verdict): Promise<PortalReply> => play(process, flow, typed ?? save.variable, move)

/** Returns the saves that the portal can send for a stored flow without any typing. */
export const savesOffered = async ({ process, flow }: Verdict): Promise<ProcessSavePayload[]> => {
  const jumps = compileProcess(process).steps.map(({ progress }) => ({ kind: 'jump', progress }))
  const moves = [
    ...(['next', 'back', 'pause', 'restart'] as const).map((kind) => ({ kind })),
    ...jumps,
  ]
  const replies = await Promise.all(moves.map((move) => play(process, flow, {}, move as Move)))
  return replies.flatMap(({ sent }) => sent ?? [])
}

const play = async (
  process: Verdict['process'],
  stored: StoredFlow,
  typed: Values,
  move: Move | undefined,
): Promise<PortalReply> => {
  const plan = compileProcess(process)
  const flow = startFlow(process, { flow: snapshotOf(plan, stored) })
  flow.saveStep.mockImplementation(({ intent: { payload } }) => {
    const { status, progress, businessProcessTaskData: tasks } = payload
    const saved = snapshotOf(plan, stored)
    flow.loadFlow.mockResolvedValue({
      ...(saved as FlowSnapshot),
      status,
      progress,
      tasks,
    } as never)
    return Promise.resolve({ id: 'flow-1', revision: 'r2' })
  })
  await flow.settled()
  for (const [entryId, data] of Object.entries(typed))
    flow.actor.send({ type: 'form.change', entryId, data })
  const step = currentStep(plan, flow.context())
  const issues = move?.kind === 'next' && step ? issuesOf(plan, step, flow.context()) : []
  if (move && issues.length === 0) await flow.send(eventOf(move))
  const [payload] = flow.payloads()
  const view = selectFlowView(plan, flow.actor.getSnapshot())
  return {
    ...(payload && { sent: saveToWire(plan, payload) }),
    issues,
    shows: view.kind === 'step' ? view.step.progress : view.kind,
  }
}

const snapshotOf = (plan: ProcessPlan, flow: StoredFlow): Partial<FlowSnapshot> => {
  const { status = -1, progress = 1, saved = {}, external = {} } = flow
  const tasks = tasksOf(plan, convertValues(saved, wireReader(plan)))
  return { flowOnlyId: 'flow-1', status, progress, tasks, variables: { ...saved, ...external } }
}

/** Returns saved values as the tasks of a flow. */
const tasksOf = ({ steps }: ProcessPlan, saved: Values): TaskData[] =>
  steps
    .flatMap(({ entries }) => entries)
    .filter(({ id }) => id in saved)
    .map(({ id, nodeType, keyName }) => ({
      id,
      nodeType,
      nodeKey: keyName,
      variable: saved[id] ?? undefined,
    }))

const eventOf = (move: Move): ProcessEvent => {
  switch (move.kind) {
    case 'jump':
      return { type: 'step.jump', progress: move.progress }
    case 'restart':
      return { type: 'flow.restart' }
    case 'keep':
      return { type: 'network.returned' }
    default:
      return { type: `step.${move.kind}` }
  }
}

/**
 * Returns the messages of a screen besides those of schemas: for its forms, and before a commit for earlier steps. A
 * form that does not satisfy its schema has none.
 */
const issuesOf = (
  plan: ProcessPlan,
  step: PlanStep,
  context: { data: Values; external: Values },
): string[] => {
  const collected = collectedByKey(plan, context)
  const isCommit = commits(plan, step, context)
  return shownSteps(plan, context)
    .filter(({ progress }) => progress === step.progress || (isCommit && progress < step.progress))
    .flatMap((one) =>
      one.forms.flatMap((form) => {
        if (!isFilledIn(form.plan.schema, context.data[form.id])) return []
        const surroundings = { collected, now: one === step ? NOW : undefined }
        return formIssues(form.plan, context.data[form.id], surroundings)
      }),
    )
}

const formIssues = (
  form: FormPlan,
  data: unknown,
  surroundings: Parameters<ReturnType<typeof openExpressions>['broken']>[1],
): string[] => {
  const reversed = reversedPeriods(form, data)
  if (expressionFields(form).length === 0) return reversed.map(({ message }) => message)
  const { broken, outdated } = openExpressions(form)
  return [...reversed, ...broken(data, surroundings), ...outdated(data, surroundings)].map(
    ({ message }) => message,
  )
}
