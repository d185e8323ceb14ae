import type { Ref } from 'react'
import type { Attachment } from '#schemas/api/files.ts'
import type { FormPlan } from '#engine/form/form-plan.ts'
import type { Issue } from '#engine/form/issue.ts'
import type { OptionSource } from '#engine/language/words.ts'

/** An issue of a form that is on the page. */
export interface ShownIssue extends Issue {
  /** The id of the control that can mend it. */
  fieldId: string
  /** The field's title; '' where it has none. */
  label: string
  message: string
  /** The server has found it: only the server can say whether another value is right. */
  isServers?: true
}

/** One choice of a source: `value` is stored. */
export interface RemoteOption {
  value: string
  label: string
  /** What tells it from others of the same name: a branch's code. */
  note?: string
  /** Whether there are choices within it: a region. */
  hasMore?: boolean
}

/** What is asked of a source of choices. */
export interface OptionQuery {
  /** A dictionary's, a region's or a bank's code; '' for everything. */
  within: string
  /** Of a dictionary, the entries below the one with this key only. */
  parent?: string
  keyword?: string
  /** From 1. */
  page?: number
  /** These choices instead of a search: what is stored already. */
  values?: readonly string[]
}

/** Some of the choices of a source. */
export interface OptionPage {
  options: readonly RemoteOption[]
  isLast: boolean
}

/** What a form asks of the world round it. Keep one object as long as nothing in it changes. */
export interface FormContext {
  /** The data collected so far, by keyName. */
  collected: Readonly<Record<string, unknown>>
  /** Stores one file; `onProgress` takes a share from 0 to 1. Rejects with an Error whose message is for the customer. */
  upload(
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ): Promise<Attachment>
  /** Makes an address where a stored file can be seen; whoever asks revokes it. */
  fileUrl?: (attachment: Attachment) => Promise<string>
  /** Choices that a definition doesn't list itself. */
  options(source: OptionSource, query: OptionQuery): Promise<OptionPage>
}

/** What the owner of a form can ask of it. */
export interface FormHandle {
  /** Checks everything, shows the errors on their fields and answers them in the order of the fields. */
  validate(): ShownIssue[]
  /** Shows what the server found on the fields, until these change, and answers it in the order of the fields. */
  refuse(issues: readonly Issue[]): ShownIssue[]
  /** The newest data, with what was typed a moment ago. */
  data(): unknown
  /** Moves the focus to the field of an error that `validate` answered. */
  focusError(index: number): void
  /** Moves the focus to the field of a JSON pointer, or the nearest one round it; '' is the first field. */
  focusField(pointer: string): void
  /** Starts again with other data, without errors. */
  reset(data: unknown): void
}

/** The properties of `SchemaForm`. */
export interface SchemaFormProps {
  ref?: Ref<FormHandle>
  /** Another plan is another form: give the component a key. */
  form: FormPlan
  /** The data that the form starts with; later changes of this property are taken over as well. */
  data: unknown
  /** The newest data, after each change (typing: 150 ms after the last key, and on blur). */
  onChange?: (data: unknown) => void
  /** Prefix of the ids of all controls: unique on the page. */
  id: string
  context: FormContext
  /** What is shown stays as it is: nothing is computed or filled in. */
  readOnly?: boolean
  disabled?: boolean
}
