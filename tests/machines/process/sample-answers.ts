import type { PlanStep } from '#machines/process/plan.ts'
import { formatNamed } from '#schemas/process/formats.ts'
import { isJsonObject } from '#schemas/process/json-schema.ts'

/** Data that satisfies a schema of the kind that the real processes use. */
export const sampleOf = (schema: unknown): unknown => {
  if (!isJsonObject(schema)) return {}
  if ('const' in schema) return schema.const
  const options: unknown = schema.oneOf ?? schema.enum
  if (Array.isArray(options)) return isJsonObject(options[0]) ? options[0].const : options[0]
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isJsonObject(schema.properties) ? schema.properties : {}).map(
          ([name, property]) => [name, sampleOf(property)],
        ),
      )
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () => sampleOf(schema.items))
    case 'integer':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return (
        formatNamed(schema.format)?.sample(1) ??
        (schema.pattern ? '6222021234567890' : '示例内容'.repeat(3))
      )
  }
}

/** The collected data of a step, each form filled in. */
export const answersFor = (step: PlanStep): Record<string, unknown> =>
  Object.fromEntries(step.forms.map(({ id, schema }) => [id, sampleOf(schema)]))
