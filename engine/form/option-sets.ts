import { isJsonObject } from '../json/object.ts'
import { isSameJson } from '../json/same.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { isOptions } from './schema-parts.ts'

/*
 * A schema lists the values that it allows by `enum`, by `const`, or by alternatives of which each is one value, and those that it
 * forbids by `not` of such a list. If several of them stand in the schemas of one value, all hold: its options are the values that
 * each list has and that none forbids.
 */

/** Tells whether a schema allows a value as an option: true for each value if it neither lists nor forbids any. */
export const isListed = (value: unknown, schema: JsonSchema): boolean =>
  listsOf(schema).every((list) => list.some((one) => isSameJson(one, value))) &&
  !(forbidsValues(schema.not) && isOfList(value, schema.not))

/** Tells whether the value of a `not` is a list of values and nothing else. */
export const forbidsValues = (not: unknown): not is JsonSchema =>
  isJsonObject(not) &&
  Object.keys(not).length > 0 &&
  Object.entries(not).every(
    ([keyword, value]) =>
      listsValues(keyword, value) ||
      (keyword === 'anyOf' && areLists(value)) ||
      keyword === 'title',
  )

/** Several `not` of one value are merged by rjsf into one of alternatives. */
const areLists = (branches: unknown): branches is JsonSchema[] =>
  Array.isArray(branches) && branches.length > 0 && branches.every(forbidsValues)

const isOfList = (value: unknown, list: JsonSchema): boolean =>
  isListed(value, list) &&
  (isOptions(list.anyOf) ||
    !areLists(list.anyOf) ||
    list.anyOf.some((branch) => isOfList(value, branch)))

/** Tells whether the schemas of one value leave options out: there are several lists of them, or some are forbidden. */
export const narrowsOptions = (schemas: readonly JsonSchema[]): boolean =>
  schemas.flatMap(listsOf).length > 1 || schemas.some(({ not }) => forbidsValues(not))

/** Tells whether a keyword of a schema lists values. */
export const listsValues = (keyword: string, value: unknown): boolean =>
  keyword === 'const' ||
  (keyword === 'enum' && Array.isArray(value)) ||
  ((keyword === 'oneOf' || keyword === 'anyOf') && isOptions(value))

/**
 * Leaves those options of a schema that all of its lists, and those of other schemas of the same value, have, and that none of
 * them forbids. Alternatives with titles stand in place of an enum, which has none.
 * @returns the same schema if nothing leaves options out; undefined if none is left: the schemas contradict each other
 */
export const withSharedOptions = (
  schema: JsonSchema,
  others: readonly JsonSchema[],
): JsonSchema | undefined => {
  if (!narrowsOptions([schema, ...others])) return schema
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
