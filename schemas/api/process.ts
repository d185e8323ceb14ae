import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { id, list, number, numberOr, record, text } from './wire.ts'

const PROCESS = 'blade-business/web-front/business/process'
const WORKFLOW = 'blade-workflow/process'

/** The saved data of one entry of a process; `variable` has the values. */
export const taskData = z.object({
  id,
  nodeType: numberOr(0),
  nodeKey: text,
  variable: z.pipe(
    z.unknown(),
    z.transform((value) => (value === '' || value === null ? undefined : value)),
  ),
})
export type TaskData = z.output<typeof taskData>

/** The statuses of a flow (specification, section 4); `withdrawn` is chosen here. */
export const FlowStatus = {
  none: -1,
  /** Set by the return action, which the specification calls bohui. */
  restarted: 0,
  committed: 1,
  rejected: 2,
  /** Approved; the specification calls it reopened: the flow reopens on the completion page. */
  approved: 3,
  /** Sent back to the customer with a reason. */
  returned: 4,
  /** Withdrawn or given up by the customer, who can start it again (docs/decisions/0023). */
  withdrawn: 5,
} as const
export type FlowStatus = (typeof FlowStatus)[keyof typeof FlowStatus]

export const processInfo = defineContract({
  name: 'process.info',
  summary:
    'The process definition of a type for a product or a record. A flow under way keeps the version it began with.',
  method: 'GET',
  path: `${PROCESS}/processInfo`,
  access: 'customer',
  query: z.object({
    /** '0' for a process that is about a record. */
    goodsId: z.string(),
    type: z.string(),
    /** Reference backend only: the record that the process is about. */
    businessId: z.optional(z.string()),
  }),
  data: z.object({
    processName: text,
    processKey: text,
    /** Reference backend only: 0 where the server does not tell it. */
    version: numberOr(0),
    actExForms: list(z.unknown()),
  }),
})

export const processDetail = defineContract({
  name: 'process.detail',
  summary: 'A flow: its status, progress and saved entries. Its ETag is its revision.',
  method: 'GET',
  path: `${PROCESS}/detail`,
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: z.object({
    businessProcessTaskData: list(taskData),
    status: numberOr(FlowStatus.none),
    progress: numberOr(1),
    processInstanceId: id,
    /** Reference backend only: sent back as `If-Match`; '' without one. */
    revision: text,
    /** Reference backend only: the idempotency key of the newest save. */
    lastSaveKey: text,
    /** Reference backend only: the values of the last commit by entry id; {} without one. */
    submitted: record,
  }),
})

/** The payload of a save (specification, section 3). */
export const processSavePayload = z.object({
  /** The values of the step's forms, by form id. */
  variable: z.record(z.string(), z.unknown()),
  modelKey: z.string(),
  type: z.int32(),
  businessId: z.string(),
  businessProcessTaskData: z.array(
    z.object({
      id: z.string(),
      nodeType: z.int32(),
      nodeKey: z.string(),
      variable: z.optional(z.unknown()),
    }),
  ),
  pass: z.boolean(),
  progress: z.int32(),
  status: z.int32(),
})
export type ProcessSavePayload = z.output<typeof processSavePayload>

export const processHandedIn = defineContract({
  name: 'process.handedIn',
  summary:
    'What the customer handed in with a flow last, with the definition that the flow keeps (path chosen here).',
  method: 'GET',
  path: `${PROCESS}/handedIn`,
  access: 'customer',
  query: z.object({ id: z.string() }),
  data: z.object({
    flowOnlyId: id,
    goodsName: text,
    status: numberOr(FlowStatus.none),
    updatedAt: text,
    process: z.object({ processName: text, processKey: text, actExForms: list(z.unknown()) }),
    /** The values by entry id, as they were handed in. */
    values: record,
    /** External data by keyName. */
    external: record,
  }),
})

