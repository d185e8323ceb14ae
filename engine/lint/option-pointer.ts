import { pointerTo } from '../json/pointer.ts'
import type { UiSchema } from '../language/json-schema.ts'

/** The pointer to a field's option: `ui:<name>` says the same as `ui:options.<name>`. */
export const optionPointer = (ui: UiSchema, pointer: string, name: string): string =>
  ui[`ui:${name}`] === undefined
    ? pointerTo(pointer, 'ui:options', name)
    : pointerTo(pointer, `ui:${name}`)
