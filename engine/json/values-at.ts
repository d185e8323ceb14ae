import { isJsonObject } from './object.ts'
import { ITEM, type Path } from './path-values.ts'

/** Returns the value at a path, of a list its first item; undefined where there is none. */
export const valueAt = (holder: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, token) => {
    if (Array.isArray(value)) return (value as unknown[])[indexOf(token)]
    return token !== ITEM && isJsonObject(value) ? value[token] : undefined
  }, holder)

/**
 * Sets, or with undefined removes, the value at a path of an object, of a list its first item; objects and lists on the
 * way are made.
 */
export const withValueAt = (holder: unknown, path: Path, value: unknown): Record<string, unknown> =>
  replaced(holder, path, value) as Record<string, unknown>

const replaced = (holder: unknown, [token = '', ...rest]: Path, value: unknown): unknown => {
  const next = (before: unknown): unknown =>
    rest.length > 0 ? replaced(before, rest, value) : value
  if (token === ITEM || Array.isArray(holder)) {
    const items: unknown[] = Array.isArray(holder) ? holder : []
    const index = indexOf(token)
    const item = next(items[index])
    return items.toSpliced(index, 1, ...(item === undefined ? [] : [item]))
  }
  const { [token]: before, ...others } = isJsonObject(holder) ? holder : {}
  const member = next(before)
  return member === undefined ? others : { ...others, [token]: member }
}

/** A token that is no index leads to no item. */
const indexOf = (token: Path[number]): number => (token === ITEM ? 0 : Number(token))
