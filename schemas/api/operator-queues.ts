import * as z from 'zod/mini'
import { bankBranches } from './banks.ts'
import { defineContract } from './contract.ts'
import { historyEntry } from './next-steps.ts'
import { proposal } from './operator-proposal.ts'
import { movement, record, recordAction, recordPerform, recordStatus } from './records.ts'
import {
  flag,
  id,
  list,
  maybe,
  money,
  numberOr,
  page,
  pageQuery,
  record as json,
  text,
} from './wire.ts'

/*
 * The queues of the operators' console: submissions, and records with a lifecycle. The specification does not have these
 * calls: their paths are chosen here.
 */
/** The most records of a list that the console counts: of a large database the exact number costs more than the page. */
export const MOST_COUNTED = 10_000

/** The most records that the console counts as waiting, of each kind. */
export const MOST_WAITING = 1000

const SUBMISSION = 'operator/submission'
const RECORD = 'operator/record'

/** A value of a submission as text; `before` is its text in the commit before, where it differs. */
const describedField = z.object({ name: text, title: text, text, before: z.optional(text) })

const submission = z.object({
  id,
  tenantId: text,
  customerName: text,
  goodsName: text,
  processName: text,
  type: numberOr(0),
  status: numberOr(-1),
  progress: numberOr(1),
  updatedAt: text,
  /** The steps that the customer sees, with the fields that a reason can name. */
  steps: list(
    z.object({
      progress: numberOr(1),
      number: numberOr(1),
      title: text,
      fields: list(z.object({ formId: id, pointer: text, title: text, isFile: flag })),
    }),
  ),
  forms: list(z.object({ formId: id, formName: text, fields: list(describedField) })),
  comments: list(z.object({ fullMessage: text, time: text })),
})

const listedSubmission = z.extend(submission, {
  /** The label of the decision that waits for a second operator; '' where none does. */
  proposed: text,
})
export type Submission = z.output<typeof listedSubmission>

export const submissionList = defineContract({
  name: 'operator.submissions',
  summary: 'A page of the saved flows, newest change first; `total` counts at most 10,000.',
  method: 'GET',
  path: `${SUBMISSION}/list`,
  access: 'operator',
  query: z.object({
    status: z.optional(z.string().check(z.regex(/^-?\d{1,2}$/))),
    ...pageQuery,
  }),
  data: page(listedSubmission),
})

const submissionDetails = z.object({
  ...submission.shape,
  /** The definition that the flow keeps. */
  process: z.object({ processName: text, processKey: text, actExForms: list(z.unknown()) }),
  /** The saved values by entry id. */
  values: json,
  /** The values of the commit before, by entry id; {} in the first round. */
  before: json,
  /** External data by keyName. */
  external: json,
  /** The submissions and decisions, oldest first, each with the operator who decided. */
  history: list(z.extend(historyEntry, { operator: text })),
  /** The record whose actions decide the flow; null for a flow that is decided itself. */
  record: maybe(z.object({ kind: text, id })),
  /** The decision that waits for a second operator; null where none does. */
  proposal: maybe(proposal),
})
export type SubmissionDetails = z.output<typeof submissionDetails>

export const submissionDetail = defineContract({
  name: 'operator.submission',
  summary: 'A flow with its definition, its values, and the history of its rounds.',
  method: 'GET',
  path: `${SUBMISSION}/detail`,
  access: 'operator',
  query: z.object({ id: z.string() }),
  data: submissionDetails,
})

export const submissionDecide = defineContract({
  name: 'operator.decide',
  summary:
    'Approves, rejects or returns a submitted flow; one that stays submitted waits for a second operator. Code 409 where it is not submitted any more.',
  method: 'POST',
  path: `${SUBMISSION}/decide`,
  access: 'operator',
  role: 'handler',
  body: z.object({
    id: z.string(),
    decision: z.enum(['approve', 'reject', 'return']),
    /** Required unless it is an approval. */
    reason: z._default(z.string().check(z.maxLength(500)), ''),
    /** The step to correct after a return; by default 1. */
    progress: z.optional(z.int32()),
    /** The reasons of a return by the step and the field that they are about. */
    pins: z.optional(
      z
        .array(
          z.object({
            progress: z.int32(),
            formId: z.string(),
            pointer: z.string(),
            reason: z.string().check(z.minLength(1), z.maxLength(500)),
          }),
        )
        .check(z.maxLength(20)),
    ),
  }),
  data: z.object({ id, status: numberOr(0), progress: numberOr(1) }),
})

