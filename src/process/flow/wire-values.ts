import type { FlowSnapshot } from '#engine/process/flow.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { convertValues, wireReader, wireWriter } from '#engine/process/wire-values.ts'
import type { ProcessSavePayload } from '#schemas/api/process.ts'

/*
 * Where answers come from the server and go to it: everything within the portal has them as its forms do
 * (engine/form/wire.ts).
 */

/** A flow's saved answers as the forms hold them. */
export const flowFromWire = <Flow extends Pick<FlowSnapshot, 'tasks' | 'submitted'>>(
  plan: ProcessPlan,
  flow: Flow,
): Flow => {
  const read = wireReader(plan)
  const { submitted } = flow
  return {
    ...flow,
    tasks: flow.tasks.map((task) => ({ ...task, variable: read(task.id, task.variable) })),
    ...(submitted && { submitted: convertValues(submitted, read) }),
  }
}

/** A save's answers as the server has them. */
export const saveToWire = (
  plan: ProcessPlan,
  payload: ProcessSavePayload,
): ProcessSavePayload => {
  const write = wireWriter(plan)
  return {
    ...payload,
    variable: convertValues(payload.variable, write),
    businessProcessTaskData: payload.businessProcessTaskData.map((task) => ({
      ...task,
      variable: write(task.id, task.variable),
    })),
  }
}
