import { toJSONSchema } from 'zod'
import type { Contract } from '#schemas/api/contract.ts'

/** The keywords of JSON Schema that a contract has. */
interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  pattern?: string
  minimum?: number
  minLength?: number
}

/** A wrong value of a field; undefined leaves the field away. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  true,
  1e308,
  '99999999999999999999999999',
  '-1',
  'NaN',
  '__proto__',
  'x'.repeat(10_000),
  [[]],
  { $ne: '' },
  '\u0001\u202E\uD800',
]

/** Returns a value that a schema accepts, with the known values at the fields of their names. */
export const sampleOf = (
  schema: Contract['body'],
  known: Readonly<Record<string, unknown>>,
): unknown =>
  schema && sampleAt(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, known)

const sampleAt = (
  schema: Schema | undefined,
  known: Readonly<Record<string, unknown>>,
): unknown => {
  if (!schema) return '1'
  const { type, properties, items, anyOf, pattern } = schema
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (anyOf) return sampleAt(anyOf[0], known)
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, of]) => [name, known[name] ?? sampleAt(of, known)]),
    )
  if (type === 'array') return [sampleAt(items, known)]
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return true
  if (type === 'object') return { a: '1' }
  if (pattern?.includes('-')) return '2026-12-01'
  return '1'.padEnd(schema.minLength ?? 1, '1')
}

/** Returns copies of a value with one of its fields wrong, each field in each way, at any depth. */
export const withWrongFields = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    [...WRONG, ...withWrongFields(member)].map((wrong) =>
      Array.isArray(value) ? [wrong] : { ...value, [name]: wrong },
    ),
  )
}

/** Returns the query of an address: what is no text becomes JSON. */
export const addressOf = (query: unknown): string =>
  new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  ).toString()
