import * as z from 'zod/mini'
import { defineContract } from './contract.ts'
import { attachment } from './files.ts'
import {
  flag,
  id,
  list,
  money,
  numberOr,
  page,
  pageQuery,
  pageSize,
  record as json,
  text,
} from './wire.ts'

/*
 * The calls of records with a lifecycle (schemas/lifecycles). The specification does not have them: their paths are
 * chosen here.
 */
const RECORD = 'blade-business/web-front/business/record'

export const recordStatus = z.object({
  name: text,
  code: numberOr(0),
  label: text,
  /** A tone of `LifecycleStatus`. */
  tone: text,
  /** One sentence on the next event and the party that acts. */
  sentence: text,
})

const recordEvent = z.object({
  action: text,
  label: text,
  /** The label of the status that it led to. */
  status: text,
  role: text,
  /** The operators' names; '' for customers. */
  actor: text,
  reason: text,
  businessDate: text,
  time: text,
})

/** An action of a record. */
export const recordAction = z.object({
  name: text,
  label: text,
  /** The question that is asked first; '' for none. */
  confirm: text,
  /** It ends what the record is for. */
  isDestructive: flag,
  /** The JSON Schema of what has to be given; {} for nothing. */
  input: json,
  /** The reason for which it is not possible now; '' where it is. */
  blocked: text,
})

/** The unit of a fact; a text has none. */
export type FactUnit = 'money' | 'percent' | 'date' | 'number'

/** A fact of a record: money in 元, percents a year, days as 2026-01-31, numbers whose unit the label names. */
const recordFact = z.object({
  label: text,
  value: text,
  /** A `FactUnit`; '' for a text. */
  unit: text,
})
export type RecordFact = z.output<typeof recordFact>

/** A record: where it stands, how it came there, and what the caller can do. */
export const record = z.object({
  kind: text,
  id,
  subject: text,
  /** The number that stands in its address beside the id; '' for a kind without one. */
  number: text,
  status: recordStatus,
  /** The part that the caller takes, as in schemas/lifecycles. */
  role: text,
  timeline: list(recordEvent),
  actions: list(recordAction),
  /** Amounts in 元 by name; for a credit line granted, available, frozen and used. */
  figures: z.record(z.string(), money),
  facts: list(recordFact),
  /** Statements about it in an order, such as the rights to a receivable by their rank. */
  statements: list(
    z.object({ title: text, note: text, lines: list(z.object({ mark: text, text })) }),
  ),
  /** Its files, by what they are. */
  files: list(z.object({ label: text, files: list(attachment) })),
  /** Other records that belong to it. */
  related: list(z.object({ kind: text, id, subject: text })),
  /** The processes that come next for the customer, such as the drawing of an approved application. */
  processes: list(z.object({ label: text, processType: numberOr(0), goodsId: id, businessId: id })),
  /** The name of the payment that the customer can begin now; '' where nothing is to be paid. */
  payment: text,
  /** The documents that can be downloaded as PDFs. */
  documents: list(z.object({ title: text, link: text })),
})

export type RecordDetail = z.output<typeof record>
export type RecordAction = z.output<typeof recordAction>

export const recordDetail = defineContract({
  name: 'records.detail',
  summary: 'A record with its status, timeline, figures and the actions of the caller.',
  method: 'GET',
  path: `${RECORD}/detail`,
  access: 'customer',
  query: z.object({ kind: z.string(), id: z.string() }),
  data: record,
})

/** A record that a field of a process may choose. */
const recordOption = z.object({
  id,
  /** The name by which its owner knows it. */
  title: text,
  status: recordStatus,
  facts: list(recordFact),
  /** The amount that counts where several are chosen, in 元; '' for a kind that counts nothing. */
  amount: money,
  /** The reason for which it can't be chosen; '' where it can. */
  blocked: text,
})
export type RecordOption = z.output<typeof recordOption>

