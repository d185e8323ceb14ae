import type { ComponentType, Ref } from 'react'
import type { BodyOf } from '#schemas/api/contract.ts'
import type { Attachment } from '#schemas/api/files.ts'
import type { RecordOption } from '#schemas/api/records.ts'
import type { RepaymentPlan, repaymentCalculate } from '#schemas/api/repayment.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import type { Issue } from '#engine/form/issue.ts'
import type { ProcessPlan } from '#engine/process/plan.ts'
import type { OptionSource } from '#engine/language/words.ts'

/** An issue of a form that is on the page. */
export interface ShownIssue extends Issue {
  /** The id of the control where it can be corrected. */
  fieldId: string
  /** The field's title; '' where it has none. */
  label: string
  message: string
  /** Set if the server reported it: only the server can tell whether another value is valid. */
  isServers?: true
}

/** One option of a source: `value` is stored. */
export interface RemoteOption {
  value: string
  label: string
  /** Distinguishes options of the same name: a bank branch's code. */
  note?: string
  /** True where it has options within it: a region. */
  hasMore?: boolean
  /** The regions around it and itself, from the province down: set for a region found among all. */
  path?: readonly RemoteOption[]
}

/** A query to a source of options. */
export interface OptionQuery {
  /** A dictionary's, a region's or a bank's code; '' for all options: of regions those of every level. */
  within: string
  /** Limits a dictionary to the entries below the one with this key. */
  parent?: string
  keyword?: string
  /** The number of the page, from 1. */
  page?: number
  /** The stored values whose options are wanted, instead of a search. */
  values?: readonly string[]
}

/** One page of the options of a source. */
export interface OptionPage {
  options: readonly RemoteOption[]
  isLast: boolean
}

/** A query for the customer's own records of a kind. */
interface RecordQuery {
  kind: string
  /** The statuses that the field wants, by name; [] for all. */
  status: readonly string[]
  keyword?: string
  /** The number of the page, from 1. */
  page?: number
  /** The ids of the records that are wanted, instead of a search. */
  ids?: readonly string[]
}

/** One page of the records that a field may choose. */
export interface RecordPage {
  records: readonly RecordOption[]
  pages: number
  total: number
}

/** The terms of a repayment plan. */
export type PlanTerms = BodyOf<typeof repaymentCalculate>

/** The values of the flow as they are typed. */
export interface FlowValues {
  /** Returns the value that an option points to by `/keyName/field`, or the constant that it is; amounts in 元. */
  at(given: unknown): unknown
  /** Calls the listener after each change. @returns unsubscribe */
  watch(listener: () => void): () => void
}

/** Adds records of a kind without leaving the form. */
interface Addition {
  /** The name of the action: 登记发票. */
  label: string
  /** Asks the customer for them. @returns their ids; none where the customer has given up */
  add: () => Promise<readonly string[]>
}

/** A field of a process: its step, its form, and a JSON pointer in the form's data. */
export interface FieldOfProcess {
  progress: number
  formId: string
  pointer: string
}

/** The services and data that a form needs from its host. Keep one object as long as nothing in it changes. */
export interface FormContext {
  /** The data collected so far, by keyName. */
  collected: Readonly<Record<string, unknown>>
  /** The names of the forms and the external data that sources read, by keyName. */
  sourceNames?: Readonly<Record<string, string>>
  /** The process that the form is a part of. */
  process?: Pick<ProcessPlan, 'steps' | 'externalData'>
  /** JSON pointers, by keyName, to the data of official records: another value in a field is marked. */
  officialSources?: readonly string[]
  /** Stores one file; `onProgress` takes a share from 0 to 1. Rejects with an Error whose message is for the customer. */
  upload(
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<Attachment>
  /** Returns an address at which a stored file is shown and opened; the caller revokes it. */
  fileUrl?: (attachment: Attachment) => Promise<string>
  /** Reads the description of a stored file of which a value has only the id. */
  fileDetail?: (attachId: string) => Promise<Attachment>
  /**
   * The values that changes made inapplicable, by form id: they outlive the form, which may be opened again. Each is a
   * `SetAside`, or the JSON that one was stored as.
   */
  aside?: Map<string, unknown>
  /** Loads options that are not listed in the definition. */
  options(source: OptionSource, query: OptionQuery): Promise<OptionPage>
  /** The form is shown to its author: what cannot be shown says why. */
  isForAuthors?: true
  /** The values that options point to; without it, only those that were collected before. */
  values?: FlowValues
  /** Loads the customer's own records. */
  records?: (query: RecordQuery, signal?: AbortSignal) => Promise<RecordPage>
  /** The additions of records where a field chooses among them, by kind. */
  additions?: Readonly<Record<string, Addition>> | undefined
  /** Leads the customer to a field of the process. */
  leadTo?: (field: FieldOfProcess) => void
  /** Renders what a reviewer said about the value of a field, below its control: an element of the field's part `remarks`. */
  Remarks?: ComponentType<{ id: string; value: unknown }> | undefined
  /** Computes a repayment plan. Rejects with an Error whose message is for the customer. */
  trial?: (terms: PlanTerms, signal?: AbortSignal) => Promise<RepaymentPlan>
}

/** The imperative interface of a form. */
export interface FormHandle {
  /** Validates everything and shows the errors at their fields. @returns the errors in the order of the fields */
  validate(): ShownIssue[]
  /** Shows the server's issues at the fields until these change. @returns the errors in the order of the fields */
  refuse(issues: readonly Issue[]): ShownIssue[]
  /** The newest data, computed values included. */
  data(): unknown
  /** Moves the focus to the field of an error that `validate` returned. */
  focusError(index: number): void
  /** Moves the focus to the field of a JSON pointer, or its nearest ancestor; '' is the first field. */
  focusField(pointer: string): void
  /** Replaces the data and clears the errors. */
  reset(data: unknown): void
}

/** The properties of `SchemaForm`. */
export interface SchemaFormProps {
  ref?: Ref<FormHandle>
  /** A different plan is a different form: give the component a key. */
  form: FormPlan
  /** The data that the form starts with; `reset` replaces it. */
  data: unknown
  /** The newest data, after each change (typing: 150 ms after the last key, and on blur). */
  onChange?: (data: unknown) => void
  /** Called with the errors that are left after a change: some may be gone, or say something else. None is added. */
  onMend?: (errors: readonly ShownIssue[]) => void
  /** Prefix of the ids of all controls: unique on the page. */
  id: string
  context: FormContext
  /** Shows the values as they are: nothing is computed or filled in. */
  readOnly?: boolean
  disabled?: boolean
}
