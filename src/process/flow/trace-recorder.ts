import { recordTrace, type Trace } from '#machines/process/trace.ts'

declare global {
  interface Window {
    /** The trace of the process on screen, for a tester to copy into a test; not in a production build. */
    processTrace?: () => Trace | undefined
  }
}

/**
 * Records what happens to the next process actor and offers it as `processTrace()` in the console.
 * Customers' pages record nothing: a trace holds what they typed.
 */
export const traceInspector = () => {
  if (import.meta.env.PROD && import.meta.env.MODE !== 'demo') return undefined
  const { inspect, trace } = recordTrace()
  window.processTrace = trace
  return inspect
}
