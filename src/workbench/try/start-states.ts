import type { FlowSnapshot } from '#engine/process/flow.ts'
import { fromOutside } from '#engine/process/external-data.ts'
import { pointerTokens } from '#engine/json/pointer.ts'
import { sampleOf, valuesFor } from '#engine/paths/sample-values.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import { shownSteps } from '#engine/process/steps.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import { FLOW_ID, INSTANCE_ID } from './stand-in-server.ts'

/** The states in which a flow may be tried. */
export const START_STATES = {
  new: '尚未开始',
  returned: '被退回修改',
  waiting: '等待审批',
  approved: '已通过',
  rejected: '未通过',
} as const

export type StartState = keyof typeof START_STATES

const STATUS: Readonly<Record<StartState, FlowStatus>> = {
  new: FlowStatus.none,
  returned: FlowStatus.returned,
  waiting: FlowStatus.committed,
  approved: FlowStatus.approved,
  rejected: FlowStatus.rejected,
}

/** The reason of a flow that was returned or rejected. */
const REASON = '请核对填写的内容后重新提交。'

/** Returns a flow in a state, with generated values in all its steps, and its reason. */
export const startFlow = (
  plan: ProcessPlan,
  state: StartState,
): { flow: FlowSnapshot; reason: string } => {
  const variables = sampleVariables(plan)
  const isFilled = state !== 'new'
  const data = isFilled ? (Object.assign({}, ...plan.steps.map(generatedValues)) as Values) : {}
  const shown = isFilled ? shownSteps(plan, { data, external: variables }) : []
  const tasks = shown.flatMap(({ entries }) =>
    entries.map(({ id, nodeType, keyName }) => ({
      id,
      nodeType,
      nodeKey: keyName,
      variable: data[id] ?? {},
    })),
  )
  const last = shown.at(-1)?.progress ?? 0
  return {
    flow: {
      flowOnlyId: isFilled || fromOutside(plan).length > 0 ? FLOW_ID : '',
      status: STATUS[state],
      progress: state === 'new' || state === 'returned' ? 1 : last + 1,
      tasks,
      variables,
      processInstanceId: isFilled ? INSTANCE_ID : '',
      revision: 'r1',
      lastSaveKey: '',
      ...(isFilled && { submitted: data }),
    },
    reason: state === 'returned' || state === 'rejected' ? REASON : '',
  }
}

type Values = Record<string, unknown>

/** Returns generated values of all entries of a step; a fixed page is completed. */
export const generatedValues = (step: PlanStep): Values => ({
  ...valuesFor(step),
  ...(step.page.kind === 'fixed' && { [step.page.entryId]: COMPLETED }),
})

/** The values of a fixed page that is completed; each page of the portal saves its own. */
export const COMPLETED = { confirmed: true }

/** Returns values of the external data: the default of each, else a generated one. */
const sampleVariables = (plan: ProcessPlan): Values => {
  const variables: Values = {}
  for (const { variable, pointer, fallback, plan: form } of fromOutside(plan)) {
    const value = fallback ?? sampleOf(form?.root, 0)
    variables[variable] = withValueAt(variables[variable], pointerTokens(pointer), value)
  }
  return variables
}

const withValueAt = (holder: unknown, [name, ...rest]: string[], value: unknown): unknown =>
  name === undefined
    ? value
    : {
        ...(holder as Values | undefined),
        [name]: withValueAt((holder as Values | undefined)?.[name], rest, value),
      }
