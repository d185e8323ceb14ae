import type { JsonSchema } from '../language/json-schema.ts'
import type { Field, FormPlan } from './form-plan.ts'
import type { DeclaredScope } from './option-scope.ts'

/** A field with options from the server. */
export interface OptionField extends Field {
  scope: DeclaredScope
}

/** Returns the members of a form's objects with options from the server, without those that name no source. */
export const optionFields = ({ fields }: FormPlan): OptionField[] =>
  fields.filter((field): field is OptionField => field.name !== '' && field.scope !== undefined)

/** A field whose options are narrowed by the value of a sibling field. */
export interface NarrowedField extends OptionField {
  scope: DeclaredScope & { field: string }
}

/** The fields of a form whose options another field narrows. */
export const narrowedFields = (form: FormPlan): NarrowedField[] =>
  optionFields(form).filter((field): field is NarrowedField => field.scope.field !== undefined)

/** Tells whether a value can be one code that narrows options. Card and identity numbers are not sent as codes. */
export const holdsOneCode = ({ type, format }: JsonSchema): boolean =>
  format === undefined && ![type].flat().some((one) => NO_CODE.includes(one))

const NO_CODE: readonly unknown[] = ['array', 'object', 'boolean']
