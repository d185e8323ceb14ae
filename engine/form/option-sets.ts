import { isSameJson } from '../json/same.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { isOptions } from './schema-parts.ts'

/*
 * A schema lists the values that it allows by `enum`, by `const`, or by alternatives of which each is one value. Where several of
 * them stand in the schemas of one value, all hold: its options are the values that each list has.
 */

/** Tells whether each list of values in a schema has a value; true where it lists none. */
export const isListed = (value: unknown, schema: JsonSchema): boolean =>
  listsOf(schema).every((list) => list.some((one) => isSameJson(one, value)))

/** Tells whether a keyword of a schema lists values. */
export const listsValues = (keyword: string, value: unknown): boolean =>
  keyword === 'const' ||
  (keyword === 'enum' && Array.isArray(value)) ||
  ((keyword === 'oneOf' || keyword === 'anyOf') && isOptions(value))

/**
 * Leaves those options of a schema that all of its lists, and those of other schemas of the same value, have. Alternatives with
 * titles stand in place of an enum, which has none.
 * @returns the same schema where there is one list; undefined where no value is in each: they contradict each other
 */
export const withSharedOptions = (
  schema: JsonSchema,
  others: readonly JsonSchema[],
): JsonSchema | undefined => {
  if ([schema, ...others].flatMap(listsOf).length < 2) return schema
  const isShared = (value: unknown) => [schema, ...others].every((one) => isListed(value, one))
  const shared: Record<string, unknown> = { ...schema }
  for (const [keyword, value] of Object.entries(schema)) {
    if (!listsValues(keyword, value)) continue
    if (keyword === 'const') {
      if (!isShared(value)) return undefined
      continue
    }
    const kept = (value as unknown[]).filter((one) =>
      isShared(keyword === 'enum' ? one : valueOf(one as JsonSchema)),
    )
    if (kept.length === 0) return undefined
    shared[keyword] = kept
  }
  if ([shared.oneOf, shared.anyOf].some(haveTitles)) delete shared.enum
  return shared
}

/** Returns the lists of values of a schema. */
export const listsOf = (schema: JsonSchema): (readonly unknown[])[] => [
  ...(Array.isArray(schema.enum) ? [schema.enum as readonly unknown[]] : []),
  ...('const' in schema ? [[schema.const]] : []),
  ...[schema.oneOf, schema.anyOf].flatMap((branches) =>
    isOptions(branches) ? [(branches as JsonSchema[]).map(valueOf)] : [],
  ),
]

/** The value of an alternative that is one. */
const valueOf = (branch: JsonSchema): unknown =>
  'const' in branch ? branch.const : (branch.enum as readonly unknown[])[0]

const haveTitles = (branches: unknown): boolean =>
  isOptions(branches) && (branches as JsonSchema[]).every(({ title }) => title !== undefined)
