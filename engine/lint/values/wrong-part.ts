import { resolved } from '../../form/schema-parts.ts'
import { isEmptyValue } from '../../json/empty.ts'
import { isJsonObject } from '../../json/object.ts'
import type { JsonSchema } from '../../language/json-schema.ts'
import { holds } from '../../validation/condition.ts'
import { brokenKeyword, optionsOf } from './broken-keyword.ts'

/** The first part of a value that its schema refuses. */
export interface WrongPart {
  /** From the value to the part; items that are no groups are told by their list. */
  path: readonly (string | number)[]
  value: unknown
  keyword: string
  schema: JsonSchema
}

/** The schema that references lead into, and the groups whose members are looked at. */
interface Reading {
  root: JsonSchema
  isDeep: boolean
}

/**
 * Finds what a schema refuses in a first value. A group may still lack members: `required`, and conditions on the members of a
 * group, are left to what the customer adds.
 * @param reading `isDeep` false leaves the members of groups out
 */
export const wrongPart = (
  declared: JsonSchema,
  value: unknown,
  reading: Reading,
): WrongPart | undefined => {
  if (isEmptyValue(value)) return undefined
  const { schema } = resolved(declared, reading.root, '')
  const { items: _, ...own } = schema
  const keyword =
    brokenKeyword(own, isJsonObject(value) ? ['type'] : undefined)(value) ??
    BY_SCHEMA.find((one) => schema[one] !== undefined && !isKept[one](schema, value, reading))
  if (keyword !== undefined) return { path: [], value, keyword, schema }
  return (
    inParts(schema, value, reading) ??
    inItems(schema, value, reading) ??
    inMembers(schema, value, reading)
  )
}

const BY_SCHEMA = ['contains', 'not', 'anyOf', 'oneOf'] as const

/** Tells whether a value keeps a keyword whose value is schemas. */
const isKept: Readonly<
  Record<
    (typeof BY_SCHEMA)[number],
    (schema: JsonSchema, value: unknown, reading: Reading) => boolean
  >
> = {
  contains: ({ contains, minContains, maxContains }, value, { root }) =>
    !Array.isArray(value) || isMet({ contains, minContains, maxContains }, value, root),
  not: ({ not }, value, { root }) => isJsonObject(value) || isMet({ not }, value, root),
  anyOf: (schema, value, reading) =>
    isOneOf(schema.anyOf, value, reading) || optionsOf(schema) !== undefined,
  oneOf: (schema, value, reading) =>
    isOneOf(schema.oneOf, value, reading) || optionsOf(schema) !== undefined,
}

const isOneOf = (branches: unknown, value: unknown, reading: Reading): boolean =>
  !Array.isArray(branches) ||
  branches.some((one) => !isJsonObject(one) || wrongPart(one, value, reading) === undefined)

/** Tries a keyword by itself, with the definitions that it may refer to. */
const isMet = (part: JsonSchema, value: unknown, { definitions, $defs }: JsonSchema): boolean =>
  ELSEWHERE.test(JSON.stringify(part)) || holds({ ...part, definitions, $defs }, value)

/** A reference to another part of the form than its definitions. */
const ELSEWHERE = /"\$ref":"#(?!\/(?:definitions|\$defs)\/)/

const inParts = (
  { allOf, if: condition, then, else: otherwise }: JsonSchema,
  value: unknown,
  reading: Reading,
): WrongPart | undefined => {
  const applying =
    isJsonObject(value) || !isJsonObject(condition)
      ? undefined
      : isMet({ not: condition }, value, reading.root)
        ? otherwise
        : then
  for (const part of [...(Array.isArray(allOf) ? (allOf as unknown[]) : []), applying]) {
    const found = isJsonObject(part) ? wrongPart(part, value, reading) : undefined
    if (found) return found
  }
  return undefined
}

const inItems = (
  { items, additionalItems }: JsonSchema,
  value: unknown,
  reading: Reading,
): WrongPart | undefined => {
  if (!Array.isArray(value)) return undefined
  for (const [index, item] of value.entries()) {
    const declared: unknown = Array.isArray(items) ? (items[index] ?? additionalItems) : items
    const found = isJsonObject(declared) ? wrongPart(declared, item, reading) : undefined
    if (!found) continue
    const { path } = found
    return path.length > 0
      ? { ...found, path: [index, ...path] }
      : { ...found, ...(isJsonObject(item) ? { path: [index] } : { value }) }
  }
  return undefined
}

const inMembers = (
  { properties, additionalProperties, patternProperties }: JsonSchema,
  value: unknown,
  reading: Reading,
): WrongPart | undefined => {
  if (!reading.isDeep || !isJsonObject(value)) return undefined
  const declared = isJsonObject(properties) ? properties : {}
  for (const [name, member] of Object.entries(value)) {
    const isOpen = additionalProperties !== false || patternProperties !== undefined
    const schema = Object.hasOwn(declared, name) ? declared[name] : isOpen
    if (schema === false && !isEmptyValue(member))
      return {
        path: [name],
        value: member,
        keyword: 'additionalProperties',
        schema: { additionalProperties: false },
      }
    const found = isJsonObject(schema) ? wrongPart(schema, member, reading) : undefined
    if (found) return { ...found, path: [name, ...found.path] }
  }
  return undefined
}
