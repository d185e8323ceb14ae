import { getUiOptions } from '@rjsf/utils'
import { isJsonObject } from '#engine/json/object.ts'
import type { JsonSchema, UiSchema } from '#engine/language/json-schema.ts'
import { widgetNameOf } from './widget-name.ts'

/**
 * A schema by which a box that has to be answered begins unticked: that is an answer. A question with yes and no
 * begins without one (`requiredBooleanDefault` of rjsf knows no difference).
 */
export const withUntickedBoxes = (schema: JsonSchema, uiSchema: UiSchema): JsonSchema => {
  const { properties, required, items } = schema
  const names: readonly unknown[] = Array.isArray(required) ? required : []
  const changed: Record<string, unknown> = { ...schema }
  if (isJsonObject(properties))
    changed.properties = Object.fromEntries(
      Object.entries(properties).map(([name, member]) => {
        if (!isJsonObject(member)) return [name, member]
        const ui = partOf(uiSchema, name)
        const isBegun = names.includes(name) && member.default === undefined && isBox(member, ui)
        return [name, { ...withUntickedBoxes(member, ui), ...(isBegun && { default: false }) }]
      }),
    )
  if (isJsonObject(items)) changed.items = withUntickedBoxes(items, partOf(uiSchema, 'items'))
  for (const keyword of ['then', 'else'] as const) {
    const branch = schema[keyword]
    if (isJsonObject(branch)) changed[keyword] = withUntickedBoxes(branch, uiSchema)
  }
  for (const keyword of ['allOf', 'oneOf', 'anyOf'] as const) {
    const branches = schema[keyword]
    if (Array.isArray(branches))
      changed[keyword] = branches.map((branch: unknown) =>
        isJsonObject(branch) ? withUntickedBoxes(branch, uiSchema) : branch,
      )
  }
  return changed
}

const isBox = (schema: JsonSchema, uiSchema: UiSchema): boolean =>
  schema.type === 'boolean' &&
  ['checkbox', 'switch'].includes(widgetNameOf(schema, getUiOptions(uiSchema).widget))

const partOf = (uiSchema: UiSchema, name: string): UiSchema => {
  const part = Object.hasOwn(uiSchema, name) ? uiSchema[name] : undefined
  return isJsonObject(part) ? part : {}
}