export const recordChoices = defineContract({
  name: 'records.choices',
  summary:
    'The own records of a kind that a field of a process chooses among, those that can’t be chosen with the reason.',
  method: 'GET',
  path: `${RECORD}/choices`,
  access: 'customer',
  query: z.object({
    kind: z.string(),
    /** The statuses that the field wants, by name, separated by commas. */
    status: z.optional(z.string()),
    keyword: z.optional(z.string()),
    /** Ids separated by commas: returns these records alone, without those that are not the customer’s. */
    ids: z.optional(z.string()),
    ...pageQuery,
  }),
  data: page(recordOption),
})

/** A record in which the customer has to act. */
const recordWaiting = z.object({
  kind: text,
  id,
  subject: text,
  status: recordStatus,
  /** What there is to do, such as 确认贸易背景. */
  action: text,
})
export type RecordWaiting = z.output<typeof recordWaiting>

export const recordsWaiting = defineContract({
  name: 'records.waiting',
  summary:
    'The records of all kinds in which the customer has to act now, newest first in each kind.',
  method: 'GET',
  path: `${RECORD}/waiting`,
  access: 'customer',
  data: list(recordWaiting),
})

/** A movement of a figure. */
export const movement = z.object({
  id,
  /** The accounts between which the amount moved, as names of figures. */
  from: text,
  to: text,
  amount: money,
  /** `pending`, `posted` or `voided`. */
  state: text,
  reason: text,
  businessDate: text,
  time: text,
})
export type Movement = z.output<typeof movement>

export const recordMovements = defineContract({
  name: 'records.movements',
  summary: 'The transfers that the figures of a record are made of, newest first.',
  method: 'GET',
  path: `${RECORD}/movements`,
  access: 'customer',
  query: z.object({ kind: z.string(), id: z.string() }),
  data: list(movement),
})

export const recordPerform = defineContract({
  name: 'records.perform',
  summary: 'Performs an action on a record. Code 409 where its status does not allow it any more.',
  method: 'POST',
  path: `${RECORD}/perform`,
  access: 'customer',
  body: z.object({
    kind: z.string(),
    id: z.string(),
    action: z.string(),
    input: z.optional(z.record(z.string(), z.unknown())),
  }),
  data: z.object({
    /** `done`, or `proposed` where a second person has to confirm it. */
    outcome: text,
    status: text,
  }),
})

/** A column of a list. */
const listColumn = z.object({
  name: text,
  label: text,
  /** A `FactUnit`; '' for a text. */
  unit: text,
  isSortable: flag,
})
export type ListColumn = z.output<typeof listColumn>

/** A record of a list, with its values by column. */
const listedRecord = z.object({ id, status: recordStatus, values: z.record(z.string(), text) })
export type ListedRecord = z.output<typeof listedRecord>

const recordPage = z.object({
  columns: list(listColumn),
  /** The label of the day that `from` and `to` filter. */
  day: text,
  records: list(listedRecord),
  current: numberOr(1),
  size: numberOr(10),
  pages: numberOr(0),
  total: numberOr(0),
  /** The sums in 元 over all that is filtered, by column, without records that came to nothing. */
  totals: z.record(z.string(), money),
  /** The statuses of those that came to nothing, such as refused or withdrawn, with their counts. */
  notSummed: list(z.object({ label: text, count: numberOr(0) })),
  /** The counts of each status over all that is filtered otherwise. */
  statuses: list(z.object({ name: text, label: text, tone: text, count: numberOr(0) })),
})
export type RecordPage = z.output<typeof recordPage>

/** The most records of one page: an export reads the list in pages of this size. */
export const LARGEST_PAGE = 1000

const optional = z._default(z.string().check(z.maxLength(100)), '')

export const recordList = defineContract({
  name: 'records.list',
  summary:
    'A page of the records of a kind in which the customer takes part, with totals over all that is filtered.',
  method: 'GET',
  path: `${RECORD}/list`,
  access: 'customer',
  query: z.object({
    kind: z.string(),
    ...pageQuery,
    size: z._default(pageSize(LARGEST_PAGE), 10),
    /** The column to order by; the newest records come first without one. */
    ascs: optional,
    descs: optional,
    /** The part that the customer takes, as in schemas/lifecycles; all by default. */
    part: optional,
    /** The name of a status. */
    status: optional,
    keyword: optional,
    /** The first and the last day, as 2026-01-31. */
    from: optional,
    to: optional,
  }),
  data: recordPage,
})
