import { getUiOptions } from '@rjsf/utils'
import { atPointer } from '#engine/json/pointer.ts'
import { isJsonObject } from '#engine/json/object.ts'
import type { JsonSchema, UiSchema } from '#engine/language/json-schema.ts'
import type { FormDefinition } from './form-types.ts'
import { withKnownWidgets } from './known-widgets.ts'
import { isEmptyAnswer } from '#engine/json/empty.ts'

/** The data with the fields that are still empty filled from `ui:options.source`. */
export const withSources = (
  { schema, uiSchema = {} }: FormDefinition,
  data: unknown,
  collected: Readonly<Record<string, unknown>>,
): unknown => filled(schema, withKnownWidgets(uiSchema), data, collected)

const filled = (
  schema: JsonSchema,
  uiSchema: UiSchema,
  data: unknown,
  collected: Readonly<Record<string, unknown>>,
): unknown => {
  const { source } = getUiOptions(uiSchema)
  if (typeof source === 'string' && isEmptyAnswer(data)) {
    const found = atPointer(collected, source)
    if (!isEmptyAnswer(found)) return structuredClone(found)
  }
  const { properties } = schema
  if (!isJsonObject(properties) || (data !== undefined && !isJsonObject(data))) return data
  let result = data
  for (const [name, ui] of Object.entries(uiSchema)) {
    const property = properties[name]
    if (!isJsonObject(ui) || !isJsonObject(property)) continue
    const before = result && Object.hasOwn(result, name) ? result[name] : undefined
    const after = filled(property, ui, before, collected)
    if (after !== before) result = { ...result, [name]: after }
  }
  return result
}
