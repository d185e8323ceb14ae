import { deepEquals } from '@rjsf/utils'
import { isEmptyAnswer } from '#schemas/process/answers.ts'
import { ITEM, type Path } from '#schemas/process/expression/schema-at.ts'
import { isJsonObject, pointerTo } from '#schemas/process/json-schema.ts'
import type { NarrowedField } from '#schemas/process/option-fields.ts'

/** Data without the choices that no longer apply. */
export interface Kept {
  /** The same object where every choice applies; its unchanged branches keep their identity. */
  data: unknown
  /** JSON pointers of the choices that were taken out. */
  dropped: readonly string[]
}

/**
 * Takes out the choices that stayed as they were while the field that narrows them changed: they were made within
 * something else. What is narrowed by such a choice goes as well.
 */
export const withoutStaleChoices = (
  fields: readonly NarrowedField[],
  before: unknown,
  after: unknown,
): Kept => {
  const dropped: string[] = []
  let data = after
  for (let more = true; more;) {
    const start = data
    for (const { path, scope } of fields)
      data = without(path, scope.field, '', before, data, dropped)
    more = data !== start
  }
  return { data, dropped }
}

const without = (
  [token, ...rest]: Path,
  field: string,
  pointer: string,
  before: unknown,
  after: unknown,
  dropped: string[],
): unknown => {
  if (token === undefined || before === after) return after
  if (token === ITEM) {
    if (!Array.isArray(after)) return after
    const items: readonly unknown[] = after
    const old: readonly unknown[] = Array.isArray(before) ? before : []
    const kept = items.map((item, index) =>
      without(rest, field, pointerTo(pointer, index), old[index], item, dropped),
    )
    return kept.every((item, index) => item === items[index]) ? after : kept
  }
  const at = pointerTo(pointer, token)
  const [old, own] = [memberOf(before, token), memberOf(after, token)]
  if (!isJsonObject(after) || own === undefined) return after
  if (rest.length > 0) {
    const kept = without(rest, field, at, old, own, dropped)
    return kept === own ? after : { ...after, [token]: kept }
  }
  const isStale =
    !isEmptyAnswer(own) && isSame(own, old) && !isSame(...narrowing(before, after, field))
  if (!isStale) return after
  dropped.push(at)
  const { [token]: _stale, ...others } = after
  return others
}

const narrowing = (before: unknown, after: unknown, field: string) =>
  [memberOf(before, field), memberOf(after, field)] as const

const isSame = (one: unknown, other: unknown): boolean =>
  deepEquals(one, other) || (isEmptyAnswer(one) && isEmptyAnswer(other))

const memberOf = (value: unknown, name: string): unknown =>
  isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
