import type { ProcessFile } from '#schemas/process/definition.ts'
import type { Trace } from '#schemas/process/trace.ts'
import { definitionHash } from '#engine/process/definition-hash.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { Recording } from '#machines/process/trace/record-trace.ts'
import { takeTrace } from '#machines/process/trace/take-trace.ts'

interface TriedTrace {
  plan: ProcessPlan
  file: ProcessFile
  account: Trace['account']
  recording: Recording | undefined
}

/** Downloads the trace of a tried flow. */
export const saveTrace = ({ plan, file, account, recording }: TriedTrace): void => {
  if (!recording) return
  const { processKey, version } = file
  const origin = {
    process: { key: processKey, version, hash: definitionHash(file) },
    build: __BUILD__,
    account,
  }
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  const trace = takeTrace(plan, recording, origin, seed)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(trace, null, 2)]))
  link.download = `${processKey}-trace.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
