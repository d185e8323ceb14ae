import { isJsonObject } from '../json/object.ts'
import type { FormPlan } from './form-plan.ts'

/** The values of a form without those that have no field, and these, by name. */
interface DeclaredValues {
  kept: unknown
  undeclared: readonly [name: string, value: unknown][]
}

/**
 * Divides the values of a form that takes no others (`additionalProperties: false`) into those of its fields and those
 * of fields that it no longer has: with them it could never be passed again. Any other form may hold the server's own.
 */
export const declaredValues = ({ root, fields }: FormPlan, data: unknown): DeclaredValues => {
  if (
    !isJsonObject(data) ||
    root.schema.additionalProperties !== false ||
    root.schema.patternProperties
  )
    return { kept: data, undeclared: [] }
  const names = new Set<unknown>(
    fields.filter(({ path }) => path.length === 1).map(({ path }) => path[0]),
  )
  const undeclared = Object.entries(data).filter(([name]) => !names.has(name))
  if (undeclared.length === 0) return { kept: data, undeclared }
  return {
    kept: Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name))),
    undeclared,
  }
}
