import type { JsonSchema, UiSchema } from './json-schema.ts'

/** The `content` of an entry about its step; read from the first entry of a step. */
export interface StepContent {
  title?: string
  description?: string
  /** Saving this step commits the flow. With no commit anywhere, the last step commits. */
  commit?: boolean
  /**
   * A JSON Schema or an expression over the data collected so far, by keyName: the step is skipped where it does not
   * hold.
   */
  when?: JsonSchema | string
  /**
   * The earlier values on which the result of a fixed page depends, as keyNames or pointers `/keyName/field`: after a
   * change of them the page has to be completed again.
   */
  dependsOn?: readonly string[]
}

/** A form definition: the `content` of a form, extra form or sub-form. */
export interface FormContent {
  schema: JsonSchema
  uiSchema: UiSchema
  /** The initial values of the fields. */
  formData?: unknown
}

/** A form definition as it is written: only the schema is required. */
export type FormDefinition = Pick<FormContent, 'schema'> & Partial<FormContent>
