import type { RJSFSchema } from '@rjsf/utils'
import { isJsonObject, type JsonSchema } from '#schemas/process/json-schema.ts'

/** A schema as rjsf can render it: it refuses a list that doesn't say what it is a list of. */
export const renderableSchema = (schema: JsonSchema): RJSFSchema => withItems(schema) as RJSFSchema

const withItems = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withItems)
  if (!isJsonObject(value)) return value
  const whole = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, DATA.has(key) ? member : withItems(member)]),
  )
  return whole.type === 'array' && !('items' in whole) ? { ...whole, items: {} } : whole
}

/** Keywords whose value is data, not schemas. */
const DATA = new Set(['const', 'enum', 'default', 'examples'])
