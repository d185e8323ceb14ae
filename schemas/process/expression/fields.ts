import type { FormContent } from '../content.ts'
import { isJsonObject, pointerTo, type JsonSchema } from '../json-schema.ts'
import { OPTIONS } from '../vocabulary.ts'
import { EXPRESSION_LIMITS } from './problem.ts'
import { ITEM, itemsOf, membersOf, resolved, type Path } from './schema-at.ts'

/** What a form's definition holds that matters here. */
export type ExpressionForm = Pick<FormContent, 'schema'> & Partial<Pick<FormContent, 'uiSchema'>>

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
export const expressionFields = ({ schema, uiSchema = {} }: ExpressionForm): ExpressionField[] => {
  const fields: ExpressionField[] = []
  let count = 0
  const visit = (ui: Record<string, unknown>, inner: JsonSchema, path: Path, pointer: string) => {
    const options = isJsonObject(ui['ui:options']) ? ui['ui:options'] : {}
    const { [OPTIONS.computed]: source, [OPTIONS.rules]: listed } = options
    const at = (...tokens: (string | number)[]) => pointerTo(pointer, 'ui:options', ...tokens)
    const computed = typeof source === 'string' && { source, pointer: at(OPTIONS.computed) }
    const rules = (Array.isArray(listed) ? listed : []).flatMap((rule: unknown, index) =>
      isRule(rule) ? [{ ...rule, pointer: at(OPTIONS.rules, index) }] : [],
    )
    count += rules.length + Number(computed !== false)
    // An item that is no object has no name to be written to.
    const isNamed = typeof path.at(-1) === 'string'
    if (isNamed && (computed || rules.length > 0) && count <= EXPRESSION_LIMITS.count)
      fields.push({ path, schema: inner, rules, ...(computed && { computed }) })
    const members = membersOf(inner, schema)
    for (const [name, child] of Object.entries(ui)) {
      if (name.startsWith('ui:') || !isJsonObject(child)) continue
      const member = members.get(name)
      const item = name === 'items' ? itemsOf(inner, schema) : undefined
      if (member) visit(child, member, [...path, name], pointerTo(pointer, name))
      else if (item) visit(child, item, [...path, ITEM], pointerTo(pointer, name))
    }
  }
  visit(uiSchema, resolved(schema, schema), [], '')
  return fields
}

/** Whether a value is a rule as it should be. */
export const isRule = (value: unknown): value is Rule =>
  isJsonObject(value) && typeof value.holds === 'string' && typeof value.message === 'string'
