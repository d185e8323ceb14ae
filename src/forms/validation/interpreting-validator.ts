import type { OutputUnit, Schema } from '@cfworker/json-schema'
import { withIdRefPrefix, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js'
import type { ErrorObject } from 'ajv'
import { Validator } from '#engine/validation/interpreter.ts'
import { keywordAt } from './keyword-at.ts'
import { plainJson } from './plain-json.ts'

/*
 * The portal's Content-Security-Policy forbids compiling code, which ajv does. This validator interprets the schema
 * instead, and returns errors in ajv's format.
 */

/** The id of the root schema to which rjsf's references of a sub-schema lead (`withIdRefPrefix`). */
const ROOT = '__rjsf_rootSchema'

type Cache = WeakMap<object, WeakMap<object, Validator>>
/** Validators by root and schema; the quick ones stop at the first error. */
const quick: Cache = new WeakMap()
const thorough: Cache = new WeakMap()

const validatorOf = (cache: Cache, schema: RJSFSchema, root: RJSFSchema): Validator => {
  const ofRoot = cache.get(root) ?? new WeakMap<object, Validator>()
  cache.set(root, ofRoot)
  const found = ofRoot.get(schema)
  if (found) return found
  const text = JSON.stringify(schema)
  const refers = schema !== root && text.includes('"$ref"')
  // The library modifies the schemas that it is given: it gets copies.
  const copy = JSON.parse(text) as RJSFSchema
  const validator = new Validator(
    (refers ? withIdRefPrefix(copy) : copy) as Schema,
    '2019-09',
    cache === quick,
  )
  if (refers) validator.addSchema(structuredClone(root) as Schema, ROOT)
  ofRoot.set(schema, validator)
  return validator
}

/** A validator for rjsf without code generation. */
export const interpretingValidator: ValidatorType = {
  isValid: (schema, formData, rootSchema) => {
    if (typeof schema === 'boolean') return schema
    try {
      return validatorOf(quick, schema, rootSchema).validate(plainJson(formData)).valid
    } catch {
      return false
    }
  },
  rawValidation: <Result>(schema: RJSFSchema, formData: unknown) => {
    try {
      const { errors } = validatorOf(thorough, schema, schema).validate(plainJson(formData))
      const found = withoutUntried(errors.flatMap((unit) => errorOf(unit, schema) ?? []))
      return found.length > 0 ? { errors: found as Result[] } : {}
    } catch (error) {
      return { validationError: error instanceof Error ? error : new Error(String(error)) }
    }
  },
  validateFormData: (formData, schema, customValidate, transformErrors, uiSchema) =>
    processRawValidationErrors(
      interpretingValidator,
      interpretingValidator.rawValidation<ErrorObject>(schema, formData),
      formData,
      schema,
      customValidate,
      transformErrors,
      uiSchema,
    ),
}

/** Keywords whose units only wrap the errors of a sub-schema. */
const WRAPPERS = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'prefixItems',
  'additionalItems',
  'dependentSchemas',
  'unevaluatedProperties',
  'unevaluatedItems',
])

const LIMITS = new Set([
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
])

/** Converts a unit of the library into an error of ajv; undefined for a wrapper. */
const errorOf = (unit: OutputUnit, root: RJSFSchema): ErrorObject | undefined => {
  const { error } = unit
  const [keyword, schemaPath] = [unit.keyword, unit.keywordLocation].map((one) =>
    one.replace(/m(?:in|ax)Contains$/, 'contains'),
  ) as [string, string]
  const missing = /(?:required property|does not have) "(.*)"\.$/.exec(error)?.[1]
  if (WRAPPERS.has(keyword) || (keyword === 'dependencies' && missing === undefined))
    return undefined
  const base = {
    keyword: keyword === 'false' ? 'false schema' : keyword,
    instancePath: decodeURIComponent(unit.instanceLocation.slice(1)),
    schemaPath,
    message: error,
  }
  if (missing !== undefined) return { ...base, params: { missingProperty: missing } }
  const propertyName = /^Property name "(.*)" does not match/s.exec(error)?.[1]
  if (propertyName !== undefined) return { ...base, params: { propertyName } }
  const value = keywordAt(root, schemaPath)
  if (LIMITS.has(keyword)) return { ...base, params: { limit: value } }
  if (keyword === 'enum') return { ...base, params: { allowedValues: value } }
  if (keyword === 'const') return { ...base, params: { allowedValue: value } }
  return { ...base, params: { [keyword]: value } }
}

/**
 * Removes the errors of branches that ajv would not have tried: it stops at the second branch of a oneOf that holds,
 * and the errors of later ones tell the customer nothing.
 */
const withoutUntried = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const untried = errors.flatMap(({ keyword, schemaPath, params }) => {
    if (keyword !== 'oneOf') return []
    const { oneOf = [] } = params as { oneOf?: readonly unknown[] }
    const below = oneOf.map((_, index) => `${schemaPath}/${index}/`)
    const [, second] = below.flatMap((path, index) =>
      errors.some((error) => error.schemaPath.startsWith(path)) ? [] : [index],
    )
    return second === undefined ? [] : below.slice(second)
  })
  return errors.filter(({ schemaPath }) => !untried.some((path) => schemaPath.startsWith(path)))
}
