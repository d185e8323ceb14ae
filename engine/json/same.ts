import { isJsonObject } from './object.ts'

/**
 * Tells whether two JSON values are the same. The order of an object's members doesn't count (a database may change
 * it), and a member that is undefined counts as absent.
 */
export const isSameJson = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSameJson(item, other[at]))
  if (!isJsonObject(one) || !isJsonObject(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSameJson(one[name], other[name]),
  )
}
