import { isJsonObject } from '../json/object.ts'
import { atPointer, pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import type { UiSchema } from '../language/json-schema.ts'
import { OPTIONS } from '../language/words.ts'
import { checkMembers } from './check-members.ts'
import { withNearest } from './words/nearest-word.ts'

/** Checks that headings name fields that exist. */
export const checkSections = (
  uiSchema: UiSchema,
  fields: ReadonlyMap<string, unknown>,
  pointer: string,
  report: Report,
): void => {
  const sections = atPointer(uiSchema, `/ui:options/${OPTIONS.sections}`)
  const at = pointerTo(pointer, 'ui:options', OPTIONS.sections)
  if (sections === undefined) return
  if (!Array.isArray(sections)) return report('invalid-option', at, '“sections”应为列表')
  sections.forEach((section: unknown, index) => {
    const where = pointerTo(at, index)
    checkMembers(section, 'section', where, report)
    if (!isJsonObject(section) || !isNamed(section) || !Array.isArray(section.fields))
      return report('invalid-option', where, '“sections”的每项应有 title 或 tab，和 fields')
    section.fields.forEach((name: unknown, place) => {
      if (typeof name !== 'string' || !fields.has(name))
        report(
          'unknown-field',
          pointerTo(where, 'fields', place),
          `sections 提到的${typeof name === 'string' ? withNearest(name, fields.keys()) : JSON.stringify(name)}`,
        )
    })
  })
}

const isNamed = ({ title, tab }: Record<string, unknown>): boolean => {
  const names = [title, tab].filter((name) => name !== undefined)
  return names.length > 0 && names.every((name) => typeof name === 'string')
}
