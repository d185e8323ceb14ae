import { recordChoiceOf, type RecordChoice } from '../language/record-choice.ts'
import type { Field, FormPlan } from './form-plan.ts'

/** A field that chooses among the customer's own records. */
export interface RecordField {
  field: Field
  choice: RecordChoice
}

/** Returns the fields of a form that choose among records, without those that name no kind. */
export const recordFields = ({ fields }: FormPlan): RecordField[] =>
  fields.flatMap((field) => {
    if (field.widget !== 'records') return []
    const choice = recordChoiceOf(field.options)
    return choice ? [{ field, choice }] : []
  })

/** Returns the ids of chosen records, each once; members that are no text are left out. */
export const chosenIds = (value: unknown): string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((id): id is string => typeof id === 'string' && id !== ''))]
    : []
