import type { Ref } from 'react'
import type { Attachment } from '#schemas/api/files.ts'
import type { JsonSchema, UiSchema } from '#schemas/process/json-schema.ts'

/** A form as the process compiler hands it over: already checked. */
export interface FormDefinition {
  schema: JsonSchema
  uiSchema?: UiSchema
}

/** What is wrong with one field, in words that say what to do. */
export interface FormError {
  /** JSON pointer into the form's data. */
  pointer: string
  /** The id of the control that can mend it. */
  fieldId: string
  /** The field's title; '' where it has none. */
  label: string
  message: string
}

/** An error that the server found, for the field it names. */
export type ServerError = Pick<FormError, 'pointer' | 'message'>

/** One entry of a dictionary: `dictKey` is stored, `dictValue` is shown. */
export interface DictionaryEntry {
  dictKey: string
  dictValue: string
}

/** One region: `value` is its code (GB/T 2260), `title` its name. */
export interface Region {
  value: string
  title: string
  hasChildren: boolean
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
  /** The entries of a dictionary. */
  dictionary(code: string): Promise<readonly DictionaryEntry[]>
  /** The regions directly below one; '00' is the whole country. */
  regions(parentCode: string): Promise<readonly Region[]>
}

/** What the owner of a form can ask of it. */
export interface FormHandle {
  /** Checks everything, shows the errors on their fields and answers them in the order of the fields. */
  validate(): FormError[]
  /** The newest data, with what was typed a moment ago. */
  data(): unknown
  /** Moves the focus to the field of an error that `validate` answered. */
  focusError(index: number): void
  /** Starts again with other data, without errors. */
  reset(data: unknown): void
}

/** The properties of `SchemaForm`. */
export interface SchemaFormProps {
  ref?: Ref<FormHandle>
  /** Another definition is another form: give the component a key. */
  definition: FormDefinition
  /** The data that the form starts with; later changes of this property are taken over as well. */
  data: unknown
  /** The newest data, after each change (typing: 150 ms after the last key, and on blur). */
  onChange?: (data: unknown) => void
  /** Prefix of the ids of all controls: unique on the page. */
  id: string
  context: FormContext
  readOnly?: boolean
  disabled?: boolean
  serverErrors?: readonly ServerError[]
}
