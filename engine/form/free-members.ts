import { isForbiddenName } from '../json/forbidden-name.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'

/*
 * Free members: those of an object whose names the customer gives (`additionalProperties`, `patternProperties` and
 * `propertyNames` of JSON Schema).
 */

/** The schema of some free members. */
interface FreeMembers {
  /** The pattern of their names; without it, they are all others. */
  pattern?: string
  /** The tokens of the pointer to it, from the object's schema. */
  tokens: readonly string[]
  schema: JsonSchema
}

/**
 * Returns the schemas of an object's free members, in the order in which they count for a name; none if it has no such
 * members. `additionalProperties: true` beside declared members only allows values of others, and asks for none; of an
 * object that declares nothing it is a text for each name.
 */
export const freeMembersOf = (object: JsonSchema): readonly FreeMembers[] => {
  const { additionalProperties: others, patternProperties } = object
  const byPattern = isJsonObject(patternProperties)
    ? Object.entries(patternProperties).flatMap(([pattern, schema]): FreeMembers[] =>
        isJsonObject(schema) ? [{ pattern, tokens: ['patternProperties', pattern], schema }] : [],
      )
    : []
  const tokens = ['additionalProperties']
  if (isJsonObject(others) && Object.keys(others).length > 0)
    return [...byPattern, { tokens, schema: others }]
  const isOpen = others === true || isJsonObject(others)
  return isOpen && byPattern.length === 0 && !DECLARING.some((keyword) => keyword in object)
    ? [{ tokens, schema: { type: 'string' } }]
    : byPattern
}

/** The keywords by which an object declares its members. */
const DECLARING = ['properties', '$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependencies', 'enum']

/** Returns the schema of the free member of a name; of a name that none allows, the first one, and validation says so. */
export const freeMemberSchema = (object: JsonSchema, name: string): JsonSchema => {
  const all = freeMembersOf(object)
  const found = all.find(
    ({ pattern }) => pattern === undefined || new RegExp(pattern, 'u').test(name),
  )
  return (found ?? all[0])?.schema ?? {}
}

/** Returns the only names that free members can have, where `propertyNames` lists them. */
export const namesOf = ({ propertyNames: names }: JsonSchema): readonly string[] | undefined => {
  const { enum: listed } = isJsonObject(names) ? names : {}
  return Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : undefined
}

/** Returns a name as it can be given to another member: with a number where it is taken, or no name for a member. */
export const freeName = (typed: string, taken: Readonly<Record<string, unknown>>): string => {
  const isFree = (name: string) => !Object.hasOwn(taken, name) && !isForbiddenName(name)
  let name = typed
  for (let count = 1; !isFree(name); count += 1) name = `${typed}-${count}`
  return name
}
