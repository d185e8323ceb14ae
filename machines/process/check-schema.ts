import {
  atPointer,
  isJsonObject,
  pointerTo,
  type JsonSchema,
} from '#schemas/process/json-schema.ts'
import { isSafePattern } from '#schemas/process/pattern.ts'
import { FORMATS, LIMITS, STANDARD_FORMATS } from '#schemas/process/vocabulary.ts'
import type { Report } from './diagnostic.ts'

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
const KNOWN_FORMATS: readonly string[] = [...FORMATS, ...STANDARD_FORMATS]
const FORBIDDEN_NAMES = ['__proto__', 'constructor', 'prototype']

/** Keywords whose value is a schema, a list of schemas, or an object of schemas. */
const ONE = [
  'items',
  'contains',
  'additionalItems',
  'additionalProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
]
const MANY = ['allOf', 'anyOf', 'oneOf', 'items']
const NAMED = [
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependencies',
  'dependentSchemas',
]
const WHOLE_NUMBERS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
]
const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const TEXTS = ['title', 'description', 'format', 'pattern', '$ref']

/**
 * Checks a schema from a definition before anything renders or validates with it: its shape, its
 * references, its patterns and its size (docs/decisions/0004-limits.md). Reports what is wrong and
 * answers whether the schema can be used.
 */
export const checkSchema = (root: JsonSchema, rootPointer: string, report: Report): boolean => {
  let usable = true
  let properties = 0
  const refuse: Report = (...diagnostic) => {
    usable = false
    report(...diagnostic)
  }

  const visit = (schema: unknown, pointer: string, depth: number): void => {
    if (typeof schema === 'boolean') return
    if (!isJsonObject(schema)) return refuse('invalid-schema', pointer, '应为对象')
    if (depth > LIMITS.depth) return refuse('too-deep', pointer)
    checkKeywords(schema, pointer, refuse, report)
    checkReference(root, schema, pointer, refuse)
    if (isJsonObject(schema.properties)) {
      properties += Object.keys(schema.properties).length
      if (properties > LIMITS.properties) return refuse('too-many-properties', pointer)
    }
    for (const keyword of ONE)
      if (schema[keyword] !== undefined && !Array.isArray(schema[keyword]))
        visit(schema[keyword], pointerTo(pointer, keyword), depth + 1)
    for (const keyword of MANY) {
      const schemas = schema[keyword]
      if (Array.isArray(schemas))
        schemas.forEach((item, index) => visit(item, pointerTo(pointer, keyword, index), depth + 1))
      else if (keyword !== 'items' && schemas !== undefined)
        refuse('invalid-schema', pointerTo(pointer, keyword), `${keyword} 应为列表`)
    }
    for (const keyword of NAMED) {
      const schemas = schema[keyword]
      if (schemas === undefined) continue
      if (!isJsonObject(schemas)) {
        refuse('invalid-schema', pointerTo(pointer, keyword), `${keyword} 应为对象`)
        continue
      }
      for (const [name, item] of Object.entries(schemas)) {
        const at = pointerTo(pointer, keyword, name)
        if (FORBIDDEN_NAMES.includes(name)) refuse('forbidden-name', at, name)
        else if (!(keyword === 'dependencies' && Array.isArray(item))) visit(item, at, depth + 1)
      }
    }
  }

  visit(root, rootPointer, 1)
  if (usable) checkCycles(root, rootPointer, refuse)
  return usable
}

const checkKeywords = (
  schema: JsonSchema,
  pointer: string,
  refuse: Report,
  report: Report,
): void => {
  const wrong = (keyword: string, expected: string) =>
    refuse('invalid-schema', pointerTo(pointer, keyword), `${keyword} 应为${expected}`)

  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'object']
  if (!types.every((type) => typeof type === 'string' && TYPES.includes(type)))
    wrong('type', `${TYPES.join('、')} 之一`)
  if (schema.required !== undefined && !isTextList(schema.required))
    wrong('required', '字段名的列表')
  if (schema.enum !== undefined) {
    if (!Array.isArray(schema.enum) || schema.enum.length === 0) wrong('enum', '非空的列表')
    else if (schema.enum.length > LIMITS.enumItems)
      refuse('too-many-enum-items', pointerTo(pointer, 'enum'))
  }
  for (const keyword of ['oneOf', 'anyOf']) {
    const options = schema[keyword]
    if (Array.isArray(options) && options.length > LIMITS.enumItems)
      refuse('too-many-enum-items', pointerTo(pointer, keyword))
  }
  for (const keyword of WHOLE_NUMBERS)
    if (
      schema[keyword] !== undefined &&
      !(Number.isInteger(schema[keyword]) && Number(schema[keyword]) >= 0)
    )
      wrong(keyword, '不小于 0 的整数')
  for (const keyword of NUMBERS)
    if (schema[keyword] !== undefined && typeof schema[keyword] !== 'number') wrong(keyword, '数字')
  for (const keyword of TEXTS)
    if (schema[keyword] !== undefined && typeof schema[keyword] !== 'string') wrong(keyword, '文字')

  if (typeof schema.pattern === 'string')
    checkPattern(schema.pattern, pointerTo(pointer, 'pattern'), refuse)
  if (isJsonObject(schema.patternProperties))
    for (const pattern of Object.keys(schema.patternProperties))
      checkPattern(pattern, pointerTo(pointer, 'patternProperties', pattern), refuse)
  if (typeof schema.format === 'string' && !KNOWN_FORMATS.includes(schema.format))
    report('unknown-format', pointerTo(pointer, 'format'), schema.format)
}

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const checkPattern = (source: string, pointer: string, refuse: Report): void => {
  try {
    new RegExp(source, 'u')
  } catch {
    return refuse('invalid-pattern', pointer, source)
  }
  if (!isSafePattern(source)) refuse('unsafe-pattern', pointer, source)
}

const checkReference = (
  root: JsonSchema,
  schema: JsonSchema,
  pointer: string,
  refuse: Report,
): void => {
  const { $ref } = schema
  if (typeof $ref !== 'string') return
  const at = pointerTo(pointer, '$ref')
  if (!$ref.startsWith('#/')) refuse('remote-ref', at, $ref)
  else if (!isJsonObject(atPointer(root, $ref.slice(1)))) refuse('unresolved-ref', at, $ref)
}

/** Finds references that lead back to a schema that holds them. */
const checkCycles = (root: JsonSchema, rootPointer: string, refuse: Report): void => {
  const done = new Set<unknown>()
  const walk = (value: unknown, pointer: string, above: ReadonlySet<unknown>): boolean => {
    if (typeof value !== 'object' || value === null) return false
    if (above.has(value)) return true
    if (done.has(value)) return false
    const within = new Set(above).add(value)
    for (const [name, child] of Object.entries(value)) {
      if (name === '$ref' && typeof child === 'string') {
        if (walk(atPointer(root, child.slice(1)), pointer, within)) {
          refuse('cyclic-ref', pointerTo(pointer, '$ref'), child)
          done.add(value)
          return false
        }
      } else if (walk(child, pointerTo(pointer, name), within)) return true
    }
    done.add(value)
    return false
  }
  walk(root, rootPointer, new Set())
}
