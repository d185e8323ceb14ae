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
  if (typeof value !== 'object') return value
  // A path is only made for what has members of its own: a form may have thousands of values.
  const below = (member: unknown, token: string | number) =>
    typeof member === 'object' && member !== null
      ? withoutEmpty(member, keepsList, [...path, token])
      : isEmptyValue(member)
        ? undefined
        : member
  if (Array.isArray(value)) return value.map((item, index) => below(item, index) ?? null)
  const kept: [string, unknown][] = []
  for (const [name, member] of Object.entries(value as object) as [string, unknown][]) {
    const found = below(member, name)
    if (found !== undefined) kept.push([name, found])
  }
  return Object.fromEntries(kept)
}
