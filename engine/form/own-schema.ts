import { isJsonObject } from '../json/object.ts'
import { isSameJson } from '../json/same.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import { alternativesOf, isConstant, resolved } from './schema-parts.ts'

/*
 * One value may be described in many spellings: written out, by a reference, within allOf, or as a union with null. Its widget, its
 * text and the reading of what is typed follow from the schema as it is written out, so that all spellings are one field.
 */

/**
 * The schema of a value as if it were written out: references followed, allOf merged where keywords do not contradict each other,
 * the only alternative besides null in place of a union, and options in place of references to them. Null itself is left out: a
 * field that may be null is empty then (`takesNull`). The members of a group stay where they are declared.
 */
export const ownSchema = (declared: JsonSchema, root: JsonSchema, depth = 0): JsonSchema => {
  const known = remembered.get(root) ?? new Map<JsonSchema, JsonSchema>()
  remembered.set(root, known)
  const found = known.get(declared)
  if (found) return found
  const { schema } = resolved(declared, root, '')
  // A schema that encloses itself is as it stands.
  known.set(declared, schema)
  const own = depth > LIMITS.depth ? schema : writtenOut(schema, root, depth + 1)
  known.set(declared, own)
  return own
}

const remembered = new WeakMap<JsonSchema, Map<JsonSchema, JsonSchema>>()

const writtenOut = (schema: JsonSchema, root: JsonSchema, depth: number): JsonSchema => {
  const written = (part: JsonSchema) => ownSchema(part, root, depth)
  const { allOf, ...others } = schema
  let own = others
  for (const keyword of ['anyOf', 'oneOf']) {
    const { [keyword]: _, ...rest } = own
    const branches = alternativesOf(schema[keyword])
    const meant = branches.map(written)
    const [declared] = branches
    const [only] = meant
    if (isOptions(meant)) own = { ...rest, [keyword]: meant }
    else if (declared && only && meant.length === 1) own = merged(rest, only, declared)
  }
  for (const part of Array.isArray(allOf) ? allOf.filter(isJsonObject) : [])
    own = merged(own, written(part), part)
  const { type, items } = own
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : []
  if (types.length > 0) own = { ...own, type: types.length === 1 ? types[0] : types }
  const item = isJsonObject(items) ? written(items) : undefined
  if (item !== items && item && !isContainer(item)) own = { ...own, items: item }
  return own === others && allOf === undefined ? schema : own
}

/**
 * Merges a schema with one that describes the same value. The outer keyword counts where both have it; of other words than those
 * for people, the inner one is kept as a part.
 */
const merged = (whole: JsonSchema, part: JsonSchema, declared: JsonSchema): JsonSchema => {
  const { allOf: parts = [], ...outer } = whole as JsonSchema & { allOf?: readonly JsonSchema[] }
  const entries = Object.entries(part)
  const said = entries.filter(([keyword, value]) => !STRUCTURE.has(keyword) || isOptions(value))
  const others = said.filter(
    ([keyword, value]) =>
      keyword in outer && !FOR_PEOPLE.has(keyword) && !isSameJson(outer[keyword], value),
  )
  const rest =
    said.length < entries.length
      ? [declared]
      : others.length > 0
        ? [Object.fromEntries(others)]
        : []
  const kept = [...parts, ...rest]
  return { ...Object.fromEntries(said), ...outer, ...(kept.length > 0 && { allOf: kept }) }
}

/** Keywords that describe members, conditions, or that belong together with others: they stay where they are. */
const STRUCTURE = new Set(
  (
    'properties required additionalProperties patternProperties propertyNames if then else allOf anyOf oneOf ' +
    'dependencies dependentSchemas dependentRequired contains minContains maxContains definitions $defs'
  ).split(' '),
)

const FOR_PEOPLE = new Set(['title', 'description', 'default', 'examples', '$comment'])

const isOptions = (branches: unknown): boolean =>
  Array.isArray(branches) && branches.length > 0 && branches.every(isConstant)

const isContainer = ({ type, properties }: JsonSchema): boolean =>
  type === 'object' || type === 'array' || properties !== undefined
