import type { RefusedField } from '#schemas/api/envelope.ts'
import type { FlowSnapshot, Move } from '#engine/process/flow.ts'
import type { ProcessSavePayload } from '#schemas/api/process.ts'

/** What the machine is started with. */
export interface ProcessInput {
  processType: number
  businessId: string
  goodId: string
  /** '' for a flow that was never saved. */
  flowOnlyId: string
  /** Where to go when the flow ends, '' for nowhere in particular; checked by whoever passes it. */
  returnRoute?: string
  /** Typed but never saved, by form id: restored from this browser. */
  drafts?: Record<string, unknown>
  /** Random, once a start: idempotency keys are made from it and a counter. */
  keySeed: string
}

/** One save on its way: what is sent, and where it leads. */
export interface SaveIntent {
  move: Move['kind']
  payload: ProcessSavePayload
  /** The data of all entries as it was then: what is typed while the save is under way is not in it. */
  data: Record<string, unknown>
  /** Sent as `Idempotency-Key`: the same intent has the same key however often it is sent. */
  key: string
}

/** Why something did not work, in words for the customer. */
export interface FlowFailure {
  /**
   * `refused`: the server said no. `unsaved`: it never arrived. `invalid`: the step's forms are not
   * filled in. `load`: the flow could not be read.
   */
  kind: 'refused' | 'unsaved' | 'invalid' | 'load'
  message: string
  /** The forms that are not filled in. */
  formIds?: string[]
  /** The answers that the server refused, of this step or another. */
  fields?: readonly RefusedField[]
}

/** What a save or a load that fails must reject with. */
export interface SaveError {
  /** `unknown`: it may or may not have been saved. `conflict`: someone else saved meanwhile. */
  outcome: 'refused' | 'unknown' | 'conflict'
  message: string
  /** The answers that it is refused for, where the server tells them. */
  fields?: readonly RefusedField[]
}

export interface ProcessContext extends Omit<FlowSnapshot, 'variables' | 'lastSaveKey'> {
  processType: number
  businessId: string
  goodId: string
  returnRoute: string
  /** The place shown: a step's progress, or the positions behind the last step. */
  current: number
  /** The newest data of every entry by its id, saved or not. */
  data: Record<string, unknown>
  /** The entries whose data has not been saved. */
  unsaved: string[]
  external: Record<string, unknown>
  /** How often the flow has been read: what a screen drew from an older reading is drawn afresh. */
  loads: number
  keySeed: string
  keysUsed: number
  /** The newest save: under way, or not known to have arrived. */
  intent?: SaveIntent
  failure?: FlowFailure
  /** What somebody else saved while this customer worked here. */
  theirs?: FlowSnapshot
}
