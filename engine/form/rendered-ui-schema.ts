import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { UiSchema } from '../language/json-schema.ts'
import { validOption } from '../widgets/options.ts'
import { widgetOfRjsf } from '../widgets/widgets.ts'
import type { Field } from './form-plan.ts'

/** The option that gives widgets and templates of rjsf the compiled field that they render. */
export const COMPILED = 'compiled'

/**
 * Converts the uiSchema to one that rjsf can render: without options that it throws on or that a definition may not
 * use, computed fields read-only, and each field's part with the compiled field (`COMPILED`).
 */
export const renderedUiSchema = (uiSchema: UiSchema, fields: readonly Field[]): UiSchema => {
  const byPointer = new Map<string, Field>()
  for (const field of fields)
    if (!byPointer.has(field.uiPointer)) byPointer.set(field.uiPointer, field)

  const rendered = (ui: UiSchema, pointer: string): UiSchema => {
    const field = byPointer.get(pointer)
    const entries = Object.entries(ui).flatMap(([key, value]): [string, unknown][] => {
      if (key === 'ui:options') return []
      if (key.startsWith('ui:'))
        return validOption(key.slice(3), value).map(([, kept]) => [key, kept])
      const at = pointerTo(pointer, key)
      if (Array.isArray(value))
        return [
          [
            key,
            value.map((item: unknown, index) =>
              isJsonObject(item) ? rendered(item, pointerTo(at, index)) : {},
            ),
          ],
        ]
      return isJsonObject(value) ? [[key, rendered(value, at)]] : []
    })
    return {
      ...Object.fromEntries(entries),
      'ui:options': renderedOptions(ui['ui:options'], field),
    }
  }
  return rendered(uiSchema, '')
}

const renderedOptions = (options: unknown, field: Field | undefined): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(isJsonObject(options) ? options : {}).flatMap(([name, value]) =>
      validOption(name, value),
    ),
  ),
  ...(field?.computed && { widget: 'readonly' }),
  // rjsf hides a field by this name alone.
  ...(widgetOfRjsf(field?.options.widget) === 'hidden' && { widget: 'hidden' }),
  ...(field?.options.enumNames !== undefined && { enumNames: field.options.enumNames }),
  ...(field && { [COMPILED]: field }),
})