export const requestMaterials = defineContract({
  name: 'operator.requestMaterials',
  summary:
    'Asks the customer of an approved application for materials: a record of the kind `materialRequest`.',
  method: 'POST',
  path: `${SUBMISSION}/request-materials`,
  access: 'operator',
  role: 'handler',
  body: z.object({
    /** The id of the application. */
    id: z.string(),
    /** The names of the documents. */
    documents: z
      .array(z.string().check(z.minLength(1), z.maxLength(50)))
      .check(z.minLength(1), z.maxLength(10)),
    reason: z.string().check(z.minLength(1), z.maxLength(500)),
    /** The last day, as 2026-01-31. */
    dueOn: z.string(),
  }),
  data: z.object({ id }),
})

const listedKind = z.object({
  kind: text,
  title: text,
  waiting: numberOr(0),
  statuses: list(z.object({ name: text, label: text, tone: text })),
  /** The names of the records' amounts, the most important one first. */
  figures: list(z.object({ name: text, label: text })),
})
export type ListedKind = z.output<typeof listedKind>

/** What others change of the caller's account. */
const accountNotice = z.object({
  id,
  text,
  /** It is not made yet, and can be refused. */
  waits: flag,
})
export type AccountNotice = z.output<typeof accountNotice>

export const operatorQueues = defineContract({
  name: 'operator.queues',
  summary:
    'The kinds of records with a lifecycle; the counts, up to 1,000, of those and of submissions that wait for an operator.',
  method: 'GET',
  path: 'operator/queues',
  access: 'operator',
  data: z.object({
    /** The count of submissions that wait. */
    submissions: numberOr(0),
    kinds: list(listedKind),
    /** The count of changes of operators that wait, for managers. */
    changes: numberOr(0),
    /** The changes of the caller's account that wait, and those of the last seven days. */
    notices: list(accountNotice),
  }),
})

const listedRecord = z.object({
  id,
  /** The name of its customer. */
  owner: text,
  subject: text,
  status: recordStatus,
  /** The day that matters most, such as the last one on which it may be used; null where it has none. */
  day: maybe(z.object({ label: text, date: text })),
  figures: z.record(z.string(), money),
  /** The newest reason in its timeline. */
  request: text,
  /** A thing that an operator should look into; '' for none. */
  warning: text,
  /** It waits for an operator. */
  waits: flag,
  /** The label of the action that waits for a second operator; '' for none. */
  proposed: text,
  actions: list(z.omit(recordAction, { blocked: true })),
})
export type ListedRecord = z.output<typeof listedRecord>

export const operatorRecords = defineContract({
  name: 'operator.records',
  summary:
    'A page of the records of a kind, those that wait for an operator first; `total` counts at most 10,000.',
  method: 'GET',
  path: `${RECORD}/list`,
  access: 'operator',
  query: z.object({ kind: z.string(), status: z.optional(z.string()), ...pageQuery }),
  data: page(listedRecord),
})

const operatorRecordDetails = z.object({
  ...record.shape,
  owner: text,
  movements: list(movement),
  proposal: maybe(proposal),
})
export type OperatorRecord = z.output<typeof operatorRecordDetails>

export const operatorRecord = defineContract({
  name: 'operator.record',
  summary:
    'A record as an operator sees it: with its ledger, and the action that waits for a second operator.',
  method: 'GET',
  path: `${RECORD}/detail`,
  access: 'operator',
  query: z.object({ kind: z.string(), id: z.string() }),
  data: operatorRecordDetails,
})

export const operatorPerform = defineContract({
  name: 'operator.perform',
  summary:
    'Performs an action as an operator (role `handler`), or confirms the one that waits (role `reviewer`, never the proposer). Code 409 where its status does not allow it any more.',
  method: 'POST',
  path: `${RECORD}/perform`,
  access: 'operator',
  body: recordPerform.body,
  data: recordPerform.data,
})

export const operatorBankBranches = defineContract({
  ...bankBranches,
  name: 'operator.bankBranches',
  path: 'operator/bank-branches',
  access: 'operator',
})
