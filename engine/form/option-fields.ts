import { formFields, type FormField, type FormShape } from './form-fields.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { optionScopeOf, type DeclaredScope } from './option-scope.ts'
import { uiOptionsOf } from '../language/options.ts'

/** A field whose choices the server has. */
export interface OptionField extends FormField {
  scope: DeclaredScope
}

/** The fields of a form whose choices the server has, without those that name no source. */
export const optionFields = (form: FormShape): OptionField[] =>
  formFields(form).flatMap((field) => {
    const options = uiOptionsOf(field.ui)
    const scope = optionScopeOf(options.widget, options)
    return scope === undefined || scope === 'unknown' ? [] : [{ ...field, scope }]
  })

/** A field whose choices are within what the field beside it is answered with. */
export interface NarrowedField extends OptionField {
  scope: DeclaredScope & { field: string }
}

/** The fields of a form whose choices another field narrows. */
export const narrowedFields = (form: FormShape): NarrowedField[] =>
  optionFields(form).filter((one): one is NarrowedField => one.scope.field !== undefined)

/** Whether an answer can be one code that choices are within. Numbers of cards and people are none, and stay here. */
export const holdsOneCode = ({ type, format }: JsonSchema): boolean =>
  format === undefined && ![type].flat().some((one) => NO_CODE.includes(one))

const NO_CODE: readonly unknown[] = ['array', 'object', 'boolean']
