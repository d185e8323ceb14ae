import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'

/** Converts one schema, without those within it; returns the same object where nothing is to be converted. */
type Conversion = (schema: JsonSchema) => JsonSchema

const without = ({ ...schema }: Record<string, unknown>, ...names: string[]): JsonSchema => {
  for (const name of names) delete schema[name]
  return schema
}

/** Draft 4: `exclusiveMinimum: true` excludes the `minimum` beside it; later drafts give the number itself. */
const exclusive =
  (limit: 'minimum' | 'maximum', keyword: 'exclusiveMinimum' | 'exclusiveMaximum'): Conversion =>
  (schema) => {
    const { [keyword]: isExclusive, [limit]: number } = schema
    if (typeof isExclusive !== 'boolean') return schema
    if (!isExclusive || typeof number !== 'number') return without(schema, keyword)
    return { ...without(schema, limit), [keyword]: number }
  }

/** OpenAPI 3.0: `nullable: true` adds null to the type; an `enum` lists null itself. */
const nullable: Conversion = (schema) => {
  if (typeof schema.nullable !== 'boolean') return schema
  const rest = without(schema, 'nullable')
  if (!schema.nullable || typeof rest.type !== 'string') return rest
  return { ...rest, type: [rest.type, 'null'] }
}

/** Draft 2020-12: `prefixItems` lists the schemas of the first items, and `items` is that of the others. */
const prefixItems: Conversion = (schema) => {
  const { prefixItems: first, items: others } = schema
  if (!Array.isArray(first)) return schema
  return {
    ...without(schema, 'prefixItems', 'items'),
    items: first,
    ...(others !== undefined && { additionalItems: others }),
  }
}

/** Drafts 2019-09 and 2020-12 split `dependencies`, which rjsf reads, in two. */
const dependencies: Conversion = (schema) => {
  const { dependentRequired, dependentSchemas } = schema
  if (!isJsonObject(dependentRequired) && !isJsonObject(dependentSchemas)) return schema
  const merged: Record<string, unknown> = isJsonObject(schema.dependencies)
    ? { ...schema.dependencies }
    : {}
  const add = (name: string, dependent: unknown) => {
    merged[name] =
      name in merged ? { allOf: [asSchema(merged[name]), asSchema(dependent)] } : dependent
  }
  for (const part of [dependentRequired, dependentSchemas])
    for (const [name, dependent] of Object.entries(isJsonObject(part) ? part : {}))
      add(name, dependent)
  return {
    ...without(schema, 'dependentRequired', 'dependentSchemas'),
    dependencies: merged,
  }
}

const asSchema = (dependent: unknown): unknown =>
  Array.isArray(dependent) ? { required: dependent } : dependent

/** OpenAPI: the width of a number is a format; within JSON only that of 32 bits is a limit. */
const numberFormat: Conversion = (schema) => {
  const { format, type } = schema
  const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer')
  if (!isNumber || typeof format !== 'string' || !NUMBER_FORMATS.has(format)) return schema
  const rest = without(schema, 'format')
  return format === 'int32' ? { minimum: -(2 ** 31), maximum: 2 ** 31 - 1, ...rest } : rest
}

const NUMBER_FORMATS: ReadonlySet<string> = new Set(['int32', 'int64', 'float', 'double'])

/** OpenAPI and the drafts from 6 on differ in the name of a sample. */
const example: Conversion = (schema) =>
  'example' in schema ? { examples: [schema.example], ...without(schema, 'example') } : schema

/** By the words to be shown to an author, how a schema of another draft is converted. */
export const CONVERSIONS: readonly (readonly [words: string, convert: Conversion])[] = [
  ['exclusiveMinimum', exclusive('minimum', 'exclusiveMinimum')],
  ['exclusiveMaximum', exclusive('maximum', 'exclusiveMaximum')],
  ['nullable', nullable],
  ['prefixItems', prefixItems],
  ['dependentRequired / dependentSchemas', dependencies],
  ['int32 / int64 / float / double', numberFormat],
  ['example', example],
]
