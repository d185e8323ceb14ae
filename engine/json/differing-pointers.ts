import { isJsonObject } from './object.ts'
import { pointerTo } from './pointer.ts'
import { isSameJson } from './same.ts'

/** Returns the JSON pointers to the innermost values by which two JSON values differ. */
export const differingPointers = (one: unknown, other: unknown, pointer = ''): string[] => {
  if (isSameJson(one, other)) return []
  const [left, right] = [one, other].map(membersOf)
  if (!left || !right || Array.isArray(one) !== Array.isArray(other)) return [pointer]
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((name) =>
    differingPointers(left[name], right[name], pointerTo(pointer, name)),
  )
}

const membersOf = (value: unknown): Record<string, unknown> | undefined =>
  isJsonObject(value) ? value : Array.isArray(value) ? { ...value } : undefined
