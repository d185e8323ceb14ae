import type { JsonSchema } from '../language/json-schema.ts'
import { withTargetAsPart } from './beside-references.ts'
import { withDiscriminator } from './discriminator.ts'
import { CONVERSIONS } from './keywords.ts'
import { withPlainReferences } from './references.ts'
import { mapSchemas } from './sub-schemas.ts'

/** A schema as the engine reads it, and the keywords of other drafts that were converted. */
export interface ConvertedSchema {
  schema: JsonSchema
  converted: readonly string[]
}

/**
 * Converts a schema of JSON Schema draft 4, 2019-09 or 2020-12, or of OpenAPI 3, to the draft that rjsf and both
 * validators read alike: draft 7. Fields keep their JSON pointers, but for the items of `prefixItems`, whose schemas
 * become those of `items`. Where a keyword beside a reference would hide one of its target, both count. A schema without
 * anything to convert is returned as the same object.
 */
export const convertSchema = (declared: JsonSchema): ConvertedSchema => {
  const converted = new Set<string>()
  const note = (words: string, before: JsonSchema, after: JsonSchema): JsonSchema => {
    if (after !== before) converted.add(words)
    return after
  }
  const plain = withPlainReferences(declared)
  const told = mapSchemas(plain, '', (part) =>
    note('discriminator', part, withDiscriminator(part, plain)),
  )
  const current = mapSchemas(told, '', (part) =>
    CONVERSIONS.reduce((before, [words, convert]) => note(words, before, convert(before)), part),
  )
  const schema = mapSchemas(current, '', (part) => withTargetAsPart(part, current))
  const { $schema, ...rest } = schema
  return {
    schema: typeof $schema === 'string' && !/draft-0[67]/.test($schema) ? rest : schema,
    converted: [...converted],
  }
}
