import type { FlowSnapshot } from '#engine/process/flow.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { convertValues, wireReader, wireWriter } from '#engine/process/wire-values.ts'
import type { ProcessSavePayload } from '#schemas/api/process.ts'

/*
 * The border between the server and the portal: values are decoded when a flow is read and encoded when it is saved
 * (engine/process/wire-values.ts).
 */

/** Decodes the saved values of a flow. */
export const flowFromWire = <Saved extends Pick<FlowSnapshot, 'tasks' | 'submitted'>>(
  plan: ProcessPlan,
  flow: Saved,
): Saved => {
  const read = wireReader(plan)
  const { submitted } = flow
  return {
    ...flow,
    tasks: flow.tasks.map((task) => ({ ...task, variable: read(task.id, task.variable) })),
    ...(submitted && { submitted: convertValues(submitted, read) }),
  }
}

/** Encodes the values of a save. */
export const saveToWire = (plan: ProcessPlan, payload: ProcessSavePayload): ProcessSavePayload => {
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
