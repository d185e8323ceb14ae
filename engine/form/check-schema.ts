import { HOLDERS } from '../drafts/sub-schemas.ts'
import { isJsonObject } from '../json/object.ts'
import { changeAt, pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import { isReadable } from '../validation/condition.ts'
import { checkReferences, type SubSchema } from './check-references.ts'
import { checkKeyword, isTextList } from './keyword-checks.ts'

/** A schema that was checked. */
export interface CheckedSchema {
  /** The schema with the title alone of each refused field; undefined if the schema as a whole is refused. */
  schema: JsonSchema | undefined
  /** JSON pointers, from the schema's root, to the fields and definitions that are refused. */
  refused: ReadonlySet<string>
}

/** The place of a schema within the one that is checked. */
interface Place {
  pointer: string
  depth: number
  /** The pointer to the innermost field or definition around it: what is refused with it. */
  field: string
  isDefinition?: boolean
}

/**
 * Checks a schema from a definition before anything renders or validates with it: its keywords, its
 * references, its patterns and its size (docs/decisions/0004-limits.md). Reports diagnostics. What is wrong within a
 * field refuses that field; what is wrong beside all fields, or too large, refuses the whole.
 * @param each is called with every schema within, the root included
 */
export const checkSchema = (
  root: JsonSchema,
  rootPointer: string,
  report: Report,
  each?: (part: SubSchema) => void,
): CheckedSchema => {
  const refused = new Set<string>()
  const inside = new Map<JsonSchema, SubSchema[]>()
  const refuseAt =
    (field: string): Report =>
    (...diagnostic) => {
      refused.add(field.slice(rootPointer.length))
      report(...diagnostic)
    }
  const refuseWhole = refuseAt(rootPointer)

  const visit = (schema: unknown, place: Place, above: SubSchema[]): void => {
    const { pointer, depth, field, isDefinition = false } = place
    if (typeof schema === 'boolean' || inside.size > LIMITS.schemas) return
    const refuse = refuseAt(field)
    if (!isJsonObject(schema)) return refuse('invalid-schema', pointer, '应为对象')
    if (depth > LIMITS.depth) return refuseWhole('too-deep', pointer)
    const within: SubSchema[] = []
    inside.set(schema, within)
    const part = { schema, pointer, field, isDefinition }
    above.push(part)
    each?.(part)
    for (const [keyword, value] of Object.entries(schema)) {
      if (value === undefined) continue
      const at = pointerTo(pointer, keyword)
      checkKeyword({ keyword, value, pointer: at, refuse, report })
      visitWithin(keyword, value, { pointer: at, depth: depth + 1, field }, within)
    }
  }

  const visitWithin = (
    keyword: string,
    value: unknown,
    { pointer, depth, field }: Place,
    within: SubSchema[],
  ): void => {
    const holds = HOLDERS.get(keyword)
    if (holds === undefined) return
    const isField = keyword === 'properties' || keyword === 'items'
    const below = (at: string): Place => ({ pointer: at, depth, field: isField ? at : field })
    if (holds === 'one' || (holds === 'oneOrList' && !Array.isArray(value)))
      return visit(value, below(pointer), within)
    if (holds === 'list' || holds === 'oneOrList') {
      if (!Array.isArray(value))
        return refuseAt(field)('invalid-schema', pointer, `${keyword} 应为列表`)
      return value.forEach((item, index) => visit(item, below(pointerTo(pointer, index)), within))
    }
    if (!isJsonObject(value))
      return refuseAt(field)('invalid-schema', pointer, `${keyword} 应为对象`)
    if (holds === 'components')
      return visitWithin(
        'definitions',
        value.schemas ?? {},
        { pointer: pointerTo(pointer, 'schemas'), depth, field },
        within,
      )
    const isDefinition = holds === 'definitions'
    for (const [name, item] of Object.entries(value)) {
      const at = pointerTo(pointer, name)
      if (!(keyword === 'dependencies' && isTextList(item)))
        visit(
          item,
          isDefinition ? { pointer: at, depth, field: at, isDefinition } : below(at),
          within,
        )
    }
  }

  visit(root, { pointer: rootPointer, depth: 1, field: rootPointer }, [])
  if (inside.size > LIMITS.schemas) refuseWhole('too-many-schemas', rootPointer)
  if (!refused.has('')) checkReferences(root, rootPointer, inside, refuseAt)
  if (refused.has('')) return { schema: undefined, refused }
  const schema = withoutRefused(root, refused)
  if (isReadable(schema)) return { schema, refused }
  refuseWhole('invalid-schema', rootPointer, '含有无法解析的 $id 或 $ref')
  return { schema: undefined, refused }
}

/** Returns the schema with the title alone of each field that is refused. */
const withoutRefused = (root: JsonSchema, refused: ReadonlySet<string>): JsonSchema => {
  const titleOf = (value: unknown): JsonSchema => {
    const title = isJsonObject(value) ? value.title : undefined
    return typeof title === 'string' ? { title } : {}
  }
  // Inner fields first: what holds a refused field may be refused itself.
  return [...refused]
    .toSorted((one, other) => other.length - one.length)
    .reduce<unknown>((schema, pointer) => changeAt(schema, pointer, titleOf), root) as JsonSchema
}
