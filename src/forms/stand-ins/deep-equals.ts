/**
 * Replaces fast-equals, with which rjsf compares values, schemas and properties. As there, functions are always equal,
 * and a value that contains itself is compared once. Objects of a class are equal only where they are the same.
 */
export default function deepEquals(one: unknown, other: unknown): boolean {
  return areEqual(one, other, [])
}

/** Compares two values. `within` holds the values around `one`, outermost first. */
const areEqual = (one: unknown, other: unknown, within: unknown[]): boolean => {
  if (one === other || Object.is(one, other)) return true
  if (typeof one === 'function') return typeof other === 'function'
  const members = membersOf(one, other)
  if (!members) return false
  if (within.includes(one)) return true
  within.push(one)
  const equal = members.every(
    (name) =>
      Object.hasOwn(other as object, name) &&
      areEqual(memberOf(one, name), memberOf(other, name), within),
  )
  within.pop()
  return equal
}

/** Returns the names of what is to be compared in two lists or two plain objects; undefined where they are not equal. */
const membersOf = (one: unknown, other: unknown): string[] | undefined => {
  const areLists = Array.isArray(one) && Array.isArray(other)
  if (!areLists && !(isPlainObject(one) && isPlainObject(other))) return undefined
  const names = Object.keys(one as object)
  return names.length === Object.keys(other as object).length ? names : undefined
}

const memberOf = (value: unknown, name: string): unknown => (value as Record<string, unknown>)[name]

const isPlainObject = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
