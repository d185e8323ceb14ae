import { isJsonObject } from '#engine/json/object.ts'
import type { UiSchema } from '#engine/language/json-schema.ts'
import { completeOrder, optionProblem } from '#engine/language/options.ts'
import { OPTIONS } from '#engine/language/words.ts'
import { isWidgetName } from './widget-name.ts'

/**
 * A uiSchema without what rjsf throws on or a definition may not reach: widgets that don't exist (the field's type has
 * one anyway), rjsf's own fields and templates, options of the wrong kind. The definition's check has told its author.
 */
export const withKnownWidgets = (uiSchema: UiSchema): UiSchema => known(uiSchema, true)

/** The same for answers that are read: what is computed is shown as what it would be answered with. */
export const withReviewedWidgets = (uiSchema: UiSchema): UiSchema => known(uiSchema, false)

const known = (uiSchema: UiSchema, isForm: boolean): UiSchema => {
  const entries = Object.entries(uiSchema).flatMap(([key, value]): [string, unknown][] => {
    if (key === 'ui:options') return isJsonObject(value) ? [[key, knownOptions(value, isForm)]] : []
    if (key === 'ui:widget') return isWidgetName(value) ? [[key, value]] : []
    if (key.startsWith('ui:'))
      return knownOption(key.slice(3), value).map(([, kept]) => [key, kept])
    if (Array.isArray(value))
      return [[key, value.map((item: unknown) => (isJsonObject(item) ? known(item, isForm) : {}))]]
    return isJsonObject(value) ? [[key, known(value, isForm)]] : []
  })
  return Object.fromEntries(entries)
}

const knownOptions = (
  options: Record<string, unknown>,
  isForm: boolean,
): Record<string, unknown> => {
  const { widget: named, ...others } = options
  // What is computed is to be read, whatever it would be answered with.
  const widget = isForm && typeof others[OPTIONS.computed] === 'string' ? 'readonly' : named
  const kept = Object.entries(others).flatMap(([name, value]) => knownOption(name, value))
  return { ...Object.fromEntries(kept), ...(isWidgetName(widget) && { widget }) }
}

const knownOption = (name: string, value: unknown): [string, unknown][] => {
  if (optionProblem(name, value) !== undefined) return []
  return [[name, name === 'order' && Array.isArray(value) ? completeOrder(value) : value]]
}
