import { isReadable } from '../validation/condition.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { JsonSchema } from '../language/json-schema.ts'
import { isSafePattern } from '../language/safe-pattern.ts'
import { FORMATS, STANDARD_FORMATS } from '../language/words.ts'
import { LIMITS } from '../language/limits.ts'
import { checkReferences, type SubSchema } from './check-references.ts'
import type { Report } from '../language/diagnostic.ts'
import { isForbiddenName } from '../json/forbidden-name.ts'

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
const KNOWN_FORMATS: readonly string[] = [...FORMATS, ...STANDARD_FORMATS]

/** Keywords whose value is a schema, a list of schemas, or an object of schemas. */
const ONE = [
  'items',
  'contains',
  'additionalItems',
  'additionalProperties',
  'unevaluatedItems',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
]
const MANY = ['allOf', 'anyOf', 'oneOf', 'items', 'prefixItems']
const NAMED = [
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependencies',
  'dependentSchemas',
]
const DEFINITIONS = ['definitions', '$defs']
/** Reference keywords that an interpreter may follow forever. */
const DYNAMIC = ['$recursiveRef', '$dynamicRef']
const WHOLE_NUMBERS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
]
const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
/** Keywords whose value is compared with the customer's: a validator may take a member `$ref` in it for a reference. */
const VALUES = ['enum', 'const']
const TEXTS = ['title', 'description', 'format', 'pattern', '$ref']

/**
 * Checks a schema from a definition before anything renders or validates with it: its keywords, its
 * references, its patterns and its size (docs/decisions/0004-limits.md). Reports diagnostics and
 * returns whether the schema can be used.
 * @param each is called with every schema within, the root included
 */
export const checkSchema = (
  root: JsonSchema,
  rootPointer: string,
  report: Report,
  each?: (part: SubSchema) => void,
): boolean => {
  let usable = true
  const inside = new Map<JsonSchema, SubSchema[]>()
  const refuse: Report = (...diagnostic) => {
    usable = false
    report(...diagnostic)
  }

  const visit = (
    schema: unknown,
    pointer: string,
    depth: number,
    above: SubSchema[],
    isDefinition = false,
  ): void => {
    if (typeof schema === 'boolean' || inside.size > LIMITS.schemas) return
    if (!isJsonObject(schema)) return refuse('invalid-schema', pointer, '应为对象')
    if (depth > LIMITS.depth) return refuse('too-deep', pointer)
    const within: SubSchema[] = []
    inside.set(schema, within)
    above.push({ schema, pointer, isDefinition })
    each?.({ schema, pointer, isDefinition })
    checkKeywords(schema, pointer, refuse, report)
    for (const keyword of ONE)
      if (schema[keyword] !== undefined && !Array.isArray(schema[keyword]))
        visit(schema[keyword], pointerTo(pointer, keyword), depth + 1, within)
    for (const keyword of MANY) {
      const schemas = schema[keyword]
      if (Array.isArray(schemas))
        schemas.forEach((item, index) =>
          visit(item, pointerTo(pointer, keyword, index), depth + 1, within),
        )
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
      for (const [name, item] of Object.entries(schemas))
        if (!(keyword === 'dependencies' && isTextList(item)))
          visit(
            item,
            pointerTo(pointer, keyword, name),
            depth + 1,
            within,
            DEFINITIONS.includes(keyword),
          )
    }
  }

  visit(root, rootPointer, 1, [])
  if (inside.size > LIMITS.schemas) refuse('too-many-schemas', rootPointer)
  if (usable) checkReferences(root, rootPointer, inside, refuse)
  if (usable && !isReadable(root))
    refuse('invalid-schema', rootPointer, '含有无法解析的 $id 或 $ref')
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

  const { type = 'object' } = schema
  const types: unknown[] = Array.isArray(type) ? type : [type]
  if (types.length === 0 || !types.every((one) => typeof one === 'string' && TYPES.includes(one)))
    wrong('type', `${TYPES.join('、')} 之一`)
  if (schema.required !== undefined && !isTextList(schema.required))
    wrong('required', '字段名的列表')
  if (
    schema.dependentRequired !== undefined &&
    !(
      isJsonObject(schema.dependentRequired) &&
      Object.values(schema.dependentRequired).every(isTextList)
    )
  )
    wrong('dependentRequired', '字段名的列表的对象')
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
  if (Number(schema.multipleOf) <= 0) wrong('multipleOf', '大于 0 的数字')
  for (const keyword of VALUES)
    if (JSON.stringify(schema[keyword])?.includes('"$ref":'))
      refuse('forbidden-name', pointerTo(pointer, keyword), '$ref')
  for (const keyword of TEXTS)
    if (schema[keyword] !== undefined && typeof schema[keyword] !== 'string') wrong(keyword, '文字')

  if (typeof schema.pattern === 'string')
    checkPattern(schema.pattern, pointerTo(pointer, 'pattern'), refuse)
  if (isJsonObject(schema.patternProperties))
    for (const pattern of Object.keys(schema.patternProperties))
      checkPattern(pattern, pointerTo(pointer, 'patternProperties', pattern), refuse)
  for (const keyword of DYNAMIC)
    if (schema[keyword] !== undefined) wrong(keyword, '$ref，不支持动态引用')
  if (typeof schema.format === 'string' && isForbiddenName(schema.format))
    refuse('forbidden-name', pointerTo(pointer, 'format'), schema.format)
  else if (typeof schema.format === 'string' && !KNOWN_FORMATS.includes(schema.format))
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
