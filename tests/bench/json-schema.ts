import type { JsonSchema } from '#engine/language/json-schema.ts'
import { optionsOf, DETAILED, MIN_LENGTH, PATTERN, type BenchForm, type Field } from './fields.ts'

/** Converts a form to JSON Schema and its initial data. */
export const asJsonSchema = ({ sections, table, condition }: BenchForm) => {
  const properties: Record<string, JsonSchema> = {}
  for (const { key, title, fields } of sections) properties[key] = { ...objectOf(fields), title }
  if (table) {
    const items = { ...objectOf(table.columns), title: '行' }
    properties.rows = { type: 'array', title: '明细', minItems: table.rows, items }
  }
  if (condition) {
    const { mode, fields } = condition
    properties.more = {
      ...objectOf([mode]),
      title: '更多',
      if: { properties: { mode: { const: DETAILED } }, required: [mode.key] },
      then: objectOf(fields),
    }
  }
  return {
    schema: { type: 'object', required: Object.keys(properties), properties },
    data: table ? { rows: Array.from({ length: table.rows }, () => ({})) } : {},
  }
}

const objectOf = (fields: readonly Field[]) => ({
  type: 'object',
  required: fields.map(({ key }) => key),
  properties: Object.fromEntries(fields.map((field) => [field.key, schemaOf(field)])),
})

const schemaOf = (field: Field): JsonSchema => {
  const { title, kind } = field
  switch (kind) {
    case 'text':
      return { type: 'string', title, minLength: MIN_LENGTH, pattern: PATTERN }
    case 'number':
      return { type: 'number', title }
    case 'select':
      return { type: 'string', title, enum: optionsOf(field) }
    case 'date':
      return { type: 'string', title, format: 'date' }
    case 'boolean':
      return { type: 'boolean', title }
  }
}
