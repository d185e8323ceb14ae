import type { Report } from '../language/diagnostic.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { uiOptionOf } from '../widgets/options.ts'
import { ITEM } from '../json/path-values.ts'
import { byPath, fieldAt, itemOf, membersOf } from './all-fields.ts'
import type { Field, FormPlan, Shape } from './form-plan.ts'
import type { WidgetDeclaration } from '../widgets/declaration.ts'
import { widgets } from '../widgets/widgets.ts'
import { isHidden, isWidgetName } from './widget-of.ts'

/**
 * Checks that each field of a form has a control that gives its value (docs/decisions/0020). Reports, by the keyword or
 * the widget, the fields that have none, and marks them: a line stands in their place.
 * @param pointer to the form's schema
 * @returns whether the form can be shown: false if its root has no control
 */
export const checkShowable = (
  { root, fields }: FormPlan,
  pointer: string,
  report: Report,
): boolean => {
  const reported = new Set<string>()
  for (const declared of [[root], ...byPath(fields)]) {
    const [field = root] = declared
    if (field.refused !== undefined) continue
    const reason = reasonFor(field, declared.flatMap(shapesOf))
    if (reason === undefined) continue
    if (!reported.has(field.pointer)) report('not-showable', pointer + field.pointer, reason)
    reported.add(field.pointer)
    for (const one of declared) one.refused = reason
  }
  // A list whose items cannot be shown is one line, not a line for each item, and so is an object with such free members.
  for (const field of [root, ...fields].toReversed()) {
    const item = itemOf(field)
    if (item?.refused !== undefined && field.refused === undefined) field.refused = item.refused
  }
  return root.refused === undefined
}

/**
 * Tells whether a form cannot be filled in: a field that every value of it needs cannot be shown. One that is optional,
 * or needed under a condition or in a row alone, leaves the other ways open.
 */
export const isUnfillable = ({ root, fields }: FormPlan): boolean =>
  fields.some(
    ({ refused, path }) =>
      refused !== undefined &&
      path.every((token, index) => {
        const around = token === ITEM ? undefined : fieldAt(root, path.slice(0, index + 1))
        return around?.isRequired === true && around.conditions.length === 0
      }),
  )

/** Returns the keyword or the widget for which a field can't be shown. */
const reasonFor = (field: Field, shapes: readonly Shape[]): string | undefined => {
  const named = uiOptionOf(field.ui, 'widget')
  const widget = typeof named === 'string' ? named : ''
  const has = (test: (schema: JsonSchema) => unknown) => shapes.some(({ schema }) => test(schema))
  const isA = (name: string) => has(({ type }) => [type].flat().includes(name))
  const isRoot = field.path.length === 0
  if (isHidden(field.widget)) return undefined
  if (isRoot && (isA('object') || membersOf(field).size > 0)) return undefined
  if (isRoot || !has((schema) => KINDS.some((keyword) => keyword in schema))) return 'type'
  const items = shapes.flatMap((shape) => itemOf(shape) ?? shape.tuple ?? [])
  if (isA('array') && !widget && !field.computed && items.length === 0) return 'items'
  const declared = isWidgetName(widget) ? widgets[widget] : undefined
  const fits =
    !isList(declared) ||
    (isA('array') &&
      (!declared.isOfObjects || items.every(({ schema: { type } }) => type === 'object')) &&
      (widget !== 'table' || items.some((item) => membersOf(item).size > 0)))
  return fits && widget !== 'password' ? undefined : `ui:widget ${widget}`
}

const shapesOf = (shape: Shape): Shape[] =>
  shape.parts.length === 0
    ? [shape]
    : [shape, ...shape.parts.flatMap((part) => shapesOf(part.shape))]

/** Keywords that tell the kind of a value. */
const KINDS = ['type', 'properties', 'enum', 'const', 'oneOf', 'anyOf', 'allOf']

/** Tells whether the value of a widget is a list and nothing else. */
const isList = (widget: WidgetDeclaration | undefined): widget is WidgetDeclaration =>
  widget?.isOfObjects === true || widget?.types?.join() === 'array'
