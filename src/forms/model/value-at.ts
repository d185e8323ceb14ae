import { isJsonObject } from '#engine/json/object.ts'

/** The path from the root of a form's values to one of them. */
export type ValuePath = readonly (string | number)[]

/** The member of an object; undefined for all else. */
export const memberOf = (value: unknown, name: string): unknown =>
  isJsonObject(value) ? value[name] : undefined

/** The value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>(
    (found, token) =>
      found !== null && typeof found === 'object' && Object.hasOwn(found, token)
        ? (found as Record<string | number, unknown>)[token]
        : undefined,
    value,
  )

/** Returns the data with another value at a path that exists in it. */
export const withValue = (data: unknown, [token, ...rest]: ValuePath, value: unknown): unknown => {
  if (token === undefined) return value
  if (Array.isArray(data))
    return data.with(Number(token), withValue(data[Number(token)], rest, value))
  return { ...(data as object), [token]: withValue(memberOf(data, String(token)), rest, value) }
}
