import type { RJSFSchema } from '@rjsf/utils'
import { checkSchema } from '#engine/form/check-schema.ts'
import { checkShape } from '#engine/process/check-shape.ts'
import { collectDiagnostics } from '#engine/language/diagnostic.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { holds } from '#engine/validation/condition.ts'
import { compilingValidator } from '#src/forms/validation/compiling-validator.ts'
import { interpretingValidator } from '#src/forms/validation/interpreting-validator.ts'
import type { SchemaCase } from './keyword-cases.ts'

/** Returns the diagnostic with which a schema is refused; undefined if a form may have it. */
export const refusalOf = (schema: unknown): string | undefined => {
  // A form's schema is an object.
  if (!isJsonObject(schema)) return 'no object'
  const { diagnostics, report } = collectDiagnostics()
  const isUsable =
    checkShape(schema, '', report) && checkSchema(schema, '', report).refused.size === 0
  return isUsable ? undefined : (diagnostics[0]?.code ?? 'unknown')
}

/** Compares the verdicts of both validators and of a condition with those that cases expect. */
export const judge = (cases: readonly SchemaCase[]) => {
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
