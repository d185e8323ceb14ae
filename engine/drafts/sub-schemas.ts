import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'

/** The value of a keyword that holds schemas: one, a list, one or a list, an object of them, definitions, or definitions by kind. */
export type Holding = 'one' | 'list' | 'oneOrList' | 'named' | 'definitions' | 'components'

/** The keywords with schemas within, of drafts 4 to 2020-12 and of OpenAPI 3. */
export const HOLDERS: ReadonlyMap<string, Holding> = new Map([
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
  ['components', 'components'],
])

/** Changes a schema whose own sub-schemas have been changed already. */
type Change = (schema: JsonSchema, pointer: string) => JsonSchema

/**
 * Returns a schema with each schema within it and itself changed, innermost first. Parts without a change are the same
 * objects as before.
 */
export const mapSchemas = (schema: JsonSchema, pointer: string, change: Change): JsonSchema => {
  const within = (value: unknown, at: string): unknown =>
    isJsonObject(value) ? mapSchemas(value, at, change) : value
  const mapped = mapEntries(schema, (value, keyword) => {
    const holding = HOLDERS.get(keyword)
    const at = pointerTo(pointer, keyword)
    if (holding === undefined) return value
    if (Array.isArray(value))
      return mapList(value, (item, index) => within(item, pointerTo(at, index)))
    if (holding === 'one' || holding === 'oneOrList') return within(value, at)
    if (!isJsonObject(value)) return value
    const named = (object: JsonSchema, where: string) =>
      mapEntries(object, (item, name) => within(item, pointerTo(where, name)))
    if (holding !== 'components') return named(value, at)
    const { schemas } = value
    return isJsonObject(schemas)
      ? withMember(value, 'schemas', named(schemas, pointerTo(at, 'schemas')))
      : value
  })
  return change(mapped, pointer)
}

const withMember = (object: JsonSchema, name: string, value: unknown): JsonSchema =>
  object[name] === value ? object : { ...object, [name]: value }

const mapEntries = (
  object: JsonSchema,
  change: (value: unknown, key: string) => unknown,
): JsonSchema => {
  const entries = Object.entries(object)
  const next = entries.map(([key, value]) => [key, change(value, key)] as const)
  return next.some(([, value], index) => value !== entries[index]?.[1])
    ? Object.fromEntries(next)
    : object
}

const mapList = (
  list: readonly unknown[],
  change: (item: unknown, index: number) => unknown,
): readonly unknown[] => {
  const next = list.map(change)
  return next.some((item, index) => item !== list[index]) ? next : list
}
