import { useState } from 'react'
import type { InspectionEvent } from 'xstate'
import type { ProcessInfo } from '#schemas/process/definition.ts'
import type { Trace } from '#schemas/process/trace.ts'
import { isPersonal } from '#schemas/api/user.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import { recordTrace } from '#machines/process/trace/record-trace.ts'
import { now } from '#src/platform/clock.ts'
import { useSession } from '#src/session/use-session.ts'

declare global {
  interface Window {
    /** Returns the trace of the flow on the screen, without personal data; not in a production build. */
    processTrace?: () => Trace | undefined
  }
}

/** The builds that record: a production build does not, because a recording has the values that customers type. */
const RECORDS =
  import.meta.env.DEV || import.meta.env.MODE === 'demo' || import.meta.env.MODE === 'test'

/** The definitions of the plans that may be recorded. */
const definitions = new WeakMap<ProcessPlan, ProcessInfo & { version?: number }>()

/** Keeps the definition of a plan, which its traces name. */
export const rememberDefinition = (plan: ProcessPlan, info: ProcessInfo): void => {
  if (RECORDS) definitions.set(plan, info)
}

type Inspect = (event: InspectionEvent) => void

/**
 * React makes a second recorder and a second actor in StrictMode, which never starts: the console has the trace of the
 * one that does.
 */
const traceInspector = (plan: ProcessPlan, account: Trace['account']): Inspect => {
  const { inspect, recording } = recordTrace(now)
  return (event) => {
    inspect(event)
    if (event.type === '@xstate.event' && event.event.type === 'xstate.init')
      void import('./take-flow-trace.ts').then(({ takeFlowTrace }) => {
        window.processTrace = () => takeFlowTrace(plan, definitions.get(plan), account, recording())
      })
  }
}

const useRecordingInspector = (plan: ProcessPlan): Inspect => {
  const { user } = useSession()
  const account = isPersonal(user?.type) ? 'personal' : 'enterprise'
  const [inspect] = useState(() => traceInspector(plan, account))
  return inspect
}

/** Records the events of the process actor that it inspects, and provides its trace as `processTrace()` in the console. */
export const useTraceInspector: (plan: ProcessPlan) => Inspect | undefined = RECORDS
  ? useRecordingInspector
  : () => undefined
