import { deepEquals } from '@rjsf/utils'
import { isEmptyValue } from '#engine/json/empty.ts'
import { updateAt } from '#engine/json/path-values.ts'
import { atPointer, pointerTo } from '#engine/json/pointer.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { NarrowedField } from '#engine/form/option-fields.ts'

/** Data without its stale options. */
export interface Kept {
  /** The same object where no option is stale; unchanged subtrees keep their identity. */
  data: unknown
  /** JSON pointers of the options that were removed. */
  dropped: readonly string[]
}

/**
 * Removes the options that stayed unchanged while the field that narrows them changed: they belong to its earlier
 * value. Options narrowed by a removed option are removed as well.
 */
export const withoutStaleOptions = (
  fields: readonly NarrowedField[],
  before: unknown,
  after: unknown,
): Kept => {
  const dropped: string[] = []
  let data = after
  for (let start: unknown; start !== data;) {
    start = data
    for (const { path, scope } of fields)
      data = updateAt(data, path, (holder, own, at) => {
        if (isEmptyValue(own)) return own
        const old = atPointer(before, pointerTo('', ...at.slice(0, -1)))
        const isStale =
          deepEquals(own, memberOf(old, at.at(-1) ?? '')) &&
          !isSame(memberOf(old, scope.field), memberOf(holder, scope.field))
        if (!isStale) return own
        dropped.push(pointerTo('', ...at))
        return undefined
      })
  }
  return { data, dropped }
}

const isSame = (one: unknown, other: unknown): boolean =>
  deepEquals(one, other) || (isEmptyValue(one) && isEmptyValue(other))

const memberOf = (value: unknown, name: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
