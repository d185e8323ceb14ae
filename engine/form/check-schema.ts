import { isReadable } from '../validation/condition.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import { checkReferences, type SubSchema } from './check-references.ts'
import type { Report } from '../language/diagnostic.ts'
import { checkKeyword, isTextList } from './keyword-checks.ts'

/** Keywords with schemas within: one, a list, one or a list, or an object of them. */
const HOLDERS: ReadonlyMap<string, 'one' | 'list' | 'oneOrList' | 'named' | 'definitions'> =
  new Map([
    ['contains', 'one'],
    ['additionalItems', 'one'],
    ['additionalProperties', 'one'],
    ['unevaluatedItems', 'one'],
    ['unevaluatedProperties', 'one'],
    ['propertyNames', 'one'],
    ['not', 'one'],
    ['if', 'one'],
    ['then', 'one'],
    ['else', 'one'],
    ['items', 'oneOrList'],
    ['allOf', 'list'],
    ['anyOf', 'list'],
    ['oneOf', 'list'],
    ['prefixItems', 'list'],
    ['properties', 'named'],
    ['patternProperties', 'named'],
    ['dependencies', 'named'],
    ['dependentSchemas', 'named'],
    ['definitions', 'definitions'],
    ['$defs', 'definitions'],
  ])

/**
 * Checks a schema from a definition before anything renders or validates with it: its keywords, its
 * references, its patterns and its size (docs/decisions/0004-limits.md). Reports diagnostics and
 * returns whether the schema can be used.
 * @param each is called with every schema within, the root included
 */
export const checkSchema = (
  root: JsonSchema,
  rootPointer: string,
  report: Report,
  each?: (part: SubSchema) => void,
): boolean => {
  let usable = true
  const inside = new Map<JsonSchema, SubSchema[]>()
  const refuse: Report = (...diagnostic) => {
    usable = false
    report(...diagnostic)
  }

  const visit = (
    schema: unknown,
    pointer: string,
    depth: number,
    above: SubSchema[],
    isDefinition = false,
  ): void => {
    if (typeof schema === 'boolean' || inside.size > LIMITS.schemas) return
    if (!isJsonObject(schema)) return refuse('invalid-schema', pointer, '应为对象')
    if (depth > LIMITS.depth) return refuse('too-deep', pointer)
    const within: SubSchema[] = []
    inside.set(schema, within)
    above.push({ schema, pointer, isDefinition })
    each?.({ schema, pointer, isDefinition })
    for (const [keyword, value] of Object.entries(schema)) {
      if (value === undefined) continue
      const at = pointerTo(pointer, keyword)
      checkKeyword({ keyword, value, pointer: at, refuse, report })
      visitWithin(keyword, value, at, depth + 1, within)
    }
  }

  const visitWithin = (
    keyword: string,
    value: unknown,
    pointer: string,
    depth: number,
    within: SubSchema[],
  ): void => {
    const holds = HOLDERS.get(keyword)
    if (holds === undefined) return
    if (holds === 'one' || (holds === 'oneOrList' && !Array.isArray(value)))
      return visit(value, pointer, depth, within)
    if (holds === 'list' || holds === 'oneOrList') {
      if (!Array.isArray(value)) return refuse('invalid-schema', pointer, `${keyword} 应为列表`)
      return value.forEach((item, index) => visit(item, pointerTo(pointer, index), depth, within))
    }
    if (!isJsonObject(value)) return refuse('invalid-schema', pointer, `${keyword} 应为对象`)
    for (const [name, item] of Object.entries(value))
      if (!(keyword === 'dependencies' && isTextList(item)))
        visit(item, pointerTo(pointer, name), depth, within, holds === 'definitions')
  }

  visit(root, rootPointer, 1, [])
  if (inside.size > LIMITS.schemas) refuse('too-many-schemas', rootPointer)
  if (usable) checkReferences(root, rootPointer, inside, refuse)
  if (usable && !isReadable(root))
    refuse('invalid-schema', rootPointer, '含有无法解析的 $id 或 $ref')
  return usable
}
