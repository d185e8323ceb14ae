import type { JsonSchema, UiSchema } from '#engine/language/json-schema.ts'
import type { FormDefinition } from '#src/forms/model/form-types.ts'

/** What a specimen can be looked at in, in the order of the page. */
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
  /** What it is for, for who writes definitions. */
  note: string
  /** An answer that it accepts. */
  sample: unknown
  /** One that it refuses; without it, no answer at all. */
  wrong?: unknown
  /** One that is as long as answers get; the sample where there is none. */
  long?: unknown
  /** It asks the server for something: it can be waiting, and fail. */
  isRemote?: true
  /** It has several fields beside each other: a state of it needs the width of the page. */
  isWide?: true
  /** The only states that it has. */
  states?: readonly StateName[]
}

/** One field, which the gallery makes a form of. */
export interface FieldSpecimen extends Shown {
  field: JsonSchema
  ui?: UiSchema
}

/** A whole form. */
export interface FormSpecimen extends Shown {
  form: FormDefinition
}

export type Specimen = FieldSpecimen | FormSpecimen
