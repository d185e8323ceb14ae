import type { InspectionEvent } from 'xstate'
import { recordTrace, type Trace } from '#machines/process/trace.ts'

declare global {
  interface Window {
    /** Returns the trace of the flow on the screen, to copy into a test; not in a production build. */
    processTrace?: () => Trace | undefined
  }
}

/** The builds that record: a production build does not, because a trace has the values that customers type. */
const RECORDS =
  import.meta.env.DEV || import.meta.env.MODE === 'demo' || import.meta.env.MODE === 'test'

/**
 * Makes a recorder of the events of one process actor. `processTrace()` in the console is the trace of the actor that
 * runs: React makes a second recorder and a second actor in StrictMode, which never starts.
 */
export const traceInspector = (): ((event: InspectionEvent) => void) | undefined => {
  if (!RECORDS) return undefined
  const { inspect, trace } = recordTrace()
  return (event) => {
    if (event.type === '@xstate.event') window.processTrace = trace
    inspect(event)
  }
}
