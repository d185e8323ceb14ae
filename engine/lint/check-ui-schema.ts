import { membersOf } from '../form/all-fields.ts'
import type { Field, FormPlan } from '../form/form-plan.ts'
import { isJsonObject } from '../json/object.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { uiOptionsOf } from '../widgets/options.ts'
import { OPTIONS } from '../language/words.ts'
import { WIDGETS } from '../widgets/widgets.ts'
import { isKnownWidget } from '../widgets/known-widgets.ts'
import { isNote, unknownMember } from './check-members.ts'
import { checkOptionSource } from './check-option-source.ts'
import { checkOptions } from './check-options.ts'
import { checkSections } from './check-sections.ts'
import { checkWidget } from './check-widget.ts'
import { checkWithin } from './check-within.ts'
import { proposal, withNearest } from './words/nearest-word.ts'
import { OTHER_UI_OPTIONS, UI_OPTIONS, UI_PARTS } from './words/vocabulary.ts'

/** Checks that a uiSchema names widgets that exist, fields that the schema has, and options that may be set. */
export const checkUiSchema = (form: FormPlan, pointer: string, report: Report): void => {
  const { uiSchema, root, fields } = form
  const known = new Map<string, Field>([[pointer, root]])
  for (const field of fields)
    if (!known.has(pointer + field.uiPointer)) known.set(pointer + field.uiPointer, field)
  let isNarrowed = false
  const visit = (part: Record<string, unknown>, at: string, holder?: Field): void => {
    const options = isJsonObject(part['ui:options']) ? part['ui:options'] : {}
    for (const [widget, where] of [
      [part['ui:widget'], pointerTo(at, 'ui:widget')],
      [options.widget, pointerTo(at, 'ui:options', 'widget')],
    ] as const)
      if (widget !== undefined && !isKnownWidget(widget))
        report(
          'unknown-widget',
          where,
          typeof widget === 'string' ? withNearest(widget, WIDGETS) : JSON.stringify(widget),
        )
    const field = known.get(at)
    const all = uiOptionsOf(part)
    isNarrowed ||= all[OPTIONS.within] !== undefined
    checkOptionSource(part, all, at, report)
    if (field) checkWidget(field, part, at, report)
    checkOptions(part, options, { at, field, report })
    for (const [name, child] of Object.entries(part)) {
      const where = pointerTo(at, name)
      if (name.startsWith('ui:')) continue
      const isPart = UI_PARTS.includes(name)
      if (isPart && Array.isArray(child))
        child.forEach((one: unknown, index) => {
          if (isJsonObject(one)) visit(one, pointerTo(where, index), field ?? holder)
        })
      else if (isJsonObject(child)) {
        if (!isPart && !known.has(where))
          report('unknown-field', where, unknownField(name, field ?? holder))
        visit(child, where, field ?? holder)
      } else if (!isNote(name)) report('unknown-member', where, notAField(name))
    }
  }
  visit(uiSchema, pointer)
  checkSections(uiSchema, membersOf(root), pointer, report)
  if (isNarrowed) checkWithin(form, pointer, report)
}

const unknownField = (name: string, holder: Field | undefined): string =>
  `uiSchema 提到的${withNearest(name, [...(holder ? membersOf(holder).keys() : []), ...UI_PARTS])}`

/** A member that is neither a field nor an option: its prefix is probably missing. */
const notAField = (name: string): string => {
  const words = Object.keys(UI_OPTIONS).map((option) => `ui:${option}`)
  const instead = Object.hasOwn(OTHER_UI_OPTIONS, name) ? OTHER_UI_OPTIONS[name] : undefined
  return instead === undefined
    ? words.includes(`ui:${name}`)
      ? `“${name}”不起作用：${proposal(`ui:${name}`)}`
      : unknownMember(name, words)
    : `“${name}”不起作用：请改用 ${instead}`
}
