import { isJsonObject } from '../json/object.ts'
import { atPointer } from '../json/pointer.ts'
import { isSameJson } from '../json/same.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'

/**
 * Writes a reference as a part of its schema where keywords beside it would hide those of the target: to the validators both
 * hold, and a form that knew one of them alone would ask for less than they do.
 */
export const withTargetAsPart = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
  const { $ref, ...beside } = schema
  if (typeof $ref !== 'string' || !hides(beside, $ref, root)) return schema
  const { allOf, ...others } = beside
  const parts: readonly unknown[] = Array.isArray(allOf) ? allOf : []
  return { ...others, allOf: [...parts, { $ref }] }
}

/** Tells whether a keyword stands beside a reference that its target has otherwise. */
const hides = (beside: JsonSchema, $ref: string, root: JsonSchema): boolean => {
  let reference: unknown = $ref
  for (let hops = 0; typeof reference === 'string' && hops < LIMITS.depth; hops += 1) {
    const target = reference === '#' ? root : atPointer(root, reference.slice(1))
    if (!isJsonObject(target) || isOtherKind(beside, target)) return false
    const keywords = Object.keys(beside).filter((keyword) => !FOR_PEOPLE.has(keyword))
    if (
      keywords.some((keyword) => keyword in target && !isSameJson(beside[keyword], target[keyword]))
    )
      return true
    reference = target.$ref
  }
  return false
}

/** Tells whether two schemas of one value have no type in common: no value is valid, whichever of them is known. */
const isOtherKind = ({ type: one }: JsonSchema, { type: other }: JsonSchema): boolean =>
  one !== undefined &&
  other !== undefined &&
  ![one].flat().some((type) => [other].flat().includes(type))

/** Keywords of which the outer one counts. */
const FOR_PEOPLE = new Set([
  'title',
  'description',
  'default',
  'examples',
  '$comment',
  'readOnly',
  'writeOnly',
  'deprecated',
  'definitions',
  '$defs',
])
