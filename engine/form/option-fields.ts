import type { JsonSchema } from '../language/json-schema.ts'
import type { Field, FormPlan } from './form-plan.ts'
import type { DeclaredScope } from './option-scope.ts'

/** A field whose options the server has. */
export interface OptionField extends Field {
  scope: DeclaredScope
}

/** The members of a form's objects whose options the server has, without those that name no source. */
export const optionFields = ({ fields }: FormPlan): OptionField[] =>
  fields.filter((field): field is OptionField => field.name !== '' && field.scope !== undefined)

/** A field whose options are within the value of the field beside it. */
export interface NarrowedField extends OptionField {
  scope: DeclaredScope & { field: string }
}

/** The fields of a form whose options another field narrows. */
export const narrowedFields = (form: FormPlan): NarrowedField[] =>
  optionFields(form).filter((field): field is NarrowedField => field.scope.field !== undefined)

/** Tells whether a value can be one code that options are within. Numbers of cards and people are none, and stay here. */
export const holdsOneCode = ({ type, format }: JsonSchema): boolean =>
  format === undefined && ![type].flat().some((one) => NO_CODE.includes(one))

const NO_CODE: readonly unknown[] = ['array', 'object', 'boolean']
