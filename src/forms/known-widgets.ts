import { isJsonObject, type UiSchema } from '#schemas/process/json-schema.ts'
import { OPTIONS } from '#schemas/process/vocabulary.ts'
import { isWidgetName } from './widget-name.ts'

/** A uiSchema without widgets that don't exist: rjsf throws on one, and the field's type has a widget anyway. */
export const withKnownWidgets = (uiSchema: UiSchema): UiSchema => {
  const entries = Object.entries(uiSchema).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'ui:widget' && !isWidgetName(value)) return []
    if (key === 'ui:field') return []
    if (key === 'ui:options' && isJsonObject(value)) {
      const { widget: named, field: _field, ...others } = value
      // What is computed is to be read, whatever it would be answered with.
      const widget = typeof others[OPTIONS.computed] === 'string' ? 'readonly' : named
      return [[key, isWidgetName(widget) ? { ...others, widget } : others]]
    }
    if (key.startsWith('ui:')) return [[key, value]]
    if (Array.isArray(value))
      return [
        [key, value.map((item: unknown) => (isJsonObject(item) ? withKnownWidgets(item) : item))],
      ]
    return [[key, isJsonObject(value) ? withKnownWidgets(value) : value]]
  })
  return Object.fromEntries(entries)
}
