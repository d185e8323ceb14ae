import { isJsonObject } from '../json-schema.ts'
import { ITEM, type Path } from './schema-at.ts'

/**
 * Changes a member wherever a path leads to an object that may hold it. What doesn't change keeps its
 * identity; a member that becomes undefined is taken out.
 */
export const updateAt = (
  value: unknown,
  [token, ...rest]: Path,
  change: (holder: Record<string, unknown>, before: unknown) => unknown,
): unknown => {
  if (token === ITEM) {
    if (!Array.isArray(value)) return value
    const items: unknown[] = value
    const changed = items.map((item) => updateAt(item, rest, change))
    return changed.every((item, index) => item === items[index]) ? items : changed
  }
  if (token === undefined || !isJsonObject(value)) return value
  const before = Object.hasOwn(value, token) ? value[token] : undefined
  const after = rest.length === 0 ? change(value, before) : updateAt(before, rest, change)
  if (Object.is(after, before)) return value
  if (after !== undefined) return { ...value, [token]: after }
  const { [token]: _taken, ...others } = value
  return others
}

/** Visits every object that a path leads to and that may hold its last member; paths as the data has them. */
export const visitAt = (
  value: unknown,
  [token, ...rest]: Path,
  visit: (holder: Record<string, unknown>, path: string[]) => void,
  above: readonly string[] = [],
): void => {
  if (token === ITEM) {
    if (Array.isArray(value))
      value.forEach((item, index) => visitAt(item, rest, visit, [...above, String(index)]))
  } else if (token !== undefined && isJsonObject(value)) {
    const path = [...above, token]
    if (rest.length === 0) visit(value, path)
    else visitAt(Object.hasOwn(value, token) ? value[token] : undefined, rest, visit, path)
  }
}