export const processOffered = defineContract({
  name: 'process.offered',
  summary:
    'The values of one record that external data offers to a form, for its owner (path chosen here).',
  method: 'GET',
  path: `${PROCESS}/offered`,
  access: 'customer',
  query: z.object({
    /** The variable of the external data. */
    variable: z.string(),
    id: z.string(),
  }),
  data: record,
})

export const processSave = defineContract({
  name: 'process.save',
  summary:
    'Saves a step and moves the flow. A retry with the same `Idempotency-Key` is stored once; `If-Match` refuses a stale revision with 409.',
  method: 'POST',
  path: `${PROCESS}/processSave`,
  access: 'customer',
  body: processSavePayload,
  data: z.object({
    id,
    revision: text,
    /** Reference backend only: the status after a commit that nobody has to decide about; -1 where it is not told. */
    status: numberOr(FlowStatus.none),
  }),
})

export const processWithdraw = defineContract({
  name: 'process.withdraw',
  summary:
    'Withdraws a flow that is not approved; a withdrawn one stays so. Its contracts become void. 409 if `status` is not its status any more (path chosen here).',
  method: 'POST',
  path: `${PROCESS}/processWithdraw`,
  access: 'customer',
  body: z.object({
    id: z.string(),
    /** The status that the customer saw: a decision made meanwhile refuses the withdrawal. */
    status: z.int32(),
  }),
  data: z.object({ id, status: number }),
})

const neededDocument = z.object({
  name: text,
  /** `conditional`: values of the customer decide about it. */
  need: z.enum(['required', 'optional', 'conditional']),
  /** The title of the step that asks for it. */
  step: text,
})
export type NeededDocument = z.output<typeof neededDocument>

export const processList = defineContract({
  name: 'process.list',
  summary: 'The process definitions for a product (path chosen here).',
  method: 'GET',
  path: `${PROCESS}/processList`,
  access: 'public',
  query: z.object({ goodsId: z.string() }),
  data: list(
    z.object({
      processKey: text,
      processName: text,
      type: numberOr(1),
      /** The number of steps for this product, of a customer of whom nothing is known yet. */
      steps: numberOr(0),
      /** An estimate; 0 where the server has none. */
      minutes: numberOr(0),
      documents: list(neededDocument),
      /** The kinds of accounts that may begin it; [] for every account. */
      accounts: list(z.string()),
    }),
  ),
})

export const processStatus = defineContract({
  name: 'process.status',
  summary: 'The status of a process instance in the workflow engine.',
  method: 'GET',
  path: `${WORKFLOW}/selectProcessStatus`,
  access: 'customer',
  query: z.object({ processInstanceId: z.string() }),
  data: z.object({ status: number }),
})

export const processVariables = defineContract({
  name: 'process.variables',
  summary: 'The variables of a process instance; external data is here under its keyName.',
  method: 'GET',
  path: `${WORKFLOW}/variables`,
  access: 'customer',
  query: z.object({ processInstanceId: z.string() }),
  data: record,
})

/** A reason of a return, pinned to a step, and with a form and a pointer to one of its fields. */
export const reasonPin = z.object({
  progress: numberOr(0),
  /** The entry of the field's form; '' for the whole step. */
  formId: id,
  /** A JSON pointer to a member of the form's values; '' for the whole step. */
  pointer: text,
  reason: text,
})
export type ReasonPin = z.output<typeof reasonPin>

export const processComments = defineContract({
  name: 'process.comments',
  summary: "The workflow's comments, newest first (path chosen here).",
  method: 'GET',
  path: `${WORKFLOW}/commentList`,
  access: 'customer',
  query: z.object({ processInstanceId: z.string() }),
  data: list(
    z.object({
      fullMessage: text,
      time: text,
      /** The reasons of a return by what they are about. Reference backend only. */
      pins: list(
        z.extend(reasonPin, {
          /** The field's value as it was handed in. */
          value: z.unknown(),
        }),
      ),
    }),
  ),
})
