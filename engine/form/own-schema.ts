import { isJsonObject } from '../json/object.ts'
import { isSameJson } from '../json/same.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { forbidsValues, listsValues, withSharedOptions } from './option-sets.ts'
import { alternativesOf, isConstant, isOptions, resolved } from './schema-parts.ts'

/*
 * One value may be described in many spellings: written out, by a reference, within allOf, or as a union with null. Its widget, its
 * text and the reading of what is typed follow from the schema as it is written out, so that all spellings are one field.
 */

/**
 * The schema of a value as if it were written out: references followed, allOf merged where keywords do not contradict each other,
 * the only alternative besides null in place of a union, and options in place of references to them. Of two limits the narrower is
 * the schema's own, and of several lists of values what they share and nothing forbids. Null itself is left out: a field that may
 * be null is empty then (`takesNull`). The members of a group stay where they are declared.
 */
export const ownSchema = (declared: JsonSchema, root: JsonSchema): JsonSchema => {
  const known = remembered.get(root) ?? new Map<JsonSchema, JsonSchema>()
  remembered.set(root, known)
  const found = known.get(declared)
  if (found) return found
  const { schema } = resolved(declared, root, '')
  // A schema that encloses itself is as it stands.
  known.set(declared, schema)
  const own = writtenOut(schema, root)
  known.set(declared, own)
  return own
}

const remembered = new WeakMap<JsonSchema, Map<JsonSchema, JsonSchema>>()

const writtenOut = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
  const { allOf, ...rest } = schema
  let own: Record<string, unknown> = rest
  const kept: JsonSchema[] = []
  const listing: JsonSchema[] = []
  const forbidding: JsonSchema[] = []
  const add = (part: JsonSchema): void => {
    const others: Record<string, unknown> = {}
    let isPlain = true
    for (const [keyword, value] of Object.entries(ownSchema(part, root))) {
      if (keyword === 'not' && forbidsValues(value)) forbidding.push({ not: value })
      if (isStructure(keyword, value)) isPlain = false
      else if (listsValues(keyword, value)) listing.push({ [keyword]: value })
      else if (!Object.hasOwn(own, keyword)) own[keyword] = value
      else if (keyword === 'items' && areValues(own.items, value))
        own.items = writtenOut({ allOf: [own.items, value] }, root)
      else if (!FOR_PEOPLE.test(keyword) && !isSameJson(own[keyword], value)) {
        const isNarrower = narrows(keyword, value, own[keyword])
        others[keyword] = isNarrower ? own[keyword] : value
        if (isNarrower) own[keyword] = value
      }
    }
    if (!isPlain) kept.push(part)
    else if (Object.keys(others).length > 0) kept.push(others)
  }
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = alternativesOf(schema[keyword])
    const meant = branches.map((branch) => ownSchema(branch, root))
    const [only] = branches
    if (isOptions(meant)) own[keyword] = meant
    else if (only && branches.length === 1) {
      delete own[keyword]
      add(only)
    }
  }
  if (Array.isArray(allOf)) allOf.filter(isJsonObject).forEach(add)
  const listed = listing.reduce((all, list) => ({ ...list, ...all }), own)
  const shared = withSharedOptions(listed, [...listing, ...forbidding])
  own = shared === undefined ? { ...listed } : { ...shared }
  // Lists that contradict each other stay, so that no value is valid.
  if (shared === undefined)
    kept.push(...listing.filter((list) => Object.keys(list).some((key) => list[key] !== own[key])))
  if (kept.length > 0) own.allOf = kept
  const { type, items } = own
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : []
  if (types.length > 0) own.type = types.length === 1 ? types[0] : types
  if (isJsonObject(items)) {
    const item = ownSchema(items, root)
    if (!isContainer(item)) own.items = item
  }
  return isSameJson(own, schema) ? schema : own
}

/** Tells whether the items of a list are values in both of its declarations, and no groups or lists. */
const areValues = (...items: readonly unknown[]): boolean =>
  items.every((item) => isJsonObject(item) && !isContainer(item))

/** Tells whether a limit leaves less than another one of the same keyword: it is the one that is shown. */
const narrows = (keyword: string, limit: unknown, than: unknown): boolean => {
  if (typeof limit !== 'number' || typeof than !== 'number') return false
  if (UPPER.test(keyword)) return limit < than
  return LOWER.test(keyword) && limit > than
}

const UPPER = /^(maximum|exclusiveMaximum|maxLength|maxItems|maxContains)$/
const LOWER = /^(minimum|exclusiveMinimum|minLength|minItems|minContains)$/

/** Tells whether a keyword is about members, parts or conditions: it stays where it is declared. */
const isStructure = (keyword: string, value: unknown): boolean =>
  !DATA.test(keyword) &&
  (isJsonObject(value) ||
    (Array.isArray(value) && value.some(isJsonObject) && !value.every(isConstant)))

/** The keywords whose values are data, and the items of a list, which are written out with it. */
const DATA = /^(items|enum|const|default|examples)$/

const FOR_PEOPLE = /^(title|description|default|examples)$/

const isContainer = ({ type, properties }: JsonSchema): boolean =>
  type === 'object' || type === 'array' || properties !== undefined
