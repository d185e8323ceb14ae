import { isBlank } from './invisible.ts'
import { isJsonObject } from './object.ts'

/** Tells whether a value of a field counts as empty. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0)

/**
 * Returns the data without its empty values, empty lists among them: backends send '' and null for fields that are not
 * filled in. An empty item of a list becomes null, so that the others keep their places.
 */
export const withoutEmpty = (value: unknown): unknown => {
  if (isEmptyValue(value)) return undefined
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item) ?? null)
  if (!isJsonObject(value)) return value
  const kept: [string, unknown][] = []
  for (const [name, member] of Object.entries(value)) {
    const found = withoutEmpty(member)
    if (found !== undefined) kept.push([name, found])
  }
  return Object.fromEntries(kept)
}
