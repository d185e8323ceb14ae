import * as z from 'zod/mini'
import { ACCOUNT_KINDS } from './definition.ts'

/*
 * The file of a trace: one flow as a customer went through it, with every reply of the server. A test, a mock, a browser
 * and the command line replay the same file (docs/test-a-process.md). It has no personal data: names, numbers and free
 * texts are pseudonyms (decision 57).
 */

const json = z.record(z.string(), z.unknown())

/** A call that an event causes, with its request: a save with its payload and idempotency key, or a load. */
const traceCall = z.object({
  call: z.enum(['saveStep', 'loadFlow', 'loadReason', 'readStatus']),
  request: json,
})
export type TraceCall = z.output<typeof traceCall>

/** The part of a flow by which two runs are compared. */
const traceState = z.object({
  /** The step with the state of its save, or the name of a state without steps, like `waiting`. */
  position: z.union([z.string(), z.object({ step: z.string(), saving: z.string() })]),
  status: z.number(),
  /** The progress that is saved. */
  progress: z.number(),
  /** The reason for which the flow did not go on; its message is the server's or the portal's. */
  failure: z.optional(
    z.object({
      kind: z.string(),
      message: z.string(),
      formIds: z.optional(z.array(z.string())),
    }),
  ),
  /** The values of the step that break a rule (CEL) when it is left: each by its form's id and a JSON pointer. */
  broken: z.optional(z.array(z.string())),
  calls: z.array(traceCall),
})
export type TraceState = z.output<typeof traceState>

const traceEvent = z.object({
  /** The virtual time: milliseconds since the flow was opened. */
  at: z.number(),
  /** The event of a customer, a timer or a reply, with its values. */
  event: z.looseObject({ type: z.string() }),
  /** The state of the flow after the event. */
  then: traceState,
})
export type TraceEvent = z.output<typeof traceEvent>

/** A trace as it is kept in a file. */
export const trace = z.object({
  $schema: z.string(),
  /** The definition under which it was recorded. The version is 0 where the server does not tell it. */
  process: z.object({ key: z.string(), version: z.int(), hash: z.string() }),
  /** The build of the portal that recorded it. */
  build: z.string(),
  account: z.enum(ACCOUNT_KINDS),
  /** The time at which the flow was opened, ms since 1970: rules may read the date. */
  clock: z.number(),
  input: z.object({
    processType: z.number(),
    businessId: z.string(),
    goodId: z.string(),
    /** '' for a flow that was never saved. */
    flowOnlyId: z.string(),
    /** The drafts of the browser, by form id. */
    drafts: z.optional(json),
    /** The first part of all idempotency keys. */
    keySeed: z.string(),
  }),
  /** The state before the first event. */
  start: traceState,
  events: z.array(traceEvent),
})
export type Trace = z.output<typeof trace>
