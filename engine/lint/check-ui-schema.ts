import { atPointer, pointerTo } from '../json/pointer.ts'
import { isJsonObject } from '../json/object.ts'
import { membersOf } from '../form/all-fields.ts'
import type { FormPlan } from '../form/form-plan.ts'
import type { UiSchema } from '../language/json-schema.ts'
import { wrongOption, uiOptionsOf } from '../language/options.ts'
import { OPTIONS, WIDGETS } from '../language/words.ts'
import { checkOptionSource } from './check-option-source.ts'
import { checkWithin } from './check-within.ts'
import type { Report } from '../language/diagnostic.ts'

const KNOWN_WIDGETS: readonly string[] = WIDGETS

/** Checks that a uiSchema names widgets that exist, fields that the schema has, and options that may be set. */
export const checkUiSchema = (form: FormPlan, pointer: string, report: Report): void => {
  const { uiSchema, root, fields } = form
  const known = new Set(fields.map(({ uiPointer }) => pointer + uiPointer))
  let isNarrowed = false
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
    const all = uiOptionsOf(part)
    isNarrowed ||= all[OPTIONS.within] !== undefined
    checkOptionSource(part, all, at, report)
    checkOptions(part, options, at, report)
    for (const [name, child] of Object.entries(part)) {
      if (name.startsWith('ui:') || !isJsonObject(child)) continue
      if (!NO_FIELDS.includes(name) && !known.has(pointerTo(at, name)))
        report('unknown-field', pointerTo(at, name), name)
      visit(child, pointerTo(at, name))
    }
  }
  visit(uiSchema, pointer)
  checkSections(uiSchema, membersOf(root), pointer, report)
  if (isNarrowed) checkWithin(form, pointer, report)
}

/** Members of a uiSchema that are about items and branches, as rjsf has them. */
const NO_FIELDS: readonly string[] = [
  'items',
  'additionalItems',
  'additionalProperties',
  'oneOf',
  'anyOf',
]

/** Checks that headings name fields that exist. */
const checkSections = (
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
    if (!isJsonObject(section) || !isNamed(section) || !Array.isArray(section.fields))
      return report('invalid-option', where, '“sections”的每项应有 title 或 tab，和 fields')
    section.fields.forEach((name: unknown, place) => {
      if (typeof name !== 'string' || !fields.has(name))
        report('unknown-field', pointerTo(where, 'fields', place), JSON.stringify(name))
    })
  })
}

const isNamed = ({ title, tab }: Record<string, unknown>): boolean => {
  const names = [title, tab].filter((name) => name !== undefined)
  return names.length > 0 && names.every((name) => typeof name === 'string')
}

const checkOptions = (
  part: Record<string, unknown>,
  options: Record<string, unknown>,
  at: string,
  report: Report,
): void => {
  const check = (name: string, value: unknown, pointer: string): void => {
    const problem = wrongOption(name, value)
    if (problem !== undefined) report('invalid-option', pointer, problem)
  }
  if (part['ui:options'] !== undefined && !isJsonObject(part['ui:options']))
    report('invalid-option', pointerTo(at, 'ui:options'), '“ui:options”应为对象')
  for (const [name, value] of Object.entries(part))
    if (name.startsWith('ui:')) check(name.slice(3), value, pointerTo(at, name))
  for (const [name, value] of Object.entries(options))
    check(name, value, pointerTo(at, 'ui:options', name))
}
