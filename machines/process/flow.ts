import type { FlowStatus, ProcessSavePayload, TaskData } from '#schemas/api/process.ts'
import { isFilledIn } from '#schemas/process/condition.ts'
import type { Move, ProcessContext } from './context.ts'
import type { PlanStep, ProcessPlan } from './plan.ts'
import { commits, stepBefore, stepToReach } from './steps.ts'

/**
 * The payload of a save (specification, sections 3 and 4): forward saves pass = true and the progress
 * that follows, the commit step with status 1; back saves pass = false and the progress before; bohui
 * saves pass = false, progress 1, status 0.
 */
export const savePayload = (
  plan: ProcessPlan,
  context: ProcessContext,
  step: PlanStep | undefined,
  move: Move,
): ProcessSavePayload => ({
  variable: Object.fromEntries((step?.entries ?? []).map(({ id }) => [id, context.data[id] ?? {}])),
  modelKey: plan.processKey,
  type: context.processType,
  businessId: context.businessId,
  businessProcessTaskData: tasksWith(context, step),
  ...destination(plan, context, step, move),
})

const destination = (
  plan: ProcessPlan,
  context: ProcessContext,
  step: PlanStep | undefined,
  move: Move,
): Pick<ProcessSavePayload, 'pass' | 'progress' | 'status'> => {
  const at = step?.progress ?? 1
  switch (move.kind) {
    case 'next':
      return step && commits(plan, step, context)
        ? { pass: true, progress: at + 1, status: 1 satisfies FlowStatus }
        : {
            pass: true,
            progress: stepToReach(plan, at, context)?.progress ?? at + 1,
            status: context.status,
          }
    case 'back':
      return {
        pass: false,
        progress: stepBefore(plan, at, context)?.progress ?? at,
        status: context.status,
      }
    case 'jump':
      return { pass: false, progress: move.progress, status: context.status }
    case 'bohui':
      return { pass: false, progress: 1, status: 0 satisfies FlowStatus }
  }
}

/** Everything saved so far, with this step's data in place of what was saved for it before. */
const tasksWith = ({ tasks, data }: ProcessContext, step: PlanStep | undefined): TaskData[] => {
  const mine = (step?.entries ?? []).map(({ id, nodeType, keyName }) => ({
    id,
    nodeType,
    nodeKey: keyName,
    variable: data[id] ?? {},
  }))
  return [...tasks.filter((task) => !mine.some(({ id }) => id === task.id)), ...mine]
}

/** The ids of the step's forms whose data does not satisfy their schema. */
export const invalidForms = (step: PlanStep, data: Readonly<Record<string, unknown>>): string[] =>
  step.forms.filter(({ id, schema }) => !isFilledIn(schema, data[id])).map(({ id }) => id)
