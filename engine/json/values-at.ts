import { isJsonObject } from './object.ts'

/** Returns the value at a path of members; undefined where there is none. */
export const valueAt = (holder: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isJsonObject(value) ? value[name] : undefined), holder)

/** Sets, or with undefined removes, the value at a path of members; objects on the way are made. */
export const withValueAt = (
  holder: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> => {
  const { [name]: before, ...others } = isJsonObject(holder) ? holder : {}
  if (rest.length > 0) return { ...others, [name]: withValueAt(before, rest, value) }
  return value === undefined ? others : { ...others, [name]: value }
}
