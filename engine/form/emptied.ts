import { isJsonObject } from '../json/object.ts'
import { ITEM, mapAt, pathKey, type Path } from '../json/path-values.ts'
import type { FormPlan } from './form-plan.ts'

/*
 * Empty is a value (docs/decisions/0221-empty-is-a-value.md). A default, a source or an offer fills a member that was never
 * saved, and nothing else. A form holds a member that was emptied as undefined, on the wire and in a draft it is null.
 */

/** Tells whether the value at a path was ever saved or changed, also where it, or the group that holds it, is empty now. */
export const wasSaved = (data: unknown, [name, ...rest]: Path): boolean => {
  if (name === undefined) return data !== undefined
  if (typeof name !== 'string' || !isJsonObject(data) || !Object.hasOwn(data, name)) return false
  const member = data[name]
  return rest.length === 0 || !isJsonObject(member) || wasSaved(member, rest)
}

/** Reads emptied members: null becomes undefined, except where a field may be null. */
export const readEmptied = (form: FormPlan, data: unknown): unknown =>
  emptiable(form).reduce(
    (values, path) => mapAt(values, path, (value) => (value === null ? undefined : value)),
    data,
  )

/** Writes emptied members: undefined becomes null. Returns the same object where there are none. */
export const writeEmptied = (data: unknown): unknown => {
  if (Array.isArray(data)) {
    const items: unknown[] = data.map(writeEmptied)
    return items.every((item, index) => item === data[index]) ? data : items
  }
  if (!isJsonObject(data)) return data
  const members = Object.entries(data).map(
    ([name, member]) => [name, member === undefined ? null : writeEmptied(member)] as const,
  )
  return members.every(([name, member]) => member === data[name])
    ? data
    : Object.fromEntries(members)
}

/** The paths of the fields for which null is no value; outer ones first. */
const emptiable = (form: FormPlan): readonly Path[] => {
  const known = remembered.get(form)
  if (known) return known
  const members = form.fields.filter(({ path }) => path.length > 0 && path.at(-1) !== ITEM)
  const nullable = new Set(
    members.flatMap(({ path, takesNull }) => (takesNull ? [pathKey(path)] : [])),
  )
  const paths = new Map(members.map(({ path }) => [pathKey(path), path]))
  const found = [...paths].flatMap(([key, path]) => (nullable.has(key) ? [] : [path]))
  remembered.set(form, found)
  return found
}

const remembered = new WeakMap<FormPlan, readonly Path[]>()
