import { formFields, type FormShape } from '../form-fields.ts'
import { isJsonObject, pointerTo, type JsonSchema } from '../json-schema.ts'
import { OPTIONS } from '../vocabulary.ts'
import { EXPRESSION_LIMITS } from './problem.ts'
import type { Path } from './schema-at.ts'

/** What a form's definition holds that matters here. */
export type ExpressionForm = FormShape

/** A rule between fields: where `holds` is false, the message stands at the field. */
export interface Rule {
  holds: string
  message: string
}

/** Something of the uiSchema with the JSON pointer to it. */
type Placed<Value> = Value & { pointer: string }

/** A field with expressions. */
export interface ExpressionField {
  path: Path
  schema: JsonSchema
  computed?: Placed<{ source: string }>
  rules: readonly Placed<Rule>[]
}

/** The fields of a form that have expressions, as far as these are well formed, in the order of the uiSchema. */
export const expressionFields = (form: ExpressionForm): ExpressionField[] => {
  let count = 0
  return formFields(form).flatMap(({ path, schema, ui, pointer }): ExpressionField[] => {
    const options = isJsonObject(ui['ui:options']) ? ui['ui:options'] : {}
    const { [OPTIONS.computed]: source, [OPTIONS.rules]: listed } = options
    const at = (...tokens: (string | number)[]) => pointerTo(pointer, 'ui:options', ...tokens)
    const computed = typeof source === 'string' && { source, pointer: at(OPTIONS.computed) }
    const rules = (Array.isArray(listed) ? listed : []).flatMap((rule: unknown, index) =>
      isRule(rule) ? [{ ...rule, pointer: at(OPTIONS.rules, index) }] : [],
    )
    count += rules.length + Number(computed !== false)
    if ((!computed && rules.length === 0) || count > EXPRESSION_LIMITS.count) return []
    return [{ path, schema, rules, ...(computed && { computed }) }]
  })
}

/** Whether a value is a rule as it should be. */
export const isRule = (value: unknown): value is Rule =>
  isJsonObject(value) && typeof value.holds === 'string' && typeof value.message === 'string'
