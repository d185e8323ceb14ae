import { hasWidget, type RegistryWidgetsType, type RJSFSchema } from '@rjsf/utils'
import type { FormPlan } from '#engine/form/form-plan.ts'
import { isJsonObject } from '#engine/json/object.ts'
import { changeAt } from '#engine/json/pointer.ts'
import type { UiSchema } from '#engine/language/json-schema.ts'
import { LAYOUT_FIELDS } from '#engine/language/words.ts'

/**
 * Returns a form's uiSchema for rjsf alone.
 * @returns `uiSchema` without the names of widgets that rjsf does not have, on which it fails, and of fields that mean what the
 *   schema says, of which `OneOfField` renders itself without an end; `own` has the names of these widgets
 */
export const plainUiSchema = (
  { root, fields, uiSchema }: FormPlan,
  widgets: RegistryWidgetsType<unknown, RJSFSchema>,
): { uiSchema: UiSchema; own: readonly string[] } => {
  const own = new Set<string>()
  const understood = (options: Record<string, unknown>, prefix: string, schema: RJSFSchema) =>
    Object.fromEntries(
      Object.entries(options).filter(([key, name]) => {
        if (key === `${prefix}field`) return (LAYOUT_FIELDS as readonly unknown[]).includes(name)
        if (key !== `${prefix}widget` || typeof name !== 'string') return true
        if (hasWidget(schema, name, widgets)) return true
        own.add(name)
        return false
      }),
    )
  const plain = [root, ...fields].reduce<unknown>(
    (whole, { uiPointer, schema }) =>
      changeAt(whole, uiPointer, (ui) => {
        if (!isJsonObject(ui)) return ui
        const options = ui['ui:options']
        return {
          ...understood(ui, 'ui:', schema),
          ...(isJsonObject(options) && { 'ui:options': understood(options, '', schema) }),
        }
      }),
    uiSchema,
  )
  return { uiSchema: plain as UiSchema, own: [...own].toSorted() }
}
