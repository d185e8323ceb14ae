import { dereference } from '@cfworker/json-schema'
import { withoutEmpty } from '../json/empty.ts'
import { Validator } from './interpreter.ts'
import { atPointer } from '../json/pointer.ts'
import { isJsonObject } from '../json/object.ts'
import type { JsonSchema } from '../language/json-schema.ts'

/*
 * Conditions are JSON Schema over the data collected so far, by keyName. They are evaluated by an
 * interpreter: the portal's content security policy forbids compiling code.
 */

const validators = new WeakMap<JsonSchema, Validator>()

/**
 * Tells whether data satisfies a schema. Members that are undefined count as missing; keywords beside a `$ref` count,
 * as in forms.
 */
export const holds = (schema: JsonSchema, data: unknown): boolean => {
  let validator = validators.get(schema)
  if (!validator) {
    validator = new Validator(structuredClone(schema), '2019-09', true)
    validators.set(schema, validator)
  }
  return validator.validate(JSON.parse(JSON.stringify(data ?? null)) as unknown).valid
}

/**
 * Tells whether the interpreter can resolve each `$ref`, without interference of an `$id`; it throws
 * during validation where it cannot.
 */
export const isReadable = (schema: JsonSchema): boolean => {
  if (!MAY_REFER.test(JSON.stringify(schema))) return true
  const copy = structuredClone(schema)
  try {
    const lookup: Record<string, unknown> = dereference(copy)
    return Object.values(lookup).every((part) => {
      if (!isJsonObject(part) || part.$ref === undefined) return true
      const { $ref, __absolute_ref__: address } = part
      return typeof $ref === 'string' && lookup[String(address)] === atPointer(copy, $ref.slice(1))
    })
  } catch {
    return false
  }
}

/** Parts that may keep the interpreter from reading a schema: a reference, an id, half a character in a name. */
const MAY_REFER = /"(?:\$|id")|\\ud[89a-f]/

/**
 * Tells whether a form's data satisfies its schema. Empty values count as missing, and so do empty lists: who removes
 * every row of a required list has not filled it in.
 */
export const isFilledIn = (schema: JsonSchema, data: unknown): boolean => {
  if (!isJsonObject(data)) return isSatisfied(schema, data)
  const known = remembered.get(data)
  if (known?.schema === schema) return known.result
  const result = isSatisfied(schema, data)
  remembered.set(data, { schema, result })
  return result
}

/** Cached by identity: it is read several times for each change, and changed data is another object. */
const remembered = new WeakMap<object, { schema: JsonSchema; result: boolean }>()

const isSatisfied = (schema: JsonSchema, data: unknown): boolean =>
  holds(schema, withoutEmpty(data) ?? {})
