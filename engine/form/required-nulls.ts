import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import { applies } from './applicability.ts'
import type { FormPlan } from './form-plan.ts'
import { takesNull } from './nullable.ts'
import { isAbsent } from './optional-groups.ts'
import { declaredParts, resolved, type DeclaredPart } from './schema-parts.ts'

/**
 * Returns the values of a form as they are handed in: a required member that may be null, and that the customer has left empty, is
 * null, whether it was touched or not. So is a group that may be null, as a member or as an item, of which nothing is left. Of
 * alternatives of which none is told by its values, nothing is filled in, nor where a condition reads the member: to JSON Schema,
 * null is a value.
 * @returns the same object where nothing changes
 */
export const withRequiredNulls = ({ schema, fields }: FormPlan, data: unknown): unknown =>
  fields.some((field) => field.takesNull) ? filled([schema], data, schema) : data

const filled = (declared: readonly JsonSchema[], value: unknown, root: JsonSchema): unknown => {
  const found = declared.map((schema) => applying(schema, value, root))
  const schemas = found.flatMap(({ schemas: own }) => own)
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) =>
      partFilled(
        schemas.flatMap(({ items: of }) => schemaOf(Array.isArray(of) ? of[index] : of)),
        item,
        root,
      ),
    )
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isJsonObject(value)) return value
  const declaredAs = (name: string): JsonSchema[] =>
    schemas.flatMap(({ properties }) =>
      isJsonObject(properties) && Object.hasOwn(properties, name) ? schemaOf(properties[name]) : [],
    )
  const isRead = (name: string): boolean => found.some(({ reads }) => reads(name))
  const required = schemas.flatMap(({ required: names }) =>
    Array.isArray(names) ? names.map(String) : [],
  )
  const nulls = required.filter(
    (name) =>
      !isRead(name) && (value[name] ?? undefined) === undefined && areNull(declaredAs(name), root),
  )
  const members = Object.entries(value).map(
    ([name, member]) =>
      [name, isRead(name) ? member : partFilled(declaredAs(name), member, root)] as const,
  )
  const after = Object.fromEntries([...members, ...nulls.map((name) => [name, null] as const)])
  return Object.keys(after).every(
    (name) => Object.hasOwn(value, name) && after[name] === value[name],
  )
    ? value
    : after
}

/** A member or an item: a group that may be null is null where nothing of it is filled in. */
const partFilled = (declared: readonly JsonSchema[], value: unknown, root: JsonSchema): unknown =>
  isJsonObject(value) && isAbsent(value) && areNull(declared, root)
    ? null
    : filled(declared, value, root)

/** Tells whether all declarations of a value let it be null. */
const areNull = (declared: readonly JsonSchema[], root: JsonSchema): boolean =>
  declared.length > 0 && declared.every((one) => takesNull(one, root))

const schemaOf = (part: unknown): JsonSchema[] => (isJsonObject(part) ? [part] : [])

/** The declarations that certainly apply to a value, and the members that a condition of any of them reads. */
interface Applying {
  schemas: readonly JsonSchema[]
  reads: (name: string) => boolean
}

const applying = (declared: JsonSchema, value: unknown, root: JsonSchema, depth = 0): Applying => {
  const { schema } = resolved(declared, root, '')
  const parts = depth < LIMITS.depth ? declaredParts(schema, '', root) : []
  const below = parts.map((part) => ({
    part,
    found: applying(part.declared, value, root, depth + 1),
  }))
  return {
    schemas: [
      schema,
      ...below.flatMap(({ part, found }) => (isCertain(part, parts, value) ? found.schemas : [])),
    ],
    reads: (name) =>
      below.some(
        ({ part: { condition }, found }) =>
          (condition !== undefined && condition.reads?.has(name) !== false) || found.reads(name),
      ),
  }
}

const isCertain = (
  { condition }: DeclaredPart,
  parts: readonly DeclaredPart[],
  value: unknown,
): boolean => {
  if (!condition) return true
  if (!applies(condition, value)) return false
  return (
    condition.kind !== 'branch' ||
    parts.every(
      ({ condition: other }) =>
        other === condition ||
        other?.kind !== 'branch' ||
        other.keyword !== condition.keyword ||
        !applies(other, value),
    )
  )
}
