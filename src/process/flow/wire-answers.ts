import type { FlowSnapshot } from '#engine/process/flow.ts'
import type { PlanForm, ProcessPlan } from '#engine/process/plan.ts'
import type { ProcessSavePayload } from '#schemas/api/process.ts'
import { fromWire, toWire } from '#engine/form/wire.ts'

/*
 * Where answers come from the server and go to it: everything within the portal has them as its forms do
 * (engine/form/wire.ts).
 */

type Answers = Record<string, unknown>

/** A flow's saved answers as the forms hold them. */
export const readAnswers = <Flow extends Pick<FlowSnapshot, 'tasks' | 'submitted'>>(
  plan: ProcessPlan,
  flow: Flow,
): Flow => {
  const read = converter(plan, fromWire)
  const { submitted } = flow
  return {
    ...flow,
    tasks: flow.tasks.map((task) => ({ ...task, variable: read(task.id, task.variable) })),
    ...(submitted && { submitted: each(submitted, read) }),
  }
}

/** A save's answers as the server has them. */
export const writeAnswers = (
  plan: ProcessPlan,
  payload: ProcessSavePayload,
): ProcessSavePayload => {
  const write = converter(plan, toWire)
  return {
    ...payload,
    variable: each(payload.variable, write),
    businessProcessTaskData: payload.businessProcessTaskData.map((task) => ({
      ...task,
      variable: write(task.id, task.variable),
    })),
  }
}

type Convert = (formId: string, data: unknown) => unknown

const converter = (plan: ProcessPlan, convert: typeof fromWire): Convert => {
  const forms = new Map<string, PlanForm>(
    plan.steps.flatMap((step) => step.forms.map((form) => [form.id, form] as const)),
  )
  return (formId, data) => {
    const form = forms.get(formId)
    return form ? convert(form.uiSchema, data) : data
  }
}

const each = (answers: Answers, convert: Convert): Answers =>
  Object.fromEntries(Object.entries(answers).map(([id, data]) => [id, convert(id, data)]))
