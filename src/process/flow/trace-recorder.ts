import { recordTrace, type Trace } from '#machines/process/trace.ts'

declare global {
  interface Window {
    /** Returns the trace of the flow on the screen, to copy into a test; not in a production build. */
    processTrace?: () => Trace | undefined
  }
}

/**
 * Records the events of the next process actor and provides the trace as `processTrace()` in the console. A
 * production build records nothing: a trace has the values that customers type.
 */
export const traceInspector = () => {
  if (import.meta.env.PROD && import.meta.env.MODE !== 'demo') return undefined
  const { inspect, trace } = recordTrace()
  window.processTrace = trace
  return inspect
}
