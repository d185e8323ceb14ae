import type { RJSFSchema } from '@rjsf/utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMATS } from '#engine/formats/formats.ts'
import { checkForm } from '#src/forms/validation/check-form.ts'
import { compilingValidator } from '#src/forms/validation/compiling-validator.ts'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'
import {
  applicationData,
  applicationForm,
} from '#src/workbench/gallery/specimens/application-form.ts'

/** Number of random schemas, as `npm run fuzz` sets it. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 0)

const NAMES = ['a', 'b', '企业', 'x y', 'p/q~r', '100%', '#']

const words = fc.constantFrom('', 'x', 'abc', '中文', '😀😀', '2026-11-20', '13800010000', '12.50')
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    words,
    fc.integer({ min: -3, max: 12 }),
    fc.constantFrom(0.1, 0.3, 1.25, 2.5),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 4 }),
  ),
})).value

const schemas = fc.letrec<{ schema: RJSFSchema; object: RJSFSchema }>((tie) => ({
  object: fc.record(
    {
      type: fc.constant('object' as const),
      properties: fc.dictionary(fc.constantFrom(...NAMES), tie('schema'), { maxKeys: 4 }),
      required: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 3 }),
      additionalProperties: fc.boolean(),
      minProperties: fc.nat(2),
      if: tie('schema'),
      then: tie('schema'),
      else: tie('schema'),
      dependencies: fc.dictionary(
        fc.constantFrom(...NAMES),
        fc.oneof(fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 2 }), tie('schema')),
        { maxKeys: 2 },
      ),
    },
    { requiredKeys: ['type'] },
  ),
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record(
      {
        type: fc.constant('string' as const),
        minLength: fc.nat(3),
        maxLength: fc.nat(6),
        pattern: fc.constantFrom('^[a-z]+$', '^\\p{L}', '中', '^.{2}$'),
        format: fc.constantFrom(...FORMATS, 'unknown-format'),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record(
      {
        type: fc.constantFrom('number' as const, 'integer' as const),
        minimum: fc.integer({ min: -2, max: 5 }),
        exclusiveMaximum: fc.integer({ min: 0, max: 9 }),
        multipleOf: fc.constantFrom(0.1, 0.01, 0.25, 2),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ type: fc.constantFrom('boolean' as const, 'null' as const) }),
    fc.record({ enum: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }) }),
    fc.record({ const: values as fc.Arbitrary<string> }),
    fc.record(
      {
        type: fc.constant('array' as const),
        items: tie('schema'),
        minItems: fc.nat(2),
        maxItems: fc.nat(3),
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
    tie('object'),
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ allOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('schema') }),
  ),
}))

/** Copies data as JSON, as it would arrive. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe('the two validators', () => {
  it('give the same verdict', { timeout: 240_000 + RUNS * 10 }, () => {
    let valid = 0
    fc.assert(
      fc.property(schemas.schema, values, (rawSchema, rawData) => {
        const [schema, data] = [asJson(rawSchema), asJson(rawData)]
        const compiled = compilingValidator.isValid(schema, data, schema)
        valid += compiled ? 1 : 0
        expect(interpretingValidator.isValid(schema, data, schema)).toBe(compiled)
      }),
      { numRuns: Math.max(800, RUNS / 10) },
    )
    // Both verdicts occur, so that the comparison means something.
    expect(valid).toBeGreaterThan(80)
  })

  it('report errors of the same fields', { timeout: 240_000 + RUNS * 10 }, () => {
    fc.assert(
      fc.property(schemas.object, values, (rawSchema, rawData) => {
        const [schema, data] = [asJson(rawSchema), asJson(rawData)]
        const at = (validator: typeof interpretingValidator) => {
          const { errors = [] } = validator.rawValidation<{
            keyword: string
            instancePath: string
          }>(schema, data)
          return errors
            .filter(({ keyword }) =>
              ['required', 'minLength', 'format', 'minimum'].includes(keyword),
            )
            .map(({ keyword, instancePath }) => `${keyword} ${instancePath}`)
            .toSorted()
        }
        expect(at(interpretingValidator)).toEqual(at(compilingValidator))
      }),
      { numRuns: Math.max(300, RUNS / 100) },
    )
  })

  it.each([
    ['interpreting', interpretingValidator],
    ['compiling', compilingValidator],
  ])('%s: reports nothing of a branch after two that hold', (_, validator) => {
    const schema: RJSFSchema = { oneOf: [{ enum: [''] }, { maxLength: 0 }, { format: 'mobile' }] }
    const { errors = [] } = validator.rawValidation<{ keyword: string }>(schema, '')
    expect(errors.map(({ keyword }) => keyword)).toEqual(['oneOf'])
  })

  it.each([
    ['interpreting', interpretingValidator],
    ['compiling', compilingValidator],
  ])('%s: does not modify the schema', (_, validator) => {
    const schema = structuredClone(applicationForm.schema) as RJSFSchema
    expect(checkForm(validator, schema, applicationData)).toEqual([])
    expect(schema).toEqual(applicationForm.schema)
  })

  it.each([
    ['interpreting', interpretingValidator],
    ['compiling', compilingValidator],
  ])('%s: follows references of a sub-schema into the root', (_, validator) => {
    const part: RJSFSchema = { properties: { a: { $ref: '#/definitions/code' } } }
    const root: RJSFSchema = { definitions: { code: { const: 'yes' } }, ...part }
    expect(validator.isValid(part, { a: 'yes' }, root)).toBe(true)
    expect(validator.isValid(part, { a: 'no' }, root)).toBe(false)
    expect(checkForm(validator, root, { a: 'no' })).toMatchObject([
      { path: ['a'], keyword: 'const', params: { allowedValue: 'yes' } },
    ])
  })

  it.each([
    ['interpreting', interpretingValidator],
    ['compiling', compilingValidator],
  ])('%s: counts a member that is undefined as missing', (_, validator) => {
    const schema: RJSFSchema = { required: ['a'] }
    expect(validator.isValid(schema, { a: undefined }, schema)).toBe(false)
  })
})

describe('checkForm', () => {
  const check = (schema: RJSFSchema, data: unknown) =>
    checkForm(interpretingValidator, schema, data)

  it("counts '', null, blanks and empty lists as missing", () => {
    const required = ['a', 'b', 'c', 'd']
    const found = check({ required }, { a: '', b: null, c: '  ', d: [] })
    expect(found.map(({ path, keyword }) => [...path, keyword])).toEqual(
      required.map((name) => [name, 'required']),
    )
  })

  it('reports of several branches only the errors of the likely one', () => {
    const schema: RJSFSchema = {
      oneOf: [
        { properties: { kind: { const: 'a' }, x: { type: 'string' } }, required: ['x', 'kind'] },
        { properties: { kind: { const: 'b' }, y: { type: 'string' } }, required: ['y', 'kind'] },
      ],
    }
    expect(check(schema, { kind: 'b' })).toMatchObject([{ path: ['y'], keyword: 'required' }])
  })

  it('throws on a schema with a broken reference', () => {
    expect(() => check({ $ref: '#/definitions/none' }, {})).toThrow()
  })
})
