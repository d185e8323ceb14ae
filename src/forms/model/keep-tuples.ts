import { deepEquals, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils'
import { isJsonObject } from '#engine/json/object.ts'

type SchemaUtils = SchemaUtilsType<unknown, RJSFSchema>

/**
 * Makes rjsf's utilities keep the items of a list that has a schema for each index: adapting data to a changed schema,
 * rjsf drops all of them, whether the list has changed or not.
 */
export const keepTuples = (utils: SchemaUtils): SchemaUtils => {
  if (!patched.has(utils)) {
    patched.add(utils)
    const sanitize = utils.sanitizeDataForNewSchema.bind(utils)
    utils.sanitizeDataForNewSchema = (next, before, data) =>
      withTuples(utils, [before, next], data, sanitize(next, before, data))
  }
  return utils
}

const patched = new WeakSet<SchemaUtils>()

/** A schema before a change and after it. */
type Change = readonly [RJSFSchema | undefined, RJSFSchema | undefined]

/** Returns the adapted data with the tuples of the data. Only what rjsf has changed is compared. */
const withTuples = (utils: SchemaUtils, change: Change, data: unknown, kept: unknown): unknown => {
  if (deepEquals(data, kept)) return kept
  if (isJsonObject(data) && isJsonObject(kept)) {
    const members = Object.keys(change[1]?.properties ?? {}).map((name) => {
      const at = resolved(utils, change, data[name], ({ properties }) => properties?.[name])
      return [name, withTuples(utils, at, data[name], kept[name])]
    })
    return { ...kept, ...Object.fromEntries(members.filter(([, value]) => value !== undefined)) }
  }
  if (!Array.isArray(data)) return kept
  const items = data as unknown[]
  const itemAt = (index: number) =>
    resolved(utils, change, items[index], ({ items: own, additionalItems }) =>
      Array.isArray(own) ? (own[index] ?? additionalItems) : own,
    )
  if (Array.isArray(kept))
    return kept.length === items.length
      ? kept.map((item, index) => withTuples(utils, itemAt(index), items[index], item))
      : kept
  if (!change.every((schema) => Array.isArray(schema?.items))) return kept
  const adapted = items.map((item, index) => {
    const [before, next] = itemAt(index)
    if (!next || before?.type !== next.type) return undefined
    return isJsonObject(item) ? utils.sanitizeDataForNewSchema(next, before, item) : item
  })
  return adapted.includes(undefined) ? kept : adapted
}

/** Returns a schema below both schemas, resolved for a value. */
const resolved = (
  utils: SchemaUtils,
  change: Change,
  value: unknown,
  below: (schema: RJSFSchema) => unknown,
): Change => {
  const [before, next] = change.map((schema) => {
    const found = schema && below(schema)
    return isJsonObject(found) ? utils.retrieveSchema(found, value) : undefined
  })
  return [before, next]
}
