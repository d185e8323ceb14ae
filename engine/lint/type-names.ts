import type { Environment } from '@marcbachmann/cel-js'
import type { JsonSchema } from '../language/json-schema.ts'
import { LIMITS } from '../language/limits.ts'
import { itemsOf, membersOf, resolved } from '../form/schema-at.ts'
import { isAmount } from '../expression/values.ts'

/** Names the types that expressions see in the data of a schema, and tells an environment of them. */
export interface TypeNames {
  typeOf(schema: JsonSchema): string
}

/** @param amount the type of texts that are amounts: those of other forms are as they were saved */
export const createTypeNames = (
  environment: Environment,
  root: JsonSchema,
  { prefix, amount }: { prefix: string; amount: 'decimal' | 'savedAmount' },
): TypeNames => {
  const known = new Map<JsonSchema, string>()
  const typeOf = (schema: JsonSchema, depth = 1): string => {
    if (depth > LIMITS.depth) return 'dyn'
    const { type, properties } = schema
    if (isAmount(schema)) return amount
    if (type === 'object' || (type === undefined && properties !== undefined))
      return objectType(schema, depth)
    if (type === 'array') {
      const items = itemsOf(schema, root)
      return `list<${items ? typeOf(items, depth + 1) : 'dyn'}>`
    }
    return (typeof type === 'string' && SINGLE[type]) || 'dyn'
  }
  const objectType = (schema: JsonSchema, depth: number): string => {
    const members = membersOf(schema, root)
    // Of an object without members in its schema nothing is known: a file, for one.
    if (members.size === 0) return 'dyn'
    const name = known.get(schema) ?? `${prefix}${known.size}`
    if (known.has(schema)) return name
    known.set(schema, name)
    const fields: Record<string, string> = {}
    for (const [member, inner] of members) fields[member] = typeOf(inner, depth + 1)
    environment.registerType(name, { fields })
    return name
  }
  return { typeOf: (schema) => typeOf(resolved(schema, root)) }
}

const SINGLE: Readonly<Record<string, string>> = {
  number: 'decimal',
  integer: 'decimal',
  string: 'string',
  boolean: 'bool',
}
