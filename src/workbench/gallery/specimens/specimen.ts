import type { JsonSchema, UiSchema } from '#engine/language/json-schema.ts'
import type { FormDefinition } from '#engine/language/content.ts'

/** The states of a specimen, in the order of the page. */
export const STATES = [
  'empty',
  'filled',
  'error',
  'disabled',
  'readOnly',
  'long',
  'review',
  'loading',
  'failed',
] as const
export type StateName = (typeof STATES)[number]

interface Shown {
  title: string
  /** Its purpose, for analysts. */
  note: string
  /** A valid value. */
  sample: unknown
  /** An invalid value; without it, the error state has no value. */
  wrong?: unknown
  /** A value of maximum length; by default the sample. */
  long?: unknown
  /** The widget calls the server: it has the states loading and failed. */
  isRemote?: true
  /** It has several fields in a row: each state takes the width of the page. */
  isWide?: true
  /** Restricts its states to these. */
  states?: readonly StateName[]
}

/** A single field, for which the gallery makes a form. */
export interface FieldSpecimen extends Shown {
  field: JsonSchema
  ui?: UiSchema
}

/** A specimen that is a form. */
export interface FormSpecimen extends Shown {
  form: FormDefinition
}

export type Specimen = FieldSpecimen | FormSpecimen
