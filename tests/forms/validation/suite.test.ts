import type { RJSFSchema } from '@rjsf/utils'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSchema } from '#engine/form/check-schema.ts'
import { checkShape } from '#engine/process/check-shape.ts'
import { collectDiagnostics } from '#engine/language/diagnostic.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { holds } from '#engine/validation/condition.ts'
import { findJsonSchemaSuite } from '#scripts/json-schema-suite.mjs'
import { compilingValidator } from '#src/forms/validation/compiling-validator.ts'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'
import { KEYWORD_CASES, type SchemaCase } from './keyword-cases.ts'
import { REFUSED_SCHEMAS, SKIPPED_CASES } from './suite-skips.ts'

/** The folder of the public JSON Schema Test Suite, draft 7. */
const folder = findJsonSchemaSuite()

const suiteCases = (dir: string): SchemaCase[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => {
      const cases = JSON.parse(readFileSync(join(dir, file), 'utf8')) as SchemaCase[]
      return cases.map((one) => ({ ...one, description: `${file}: ${one.description}` }))
    })

/** Returns the diagnostic with which a schema is refused; undefined if a form may have it. */
const refusalOf = (schema: unknown): string | undefined => {
  // A form's schema is an object.
  if (!isJsonObject(schema)) return 'no object'
  const { diagnostics, report } = collectDiagnostics()
  const isUsable = checkShape(schema, '', report) && checkSchema(schema, '', report)
  return isUsable ? undefined : (diagnostics[0]?.code ?? 'unknown')
}

const judge = (cases: readonly SchemaCase[]) => {
  const refused: Record<string, string> = {}
  const apart: string[] = []
  const wrong: string[] = []
  let schemas = 0
  let verdicts = 0
  for (const { description, schema, tests } of cases) {
    const refusal = refusalOf(schema)
    if (refusal !== undefined) {
      refused[description] = refusal
      continue
    }
    schemas += 1
    for (const { description: what, data, valid } of tests) {
      verdicts += 1
      const form = schema as RJSFSchema
      const compiled = compilingValidator.isValid(form, data, form)
      const interpreted = interpretingValidator.isValid(form, data, form)
      const evaluated = holds(form, data)
      const name = `${description} › ${what}`
      if (compiled !== interpreted || evaluated !== interpreted)
        apart.push(`${name}: ajv ${compiled}, interpreter ${interpreted}, condition ${evaluated}`)
      else if (compiled !== valid) wrong.push(name)
    }
  }
  return { schemas, verdicts, refused, apart, wrong }
}

describe('the two validators, keyword by keyword', () => {
  it('come to the verdict of the specification', () => {
    const { apart, wrong, schemas, verdicts } = judge(KEYWORD_CASES)
    expect({ apart, wrong }).toEqual({ apart: [], wrong: [] })
    expect([schemas, verdicts].every((count) => count > 70)).toBe(true)
  })

  it.each([
    [{ multipleOf: 0 }, 'invalid-schema'],
    [{ multipleOf: -2 }, 'invalid-schema'],
    [{ enum: [{ $ref: '#/definitions/a' }] }, 'forbidden-name'],
    [{ const: [{ a: { $ref: '#' } }] }, 'forbidden-name'],
    [{ enum: ['"$ref":', '#/definitions/a'] }, undefined],
  ])('are not asked about %j where they would read it differently: %s', (part, refusal) => {
    expect(refusalOf({ definitions: { a: { type: 'string' } }, ...part })).toBe(refusal)
  })
})

describe.runIf(folder)('the public JSON Schema Test Suite', () => {
  const cases = folder ? suiteCases(folder) : []

  it('gets its verdicts from both validators, except for the listed skips', ({ task }) => {
    const { schemas, verdicts, refused, apart, wrong } = judge(cases)
    const skipped = Object.values(SKIPPED_CASES).flat()
    Object.assign(task.meta, {
      tally: {
        name: 'JSON Schema Test Suite',
        text: `${verdicts - wrong.length} cases run, ${wrong.length} skipped, ${Object.keys(refused).length} schemas refused, each with its reason`,
      },
    })
    expect(apart).toEqual([])
    // A skip that passes must leave the list; a new deviation must be fixed or listed.
    expect(wrong.toSorted()).toEqual(skipped.toSorted())
    expect(schemas).toBeGreaterThan(100)
  })

  it('has only the listed schemas refused, each with its diagnostic', () => {
    const { refused } = judge(cases)
    const listed = Object.entries(REFUSED_SCHEMAS).flatMap(([code, names]) =>
      names.map((name) => [name, code] as const),
    )
    expect(refused).toEqual(Object.fromEntries(listed))
  })
})

it.skipIf(folder)(
  'NOT RUN: the JSON Schema Test Suite is missing (apt install json-schema-test-suite, or set JSON_SCHEMA_SUITE to its tests/draft7)',
  () => {
    expect(folder).toBeDefined()
  },
)
