import { isJsonObject } from '#engine/json/object.ts'

/** The path from the root of a form's values to one of them. */
export type ValuePath = readonly (string | number)[]

/** The member of an object; undefined for all else. */
export const memberOf = (value: unknown, name: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>(
    (found, token) =>
      found !== null && typeof found === 'object' && Object.hasOwn(found, token)
        ? (found as Record<string | number, unknown>)[token]
        : undefined,
    value,
  )

/** Returns the data with another value at a path, and objects or lists on the way; other parts keep their identity. */
export const withValue = (data: unknown, [token, ...rest]: ValuePath, value: unknown): unknown => {
  if (token === undefined) return value
  const next = withValue(memberAt(data, token), rest, value)
  if (typeof token === 'number' || Array.isArray(data)) {
    const items: unknown[] = Array.isArray(data) ? [...(data as unknown[])] : []
    items[Number(token)] = next
    return items
  }
  return { ...(isJsonObject(data) ? data : {}), [token]: next }
}

const memberAt = (value: unknown, token: string | number): unknown =>
  Array.isArray(value) ? (value as unknown[])[Number(token)] : memberOf(value, String(token))

/** Tells whether two paths lead to the same value. */
export const isSamePath = (one: ValuePath, other: ValuePath): boolean =>
  one.length === other.length && one.every((token, index) => token === other[index])
