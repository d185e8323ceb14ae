import type { ProcessInfo } from '#schemas/process/definition.ts'
import { hashOf } from '../json/hash.ts'
import { isJsonObject } from '../json/object.ts'

/** Returns the hash of a definition as the server sends it; the order of members does not count. */
export const definitionHash = ({ processName, processKey, actExForms }: ProcessInfo): string =>
  hashOf(inOrder({ processName, processKey, actExForms }))

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, inOrder(value[name])]),
  )
}
