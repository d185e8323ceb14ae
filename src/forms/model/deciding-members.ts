import { keysRead } from '#engine/validation/condition.ts'
import { atPointer } from '#engine/json/pointer.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { JsonSchema } from '#engine/language/json-schema.ts'

/** The members of a form whose answers decide which members the form has: what its conditions and dependencies read. */
export const decidingMembers = (root: JsonSchema): ReadonlySet<string> => {
  const members = new Set<string>()
  const seen = new Set<unknown>()
  const add = (names: Iterable<string>) => {
    for (const name of names) members.add(name)
  }
  const visit = (part: unknown): void => {
    if (!isJsonObject(part) || seen.has(part)) return
    seen.add(part)
    const { $ref, allOf, then, else: otherwise } = part
    add(keysRead(part.if))
    if (typeof $ref === 'string') visit(atPointer(root, $ref.slice(1)))
    for (const keyword of ['dependencies', 'dependentSchemas', 'dependentRequired'] as const) {
      const dependencies = part[keyword]
      if (!isJsonObject(dependencies)) continue
      add(Object.keys(dependencies))
      for (const dependency of Object.values(dependencies)) {
        add(keysRead(dependency))
        visit(dependency)
      }
    }
    for (const below of [then, otherwise, ...(Array.isArray(allOf) ? allOf : [])]) visit(below)
    // How many answers there are depends on each of them.
    if (COUNTING.test(JSON.stringify(part.if ?? '')))
      add(Object.keys(isJsonObject(root.properties) ? root.properties : {}))
  }
  visit(root)
  return members
}

const COUNTING = /"(minProperties|maxProperties|patternProperties|propertyNames)":/
