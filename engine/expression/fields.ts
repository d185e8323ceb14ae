import { formFields, titleOf, type FormField, type FormShape } from '../form/form-fields.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import { OPTIONS } from '../language/words.ts'
import { EXPRESSION_LIMITS } from '../language/limits.ts'

/** A rule between fields: where `holds` is false, the message stands at the field. */
export interface Rule {
  holds: string
  message: string
}

/** Something of the uiSchema with the JSON pointer to it. */
type Placed<Value> = Value & { pointer: string }

/** A field with expressions. */
export interface ExpressionField extends Pick<FormField, 'path' | 'schema'> {
  title: string
  computed?: Placed<{ source: string }>
  rules: readonly Placed<Rule>[]
}

/** The fields of a form that have expressions, as far as these are well formed, in the order of the uiSchema. */
export const expressionFields = (form: FormShape): ExpressionField[] => {
  let count = 0
  return formFields(form).flatMap((field): ExpressionField[] => {
    const { path, schema, ui } = field
    const options = isJsonObject(ui['ui:options']) ? ui['ui:options'] : {}
    const pointer = pointerTo(field.pointer, 'ui:options')
    const { [OPTIONS.computed]: source, [OPTIONS.rules]: listed } = options
    const computed = typeof source === 'string' && {
      source,
      pointer: pointerTo(pointer, OPTIONS.computed),
    }
    const rules = (Array.isArray(listed) ? listed : []).flatMap((rule: unknown, index) =>
      isRule(rule) ? [{ ...rule, pointer: pointerTo(pointer, OPTIONS.rules, index) }] : [],
    )
    count += rules.length + Number(computed !== false)
    if ((!computed && rules.length === 0) || count > EXPRESSION_LIMITS.count) return []
    return [{ path, schema, title: titleOf(field), rules, ...(computed && { computed }) }]
  })
}

/** Whether a value is a rule as it should be. */
export const isRule = (value: unknown): value is Rule =>
  isJsonObject(value) && typeof value.holds === 'string' && typeof value.message === 'string'
