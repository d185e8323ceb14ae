import type { Condition, Field, FormPlan, Shape } from '../form/form-plan.ts'
import type { Path } from '../json/path-values.ts'

/** The conditions of each way in which a field is required: an empty list for one that always is. */
export type Requirements = ReadonlyMap<string, readonly (readonly Condition[])[]>

/** Returns the requirements of a form by the key of the field's path. */
export const requirementsOf = ({ root, fields }: FormPlan): Requirements => {
  const found = new Map<string, (readonly Condition[])[]>()
  const visit = (shape: Shape, path: Path, conditions: readonly Condition[]): void => {
    const required: readonly unknown[] = Array.isArray(shape.schema.required)
      ? shape.schema.required
      : []
    for (const name of required) {
      const key = pathKey([...path, String(name)])
      found.set(key, [...(found.get(key) ?? []), conditions])
    }
    for (const part of shape.parts)
      visit(part.shape, path, part.condition ? [...conditions, part.condition] : conditions)
  }
  for (const field of [root, ...fields]) visit(field, field.path, [])
  return found
}

/** The key of a field's path: the fields of several branches at one path have the same. */
export const pathKey = (path: Path): string => path.map(String).join('\n')

/** Tells whether a field is required wherever it exists. */
export const isAlwaysRequired = (
  ways: readonly (readonly Condition[])[],
  { conditions }: Field,
): boolean =>
  ways.some((way) =>
    way.every(({ pointer }) => conditions.some((condition) => condition.pointer === pointer)),
  )
