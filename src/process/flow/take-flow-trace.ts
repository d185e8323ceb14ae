import type { ProcessInfo } from '#schemas/process/definition.ts'
import type { Trace } from '#schemas/process/trace.ts'
import { definitionHash } from '#engine/process/definition-hash.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { Recording } from '#machines/process/trace/record-trace.ts'
import { takeTrace } from '#machines/process/trace/take-trace.ts'

/** Makes the trace of a flow on the screen; undefined before its actor has started. */
export const takeFlowTrace = (
  plan: ProcessPlan,
  definition: (ProcessInfo & { version?: number }) | undefined,
  account: Trace['account'],
  recording: Recording | undefined,
): Trace | undefined =>
  recording &&
  takeTrace(
    plan,
    recording,
    {
      process: {
        key: plan.processKey,
        version: definition?.version ?? 0,
        hash: definition ? definitionHash(definition) : '',
      },
      build: __BUILD__,
      account,
    },
    crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  )
