import type * as z from 'zod/mini'
import type { SomeType } from 'zod/v4/core'

/** The parts of a schema's definition that hold other schemas. */
interface Definition {
  type: string
  shape?: Record<string, SomeType>
  in?: SomeType
  innerType?: SomeType
  element?: SomeType
  options?: SomeType[]
}

/**
 * Returns the paths of the members that a contract has and a reply hasn't. The portal reads such a member as empty, since
 * servers leave out what is null: it is no fault, but often a sign of another name.
 */
export const missingMembers = (
  schema: SomeType | z.ZodMiniType,
  value: unknown,
  path = 'data',
): string[] => {
  const { type, shape, in: from, innerType, element, options } = definitionOf(schema)
  const inner = from ?? innerType
  if (inner) return missingMembers(inner, value, path)
  if (Array.isArray(value)) {
    const item = element ?? options?.map(definitionOf).find((option) => option.element)?.element
    return item && value.length > 0 ? missingMembers(item, value[0], `${path}.0`) : []
  }
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return []
  const members =
    shape ?? (type === 'union' ? options?.map(definitionOf).find(hasShape)?.shape : {})
  return Object.entries(members ?? {}).flatMap(([name, member]) => {
    const at = `${path}.${name}`
    if (name in value) return missingMembers(member, (value as Record<string, unknown>)[name], at)
    return definitionOf(member).type === 'optional' ? [] : [at]
  })
}

const definitionOf = (schema: SomeType | z.ZodMiniType): Definition => schema._zod.def

const hasShape = ({ shape }: Definition): boolean =>
  shape !== undefined && Object.keys(shape).length > 0
