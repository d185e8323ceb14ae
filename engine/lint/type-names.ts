import type { Environment } from '@marcbachmann/cel-js'
import { isAmount } from '../expression/values.ts'
import { itemOf, membersOf } from '../form/all-fields.ts'
import type { Field } from '../form/form-plan.ts'
import { LIMITS } from '../language/limits.ts'

/** Names the types that expressions see in the values of a field, and registers them in an environment. */
export interface TypeNames {
  typeOf(field: Field): string
}

/** @param amount the type of texts that are amounts: those of other forms are as they were saved */
export const createTypeNames = (
  environment: Environment,
  { prefix, amount }: { prefix: string; amount: 'decimal' | 'savedAmount' },
): TypeNames => {
  const known = new Map<Field, string>()
  const typeOf = (field: Field, depth = 1): string => {
    if (depth > LIMITS.depth) return 'dyn'
    const { type } = field.schema
    if (isAmount(field.schema)) return amount
    if (type === 'array') {
      const item = itemOf(field)
      return `list<${item ? typeOf(item, depth + 1) : 'dyn'}>`
    }
    if (type === 'object' || (type === undefined && field.members.size > 0))
      return objectType(field, depth)
    return (typeof type === 'string' && SINGLE[type]) || 'dyn'
  }
  const objectType = (field: Field, depth: number): string => {
    const members = membersOf(field)
    // An object without members in its schema has an unknown type: a file, for one.
    if (members.size === 0) return 'dyn'
    const name = known.get(field) ?? `${prefix}${known.size}`
    if (known.has(field)) return name
    known.set(field, name)
    const fields: Record<string, string> = {}
    for (const [member, inner] of members) fields[member] = typeOf(inner, depth + 1)
    environment.registerType(name, { fields })
    return name
  }
  return { typeOf: (field) => typeOf(field) }
}

const SINGLE: Readonly<Record<string, string>> = {
  number: 'decimal',
  integer: 'decimal',
  string: 'string',
  boolean: 'bool',
}
