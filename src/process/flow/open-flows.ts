import type { ProcessActor } from '#machines/process/machine.ts'

/** A flow on the screen. */
interface OpenFlow {
  actor: ProcessActor
  /** Lets its forms report what was typed in the last pause. */
  hand: () => void
}

/** The flows on the screen, by process and business: who logs out saves through them. */
export const openFlows = new Map<string, OpenFlow>()

/** The key of a flow in `openFlows`. */
export const flowKey = (processKey: string, businessId: string): string =>
  `${processKey} ${businessId}`
