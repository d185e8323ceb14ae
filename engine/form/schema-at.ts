import { ITEM, type Path } from '../json/path-values.ts'
import { atPointer } from '../json/pointer.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'

const BRANCHES = ['allOf', 'anyOf', 'oneOf'] as const
const CONDITIONAL = ['then', 'else'] as const
const DEPENDENT = ['dependencies', 'dependentSchemas'] as const

/** What a schema says of an object's members, whatever branch says it; the first one counts. */
export const membersOf = (schema: JsonSchema, root: JsonSchema): Map<string, JsonSchema> => {
  const members = new Map<string, JsonSchema>()
  const visit = (part: unknown, depth: number): void => {
    if (!isJsonObject(part) || depth > LIMITS.depth) return
    const { properties } = resolved(part, root)
    if (isJsonObject(properties))
      for (const [name, member] of Object.entries(properties))
        if (isJsonObject(member) && !members.has(name)) members.set(name, resolved(member, root))
    for (const branch of branchesOf(resolved(part, root))) visit(branch, depth + 1)
  }
  visit(schema, 1)
  return members
}

/** The schema of a list's items; undefined where they aren't all alike. */
export const itemsOf = ({ items }: JsonSchema, root: JsonSchema): JsonSchema | undefined =>
  isJsonObject(items) ? resolved(items, root) : undefined

/** Whether a schema has what a path leads to whatever is answered: no condition and no branch decides. */
export const isAlwaysThere = (path: Path, root: JsonSchema): boolean => {
  let at: unknown = root
  for (const token of path) {
    if (!isJsonObject(at)) return false
    const schema = resolved(at, root)
    const members = isJsonObject(schema.properties) ? schema.properties : {}
    at = token === ITEM ? schema.items : members[token]
  }
  return at !== undefined
}

const branchesOf = (schema: JsonSchema): unknown[] => [
  ...BRANCHES.flatMap((keyword) => (Array.isArray(schema[keyword]) ? schema[keyword] : [])),
  ...CONDITIONAL.map((keyword) => schema[keyword]),
  ...DEPENDENT.flatMap((keyword) =>
    isJsonObject(schema[keyword]) ? Object.values(schema[keyword]) : [],
  ),
]

/** The schema that a reference leads to, or the schema itself. */
export const resolved = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
  let found = schema
  for (let hops = 0; typeof found.$ref === 'string' && hops < LIMITS.depth; hops += 1) {
    const target = atPointer(root, found.$ref.slice(1))
    if (!isJsonObject(target)) return found
    found = target
  }
  return found
}
