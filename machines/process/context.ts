import type { RefusedField } from '#schemas/api/envelope.ts'
import type { FlowSnapshot, Move } from '#engine/process/flow.ts'
import type { ProcessSavePayload } from '#schemas/api/process.ts'

/** The input of the machine. */
export interface ProcessInput {
  processType: number
  businessId: string
  goodId: string
  /** '' for a flow that was never saved. */
  flowOnlyId: string
  /** The route to return to when the flow ends; '' for none. The caller has checked it. */
  returnRoute?: string
  /** Drafts of this browser, by form id. */
  drafts?: Record<string, unknown>
  /** A random text for each start: idempotency keys are this and a counter. */
  keySeed: string
}

/** A save: its kind, its payload and its idempotency key. */
export interface SaveIntent {
  move: Move['kind']
  payload: ProcessSavePayload
  /** The data of all entries when the save was made; values typed during the save are not in it. */
  data: Record<string, unknown>
  /** The `Idempotency-Key`: a retry of the same payload has the same key. */
  key: string
}

/** The events that save the step and leave it. Its values are sent before, as `form.change`. */
export type StepEvent =
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'step.jump'; progress: number }
  | { type: 'step.pause' }

/** A failure of a flow, with its message for the customer. */
export interface FlowFailure {
  /**
   * `refused`: the server refused the save. `unsaved`: the save did not arrive. `unknown`: a new flow's save may have
   * arrived, and nothing can be read. `invalid`: the step's forms are not filled in. `outdated`: a fixed page has no
   * result for the current values. `load`: the flow could not be read.
   */
  kind: 'refused' | 'unsaved' | 'unknown' | 'invalid' | 'outdated' | 'load'
  message: string
  /** The ids of the forms that are not filled in. */
  formIds?: string[]
  /** The fields whose values the server refused, of this step or another. */
  fields?: readonly RefusedField[] | undefined
  /** The progress of the step that has to be completed. */
  progress?: number
}

/** The error with which `saveStep` rejects. */
export interface SaveError {
  /** `unknown`: the save may have arrived. `conflict`: somebody else saved first. */
  outcome: 'refused' | 'unknown' | 'conflict'
  message: string
  /** The fields whose values were refused, where the reply names them. */
  fields?: readonly RefusedField[] | undefined
}

export interface ProcessContext extends Omit<FlowSnapshot, 'variables' | 'lastSaveKey'> {
  processType: number
  businessId: string
  goodId: string
  returnRoute: string
  /** The progress of the current step, or a position behind the last step. */
  current: number
  /** The newest data by entry id, saved or not. */
  data: Record<string, unknown>
  /** The ids of the entries whose newest data is not saved. */
  unsaved: readonly string[]
  external: Record<string, unknown>
  /** The reason of a rejection or a return; '' where there is none, or it has not been read. */
  reason: string
  isReasonRead: boolean
  /** The number of loads: a step is rendered anew after each. */
  loads: number
  keySeed: string
  keysUsed: number
  /** The step event that waits for the end of a save while typing. */
  held?: StepEvent | undefined
  /** The number of saves while typing that have failed since the last success. */
  keepFailures: number
  /** The key of a save while typing of which no reply came. */
  lostKey?: string | undefined
  /** The newest save: under way, refused, or of unknown outcome. */
  intent?: SaveIntent | undefined
  /** The network has returned since the newest save: it is sent again where it has not arrived, once. */
  willRepeat: boolean
  failure?: FlowFailure | undefined
  /** The flow as somebody else saved it, in a conflict. */
  theirs?: FlowSnapshot | undefined
}
