import { isJsonObject } from './object.ts'

/** Tells whether a value of a field counts as empty. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

type Path = readonly (string | number)[]

/**
 * Returns the data without its empty values: backends send '' and null for fields that are not filled in.
 * @param keepsList tells whether the empty list at a path is a value
 */
export const withoutEmpty = (
  value: unknown,
  keepsList: (path: Path) => boolean = () => false,
  path: Path = [],
): unknown => {
  if (isEmptyValue(value)) return Array.isArray(value) && keepsList(path) ? value : undefined
  if (Array.isArray(value))
    return value.map((item, index) => withoutEmpty(item, keepsList, [...path, index]) ?? null)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      const kept = withoutEmpty(member, keepsList, [...path, key])
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}
