import { isJsonObject } from '../../json/object.ts'
import type { JsonSchema } from '../../language/json-schema.ts'
import { holds } from '../../validation/condition.ts'

/** Keywords that can be tried on a value by themselves. */
const SINGLE = [
  'type',
  'const',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
]

/** Returns a function that finds the first keyword of a schema that a value does not satisfy. */
export const brokenKeyword = (
  schema: JsonSchema,
  keywords: readonly string[] = SINGLE,
): ((value: unknown) => string | undefined) => {
  const single = keywords
    .filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => [keyword, testOf(keyword, schema[keyword])] as const)
  const options = optionsOf(schema)
  const item = isJsonObject(schema.items) ? schema.items : undefined
  return (value) => {
    const [broken] = single.find(([, isKept]) => !isKept(value)) ?? []
    if (broken !== undefined) return broken
    if (options && !options.some((option) => isSame(option, value))) return 'oneOf'
    if (!item || !Array.isArray(value)) return undefined
    const ofItem = brokenKeyword(item)
    return value.map(ofItem).find((keyword) => keyword !== undefined)
  }
}

/** Every constant is compared with its type: without the interpreter, which reads a schema of its own for each keyword. */
const testOf = (keyword: string, expected: unknown): ((value: unknown) => boolean) => {
  if (keyword === 'type') return (value) => [expected].flat().some((type) => isOfType(type, value))
  const part = { [keyword]: expected }
  return (value) => holds(part, value)
}

const isOfType = (type: unknown, value: unknown): boolean => {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isJsonObject(value)
  return typeof value === type
}

/** Returns the values of a `oneOf` or `anyOf` of constants, or of an `enum`; undefined where there are no such. */
export const optionsOf = (schema: JsonSchema): readonly unknown[] | undefined => {
  const branches = [schema.oneOf, schema.anyOf].find(Array.isArray) as unknown[] | undefined
  if (branches?.length && branches.every((branch) => isJsonObject(branch) && 'const' in branch))
    return branches.map((branch) => (branch as JsonSchema).const)
  if (Array.isArray(schema.enum)) return schema.enum as unknown[]
  return 'const' in schema ? [schema.const] : undefined
}

/** Tells whether two values of JSON are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && one !== null && holds({ const: one }, other))

/** Prints a value for a message. */
export const written = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '空'
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Prints a list of values for a message; not all of a long one. */
export const writtenList = (values: readonly unknown[]): string =>
  values.length > 8
    ? `${values.slice(0, 8).map(written).join('、')} 等 ${values.length} 个`
    : values.map(written).join('、')
