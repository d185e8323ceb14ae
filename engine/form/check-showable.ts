import { isJsonObject } from '../json/object.ts'
import type { Report } from '../language/diagnostic.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { uiOptionOf } from '../language/options.ts'
import { byPath, itemOf, membersOf } from './all-fields.ts'
import type { Field, FormPlan, Shape } from './form-plan.ts'

/**
 * Checks that each field of a form has a control that gives its value (docs/decisions/0020). Reports, by the keyword or
 * the widget, the fields that have none, and returns whether the form can be shown.
 * @param pointer to the form's schema
 */
export const checkShowable = (
  { root, fields }: FormPlan,
  pointer: string,
  report: Report,
): boolean => {
  const refused = new Set<string>()
  for (const declared of [[root], ...byPath(fields)]) {
    const [field = root] = declared
    const reason = reasonFor(field, declared.flatMap(shapesOf))
    if (reason !== undefined && !refused.has(field.pointer))
      report('not-showable', pointer + field.pointer, reason)
    if (reason !== undefined) refused.add(field.pointer)
  }
  return refused.size === 0
}

/** Returns the keyword or the widget for which a field can't be shown. */
const reasonFor = (field: Field, shapes: readonly Shape[]): string | undefined => {
  const named = uiOptionOf(field.ui, 'widget')
  const widget = typeof named === 'string' ? named : ''
  const has = (test: (schema: JsonSchema) => unknown) => shapes.some(({ schema }) => test(schema))
  const isA = (name: string) => has(({ type }) => [type].flat().includes(name))
  const isRoot = field.path.length === 0
  if (widget === 'hidden') return undefined
  if (has(takesNames)) return 'additionalProperties'
  if (isRoot && (isA('object') || membersOf(field).size > 0)) return undefined
  if (isRoot || !has((schema) => KINDS.some((keyword) => keyword in schema))) return 'type'
  if (has(({ format }) => format === 'data-url')) return 'data-url'
  const items = shapes.flatMap((shape) => itemOf(shape) ?? shape.tuple ?? [])
  if (isA('array') && !widget && !field.computed && items.length === 0) return 'items'
  const fits =
    !LISTS.test(widget) ||
    (isA('array') &&
      (!OF_OBJECTS.test(widget) || items.every(({ schema: { type } }) => type === 'object')) &&
      (widget !== 'table' || items.some((item) => membersOf(item).size > 0)))
  return fits && widget !== 'password' ? undefined : `ui:widget ${widget}`
}

const shapesOf = (shape: Shape): Shape[] =>
  shape.parts.length === 0
    ? [shape]
    : [shape, ...shape.parts.flatMap((part) => shapesOf(part.shape))]

/** Keywords that tell the kind of a value. */
const KINDS = ['type', 'properties', 'enum', 'const', 'oneOf', 'anyOf', 'allOf']

/** Widgets whose value is a list, and those of a list of objects. */
const LISTS = /^(records|upload|signature|table|dateRange|region|checkbox(es|Cards))$/
const OF_OBJECTS = /^(upload|signature|table)$/

/** Tells whether an object takes members of any name: the customer would have to name them. */
const takesNames = ({ additionalProperties, patternProperties }: JsonSchema): boolean =>
  [additionalProperties, patternProperties].some(
    (schemas) => isJsonObject(schemas) && Object.keys(schemas).length > 0,
  )
