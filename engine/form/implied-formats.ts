import { periodKind } from '../formats/moment-patterns.ts'
import { isJsonObject } from '../json/object.ts'
import { atPointer } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { widgets } from '../widgets/widgets.ts'
import type { Field, FormPlan } from './form-plan.ts'
import { ownSchema } from './own-schema.ts'

/*
 * A widget that reads, shows and names its values by a format (money, a date, a phone number) implies it: a text of which the schema
 * says nothing else is validated by that format, so that a value that only looks like one is refused by both sides.
 */

/** Returns the formats that widgets imply, by the fields that have one: those of a text, and of the two ends of a period. */
export const impliedFormats = (fields: readonly Field[]): ReadonlyMap<Field, string> => {
  const found = new Map<Field, string>()
  for (const field of fields) {
    const { widget, isReadOnly, computed, item } = field
    if (isReadOnly || computed !== undefined) continue
    const [own] = widgets[widget].formats ?? []
    if (own !== undefined && isOpen(field)) found.set(field, own)
    if (widgets[widget].isPeriod && item && isOpen(item)) found.set(item, periodKind(item.schema))
  }
  return found
}

/** Tells whether the schema of a text leaves open which texts are valid. */
const isOpen = ({ schema }: Field): boolean =>
  schema.type === 'string' && !SAYING.some((keyword) => keyword in schema)

/** The keywords by which a schema says itself which texts are valid. */
const SAYING = ['format', 'pattern', 'enum', 'const', 'oneOf', 'anyOf', 'allOf', 'not', 'if']

/**
 * Returns the schema that a form's values satisfy, with the formats that widgets imply. A declaration that several fields share
 * has one if the widgets of all of them imply it.
 * @param implied by field, its format
 */
export const withImpliedFormats = (
  schema: JsonSchema,
  fields: readonly Field[],
  implied: ReadonlyMap<Field, string>,
): JsonSchema => {
  if (implied.size === 0) return schema
  const whole = structuredClone(schema)
  for (const [field, format] of implied) {
    const { pointer } = field
    const declared = atPointer(whole, pointer)
    const isShared = fields.every(
      (other) => other.pointer !== pointer || implied.get(other) === format,
    )
    if (!isJsonObject(declared) || !isShared) continue
    const { $ref, ...beside } = declared
    for (const keyword of Object.keys(declared)) delete declared[keyword]
    Object.assign(declared, beside, { format }, $ref !== undefined && { allOf: [{ $ref }] })
  }
  return whole
}

/** Returns the schema of a compiled form with the formats that its widgets imply, each member in its place. */
export const schemaWithFormats = ({ schema, fields }: FormPlan): JsonSchema => {
  const implied = fields.flatMap((field): [Field, string][] => {
    const { format } = field.schema
    const declared = atPointer(schema, field.pointer)
    const own = isJsonObject(declared) ? ownSchema(declared, schema).format : format
    return typeof format === 'string' && own === undefined ? [[field, format]] : []
  })
  return withImpliedFormats(schema, fields, new Map(implied))
}
