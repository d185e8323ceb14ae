import type { ProcessActor } from '#machines/process/machine.ts'

/** The actors of the flows on the screen, by process and business: who logs out saves through them. */
export const openFlows = new Map<string, ProcessActor>()

/** The key of a flow in `openFlows`. */
export const flowKey = (processKey: string, businessId: string): string =>
  `${processKey} ${businessId}`
