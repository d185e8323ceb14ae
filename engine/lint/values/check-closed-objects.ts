import { isJsonObject } from '../../json/object.ts'
import { pointerTo } from '../../json/pointer.ts'
import { declaredParts, resolved } from '../../form/schema-parts.ts'
import type { Report } from '../../language/diagnostic.ts'
import type { JsonSchema } from '../../language/json-schema.ts'
import { LIMITS } from '../../language/limits.ts'
import type { SchemaIndex } from '../schema-index.ts'

/** A declaration of one object among others, and the conditions that it stands under. */
interface Declaration {
  schema: JsonSchema
  pointer: string
  under: readonly string[]
}

/**
 * Reports objects that allow no members beside their own (`additionalProperties: false`) while another declaration of the same
 * object asks for more: JSON Schema does not count the members of `then`, `allOf`, … among those, so that whatever is filled in
 * is refused.
 */
export const checkClosedObjects = (
  root: JsonSchema,
  { all, isAddition }: SchemaIndex,
  pointer: string,
  report: Report,
): void => {
  if (![...all.values()].some(isClosed)) return
  const known = new Set<string>()
  for (const [at, schema] of all) {
    if (isAddition(at) || IN_CONDITION.test(at)) continue
    const declarations = declarationsOf(schema, at, root)
    for (const closed of declarations) {
      if (!isClosed(closed.schema)) continue
      for (const [place, words] of leftOut(closed, declarations)) {
        if (!known.has(place)) report('impossible-value', pointer + place, words)
        known.add(place)
      }
    }
  }
}

const isClosed = ({ additionalProperties }: JsonSchema): boolean => additionalProperties === false

/** Within a condition or a negation a closed object asks for nothing. */
const IN_CONDITION = /\/(?:if|not)\//

/** Returns all declarations of an object, those under a condition too; references are followed. */
const declarationsOf = (declared: JsonSchema, at: string, root: JsonSchema): Declaration[] => {
  const visit = (part: JsonSchema, place: string, under: readonly string[], depth: number) => {
    if (depth > LIMITS.depth) return []
    const { schema, pointer } = resolved(part, root, place)
    const found: Declaration[] = [{ schema, pointer, under }]
    for (const { declared: inner, pointer: to, condition } of declaredParts(schema, pointer, root))
      found.push(...visit(inner, to, condition ? [...under, condition.pointer] : under, depth + 1))
    return found
  }
  return visit(declared, at, [], 0)
}

/** Finds the members of other declarations that a closed one refuses whenever both apply. */
const leftOut = (
  { schema, under }: Declaration,
  all: readonly Declaration[],
): (readonly [pointer: string, words: string])[] => {
  const own = new Set(membersOf(schema).map(([name]) => name))
  const patterns = Object.keys(
    isJsonObject(schema.patternProperties) ? schema.patternProperties : {},
  )
  const isAllowed = (name: string) =>
    own.has(name) || patterns.some((pattern) => new RegExp(pattern, 'u').test(name))
  return all
    .filter((other) => isPrefix(under, other.under) || isPrefix(other.under, under))
    .flatMap((other) =>
      membersOf(other.schema).flatMap(([name, member]): (readonly [string, string])[] => {
        if (isAllowed(name)) return []
        const words = `“${titleOf(name, member)}”不在 additionalProperties 为 false 的那个 properties 中，填写后不能通过`
        return [[pointerTo(other.pointer, 'properties', name), words]]
      }),
    )
}

const membersOf = ({ properties }: JsonSchema): [string, unknown][] =>
  // A member that is false is refused by both.
  Object.entries(isJsonObject(properties) ? properties : {}).filter(
    ([, member]) => member !== false,
  )

const titleOf = (name: string, member: unknown): string =>
  isJsonObject(member) && typeof member.title === 'string' ? member.title : name

const isPrefix = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((condition, place) => condition === other[place])
