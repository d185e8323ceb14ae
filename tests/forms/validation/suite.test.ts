import type { RJSFSchema } from '@rjsf/utils'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSchema } from '#engine/form/check-schema.ts'
import { checkShape } from '#engine/process/check-shape.ts'
import { collectDiagnostics } from '#engine/language/diagnostic.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { compilingValidator } from '#src/forms/validation/compiling-validator.ts'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'
import { KEYWORD_CASES, type SchemaCase } from './keyword-cases.ts'

/** A folder of the public JSON Schema Test Suite, e.g. `tests/draft7`: its cases are judged as well. */
const { JSON_SCHEMA_SUITE: folder } = process.env

const suiteCases = (dir: string): SchemaCase[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const cases = JSON.parse(readFileSync(join(dir, file), 'utf8')) as SchemaCase[]
      return cases.map((one) => ({ ...one, description: `${file}: ${one.description}` }))
    })

/** Why the checker refuses a schema; undefined where a form may have it. */
const refusalOf = (schema: unknown): string | undefined => {
  // A form's schema is an object.
  if (!isJsonObject(schema)) return 'no object'
  const { diagnostics, report } = collectDiagnostics()
  const isUsable = checkShape(schema, '', report) && checkSchema(schema, '', report)
  return isUsable ? undefined : (diagnostics[0]?.code ?? 'unknown')
}

/** Where both validators differ from the public suite on purpose, by what the case's description says. */
const OUR_CHOICES: readonly [about: RegExp, reason: string][] = [
  [/^ref\.json: ref overrides/, '2019-09: keywords beside $ref count'],
  [/^optional\/content\.json/, 'contentEncoding and contentMediaType describe, and check nothing'],
  [/^optional\/format\/uri\.json/, 'uri is a web address: http or https'],
  [
    /^optional\/(format\/|ecmascript-regex)/,
    'formats outside our table are warned of, and check nothing',
  ],
]

const judge = (cases: readonly SchemaCase[]) => {
  const refused: Record<string, number> = {}
  const apart: string[] = []
  const chosen: Record<string, number> = {}
  const wrong: string[] = []
  let schemas = 0
  let verdicts = 0
  for (const { description, schema, tests } of cases) {
    const refusal = refusalOf(schema)
    if (refusal !== undefined) {
      refused[refusal] = (refused[refusal] ?? 0) + 1
      continue
    }
    schemas += 1
    for (const { description: what, data, valid } of tests) {
      verdicts += 1
      const form = schema as RJSFSchema
      const compiled = compilingValidator.isValid(form, data, form)
      const interpreted = interpretingValidator.isValid(form, data, form)
      const name = `${description} › ${what}`
      if (compiled !== interpreted) apart.push(`${name}: ajv ${compiled}`)
      else if (compiled !== valid) {
        const choice = OUR_CHOICES.find(([about]) => about.test(name))?.[1]
        if (choice === undefined) wrong.push(name)
        else chosen[choice] = (chosen[choice] ?? 0) + 1
      }
    }
  }
  return { schemas, verdicts, refused, apart, chosen, wrong }
}

describe('the two validators, keyword by keyword', () => {
  const agree = (cases: readonly SchemaCase[]) => {
    const { apart, wrong, ...figures } = judge(cases)
    console.info(JSON.stringify(figures))
    expect({ apart, wrong }).toEqual({ apart: [], wrong: [] })
    return figures
  }

  it('come to the verdict of the specification', () => {
    const { schemas, verdicts } = agree(KEYWORD_CASES)
    expect([schemas, verdicts].every((count) => count > 70)).toBe(true)
  })

  it.runIf(folder)('come to the verdict of the public suite', () => {
    expect(agree(suiteCases(folder ?? '')).schemas).toBeGreaterThan(100)
  })
})
