import { pointerTo } from '../json/pointer.ts'
import type { UiSchema } from '../language/json-schema.ts'
import { optionScopeOf } from '../form/option-scope.ts'
import { OPTIONS } from '../language/words.ts'
import { wrongWithin } from './check-within.ts'
import { optionPointer } from './option-pointer.ts'
import type { Report } from '../language/diagnostic.ts'

/**
 * Checks that a field with options from the server names a source that exists.
 * @param options all options of the field, see `uiOptionsOf`
 */
export const checkOptionSource = (
  part: UiSchema,
  options: Readonly<Record<string, unknown>>,
  pointer: string,
  report: Report,
): void => {
  const { widget, [OPTIONS.within]: within } = options
  const problem = within === undefined ? undefined : wrongWithin(widget, options)
  if (problem !== undefined)
    return report('invalid-within', optionPointer(part, pointer, OPTIONS.within), problem)
  if (typeof widget !== 'string' || optionScopeOf(widget, options) !== 'unknown') return
  const named = options[OPTIONS.optionSource] ?? options[widget] ?? widget
  report(
    'unknown-option-source',
    pointerTo(pointer, part['ui:widget'] === undefined ? 'ui:options' : 'ui:widget'),
    typeof named === 'string' ? named : JSON.stringify(named),
  )
}
