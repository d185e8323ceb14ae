import type { Field, FormPlan } from '#engine/form/form-plan.ts'
import { isEmptyValue } from '#engine/json/empty.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { ITEM, mapAt, type Path } from '#engine/json/path-values.ts'
import { atPointer } from '#engine/json/pointer.ts'

/** Fills the fields that are still empty from `ui:options.source`, and replaces other values of constants. */
export const withSources = (
  { root, fields }: FormPlan,
  data: unknown,
  collected: Readonly<Record<string, unknown>>,
): unknown =>
  [root, ...fields].reduce<unknown>((filled, field) => {
    const { path, fixed, conditions } = field
    if (fixed !== undefined && conditions.length === 0) return mapAt(filled, path, () => fixed)
    if (!isFilled(field)) return filled
    const found = atPointer(collected, field.source)
    return isEmptyValue(found) ? filled : fill(filled, path, found)
  }, data)

/** Tells whether a field is filled from its source: not inside lists (one source per field), nor under a condition. */
const isFilled = (field: Field): field is Field & { source: string } =>
  field.source !== undefined && !field.path.includes(ITEM) && field.conditions.length === 0

const fill = (data: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (typeof name !== 'string') return isEmptyValue(data) ? structuredClone(value) : data
  if (data !== undefined && !isJsonObject(data)) return data
  const before = data && Object.hasOwn(data, name) ? data[name] : undefined
  const after = fill(before, rest, value)
  return after === before ? data : { ...data, [name]: after }
}
