import {
  type FlowStatus,
  processComments,
  processDetail,
  processSave,
  processStatus,
  processVariables,
} from '#schemas/api/process.ts'
import { fromOutside } from '#engine/process/external-data.ts'
import type { FlowSnapshot } from '#engine/process/flow.ts'
import { SYSTEM_ERROR } from '#machines/failure-message/failure-message.ts'
import type { SaveError } from '#machines/process/context.ts'
import type { SavedStep } from '#machines/process/context-updates.ts'
import type { SaveRequest } from '#machines/process/machine-setup.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { ApiError, isOutcomeUnknown } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { detailOf, takeAhead, variablesOf } from './read-ahead.ts'
import { flowFromWire, saveToWire } from './wire-values.ts'

/** Reads the detail of a flow as the server sends it. @throws ApiError */
export const readDetail = (flowOnlyId: string) =>
  call(processDetail, { query: { id: flowOnlyId } }, { hide: true })

/** Tells whether a flow has data from outside, which its engine's variables hold. */
export const hasVariables = (plan: ProcessPlan, processInstanceId: string): boolean =>
  fromOutside(plan).length > 0 && processInstanceId !== ''

/** Reads the variables of a flow. @throws ApiError */
export const readVariables = (processInstanceId: string) =>
  call(processVariables, { query: { processInstanceId } }, { hide: true })

/**
 * Reads a flow: its detail, and the variables where the process has external data.
 *
 * @throws ApiError
 */
export const loadFlow = async (plan: ProcessPlan, flowOnlyId: string): Promise<FlowSnapshot> => {
  const { businessProcessTaskData, processInstanceId, ...flow } = await takeAhead(
    detailOf(flowOnlyId),
    () => readDetail(flowOnlyId),
  )
  const variables = hasVariables(plan, processInstanceId)
    ? await takeAhead(variablesOf(processInstanceId), () => readVariables(processInstanceId))
    : {}
  return flowFromWire(plan, {
    ...flow,
    flowOnlyId,
    processInstanceId,
    status: flow.status as FlowStatus,
    tasks: businessProcessTaskData,
    variables,
  })
}

/**
 * Reads the reason of a rejection or a return: the newest comment; '' where there is none.
 *
 * @throws ApiError
 */
export const loadReason = async (processInstanceId: string): Promise<string> => {
  const [newest] = await call(processComments, { query: { processInstanceId } }, { hide: true })
  return newest?.fullMessage ?? ''
}

/**
 * Reads the status that the workflow engine has for a flow; undefined where it does not tell it.
 *
 * @throws ApiError
 */
export const readStatus = async (processInstanceId: string): Promise<number | undefined> => {
  const { status } = await call(processStatus, { query: { processInstanceId } }, { hide: true })
  return status
}

/**
 * Saves a step; a retry of an intent has the same idempotency key.
 *
 * @throws SaveError
 */
export const saveStep = async (
  plan: ProcessPlan,
  { intent, revision }: SaveRequest,
): Promise<SavedStep> => {
  try {
    return await call(
      processSave,
      { body: saveToWire(plan, intent.payload) },
      { hide: true, idempotencyKey: intent.key, ifMatch: revision },
    )
  } catch (error) {
    throw toSaveError(error)
  }
}

const toSaveError = (error: unknown): SaveError => ({
  message: error instanceof Error ? error.message : SYSTEM_ERROR,
  ...(error instanceof ApiError && error.fields.length > 0 && { fields: error.fields }),
  outcome:
    error instanceof ApiError && error.kind === 'conflict'
      ? 'conflict'
      : isOutcomeUnknown(error)
        ? 'unknown'
        : 'refused',
})
