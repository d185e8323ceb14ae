import {
  isJsonObject,
  pointerTo,
  type JsonSchema,
  type UiSchema,
} from '#schemas/process/json-schema.ts'
import { WIDGETS } from '#schemas/process/vocabulary.ts'
import { checkOptionSource } from './check-option-source.ts'
import type { Report } from './diagnostic.ts'

const KNOWN_WIDGETS: readonly string[] = WIDGETS

/** Checks that a uiSchema names widgets that exist and fields that the schema has. */
export const checkUiSchema = (
  uiSchema: UiSchema,
  schema: JsonSchema,
  pointer: string,
  report: Report,
): void => {
  const fields = fieldNames(schema)
  const visit = (part: Record<string, unknown>, at: string): void => {
    const options = isJsonObject(part['ui:options']) ? part['ui:options'] : {}
    for (const [widget, where] of [
      [part['ui:widget'], pointerTo(at, 'ui:widget')],
      [options.widget, pointerTo(at, 'ui:options', 'widget')],
    ] as const)
      if (widget !== undefined && !(typeof widget === 'string' && KNOWN_WIDGETS.includes(widget)))
        report(
          'unknown-widget',
          where,
          typeof widget === 'string' ? widget : JSON.stringify(widget),
        )
    checkOptionSource(part, options, at, report)
    for (const [name, child] of Object.entries(part)) {
      if (name.startsWith('ui:') || !isJsonObject(child)) continue
      if (name !== 'items' && !fields.has(name)) report('unknown-field', pointerTo(at, name), name)
      visit(child, pointerTo(at, name))
    }
  }
  visit(uiSchema, pointer)
}

/** Every property name that a schema mentions, at any depth. */
const fieldNames = (schema: JsonSchema): Set<string> => {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isJsonObject(value)) return
    if (isJsonObject(value.properties))
      for (const name of Object.keys(value.properties)) names.add(name)
    Object.values(value).forEach(visit)
  }
  visit(schema)
  return names
}
