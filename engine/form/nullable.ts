import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import { resolved } from './schema-parts.ts'

/** Tells whether null is a value of a field, however that is spelled. */
export const takesNull = (declared: JsonSchema, root: JsonSchema): boolean =>
  nullIn(declared, root, new Map()) === true

/**
 * Returns whether a schema names null among its kinds of values; undefined where it names none. All parts of a value say so that
 * name any: one that names other kinds refuses null.
 * @param known the schemas that were looked at; one that encloses itself says nothing there
 */
const nullIn = (
  declared: JsonSchema,
  root: JsonSchema,
  known: Map<JsonSchema, boolean | undefined>,
): boolean | undefined => {
  if (known.has(declared) || known.size > LIMITS.enumItems) return known.get(declared)
  known.set(declared, undefined)
  const { schema } = resolved(declared, root, '')
  const { type, const: fixed, enum: options, oneOf, anyOf, allOf } = schema
  const verdicts = (branches: unknown) =>
    Array.isArray(branches)
      ? branches.filter(isJsonObject).map((one) => nullIn(one, root, known))
      : []
  const named = KINDS.some((keyword) => keyword in schema)
    ? [
        [type].flat().includes('null') ||
          fixed === null ||
          (Array.isArray(options) && options.includes(null)) ||
          verdicts(oneOf).includes(true) ||
          verdicts(anyOf).includes(true),
      ]
    : []
  const all = [...named, ...verdicts(allOf).filter((one) => one !== undefined)]
  const verdict = all.length > 0 ? all.every(Boolean) : undefined
  known.set(declared, verdict)
  return verdict
}

const KINDS = ['type', 'const', 'enum', 'oneOf', 'anyOf']

/**
 * Takes the members that may be null out of `required`. Null satisfies that keyword, and an empty value is null or missing,
 * which are the same here: the customer may leave such a field empty. Conditions still ask for a value.
 * @returns the same object where nothing changes
 */
export const withNullsOptional = (schema: JsonSchema): JsonSchema => relaxed(schema, {}, schema)

/** @param around the members that enclosing schemas of the same object declare */
const relaxed = (
  schema: JsonSchema,
  around: Readonly<Record<string, unknown>>,
  root: JsonSchema,
): JsonSchema => {
  const own = isJsonObject(schema.properties) ? schema.properties : {}
  const members = { ...around, ...own }
  const mayBeNull = (name: unknown): boolean => {
    const member = typeof name === 'string' && Object.hasOwn(members, name) && members[name]
    return isJsonObject(member) && takesNull(member, root)
  }
  const each = (value: unknown, known: Readonly<Record<string, unknown>>): unknown => {
    if (isJsonObject(value)) return relaxed(value, known, root)
    return Array.isArray(value)
      ? same(
          value,
          value.map((one: unknown) => each(one, known)),
        )
      : value
  }
  const changed = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'required' && Array.isArray(value)) {
      const kept = value.filter((name) => !mayBeNull(name))
      return [keyword, kept.length === value.length ? value : kept]
    }
    if (SAME_OBJECT.has(keyword)) return [keyword, each(value, members)]
    if (OTHERS.has(keyword)) return [keyword, each(value, {})]
    if (!NAMED.has(keyword) || !isJsonObject(value)) return [keyword, value]
    const known = keyword.startsWith('depend') ? members : {}
    const parts = Object.entries(value).map(([name, part]) => [name, each(part, known)] as const)
    const isSame = parts.every(([name, part]) => part === value[name])
    return [keyword, isSame ? value : Object.fromEntries(parts)]
  })
  return changed.every(([keyword, value]) => value === schema[keyword])
    ? schema
    : Object.fromEntries(changed)
}

/** Keywords whose schemas describe the same object, and demand members that are declared elsewhere. */
const SAME_OBJECT = new Set(['allOf', 'then', 'else'])
/** Keywords whose schemas describe other values; an alternative is told by what it requires of the members around it. */
const OTHERS = new Set(['items', 'additionalItems', 'additionalProperties', 'oneOf', 'anyOf'])
/** Keywords whose value is schemas by names; a list of names in `dependencies` demands a value, and stays. */
const NAMED = new Set([
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependencies',
  'dependentSchemas',
])

const same = (before: readonly unknown[], after: unknown[]): readonly unknown[] =>
  after.every((one, index) => one === before[index]) ? before : after
