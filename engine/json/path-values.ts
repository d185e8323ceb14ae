import { isJsonObject } from './object.ts'

/** The path segment that stands for every item of a list. */
export const ITEM = Symbol('item')

/** A path from the root of a form's data to a value; the same for all items of a list. */
export type Path = readonly (string | typeof ITEM)[]

/** Returns a path as text; equal paths have equal ones. */
export const pathKey = (path: Path): string => path.map(String).join('\n')

/** Tells whether a path leads to a value or into it. */
export const isWithin = (path: Path, above: Path): boolean =>
  above.every((token, index) => token === path[index])

/** Returns the members of a path up to the first list. */
export const membersRead = (path: Path): string[] => {
  const end = path.indexOf(ITEM)
  return (end === -1 ? path : path.slice(0, end)).map(String)
}

/**
 * Changes a member wherever a path leads to an object that may hold it. Unchanged parts keep their
 * identity; a member that becomes undefined is removed.
 * @param change gets the member's path as the data has it
 */
export const updateAt = (
  value: unknown,
  [token, ...rest]: Path,
  change: (holder: Record<string, unknown>, before: unknown, path: string[]) => unknown,
  above: readonly string[] = [],
): unknown => {
  if (token === ITEM) {
    if (!Array.isArray(value)) return value
    const items: unknown[] = value
    const changed = items.map((item, index) =>
      updateAt(item, rest, change, [...above, String(index)]),
    )
    return changed.every((item, index) => item === items[index]) ? items : changed
  }
  if (token === undefined || !isJsonObject(value)) return value
  const before = Object.hasOwn(value, token) ? value[token] : undefined
  const path = [...above, token]
  const after =
    rest.length === 0 ? change(value, before, path) : updateAt(before, rest, change, path)
  if (Object.is(after, before)) return value
  if (after !== undefined) return { ...value, [token]: after }
  const { [token]: _taken, ...others } = value
  return others
}

/** Returns the values at a path, each with its path in the data; undefined for an empty one. */
export const valuesAt = (
  value: unknown,
  [token, ...rest]: Path,
  above: readonly string[] = [],
): { path: string[]; value: unknown }[] => {
  if (token === undefined) return [{ path: [...above], value }]
  if (token === ITEM)
    return (Array.isArray(value) ? value : []).flatMap((item: unknown, index) =>
      valuesAt(item, rest, [...above, String(index)]),
    )
  if (!isJsonObject(value)) return []
  return valuesAt(Object.hasOwn(value, token) ? value[token] : undefined, rest, [...above, token])
}

/** Replaces each value at a path. Returns the same object where none of them changes. */
export const mapAt = (
  value: unknown,
  [token, ...rest]: Path,
  change: (value: unknown) => unknown,
): unknown => {
  if (token === undefined) return change(value)
  if (token === ITEM) {
    if (!Array.isArray(value)) return value
    const items: unknown[] = value
    const changed = items.map((item) => mapAt(item, rest, change))
    return changed.every((item, index) => item === items[index]) ? items : changed
  }
  if (!isJsonObject(value) || !Object.hasOwn(value, token)) return value
  const before = value[token]
  const after = mapAt(before, rest, change)
  return after === before ? value : { ...value, [token]: after }
}
