import { pointerTo } from '#schemas/process/json-schema.ts'
import { optionScopeOf } from '#schemas/process/option-scope.ts'
import { OPTIONS } from '#schemas/process/vocabulary.ts'
import type { Report } from './diagnostic.ts'

/** Checks that a field whose choices the server has names a source that exists. */
export const checkOptionSource = (
  part: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>>,
  pointer: string,
  report: Report,
): void => {
  const widget = part['ui:widget'] ?? options.widget
  if (typeof widget !== 'string') return
  const all = { ...options, ...shorthands(part) }
  if (optionScopeOf(widget, all) !== 'unknown') return
  const named = all[OPTIONS.optionSource] ?? all[widget] ?? widget
  report(
    'unknown-option-source',
    pointerTo(pointer, part['ui:widget'] === undefined ? 'ui:options' : 'ui:widget'),
    typeof named === 'string' ? named : JSON.stringify(named),
  )
}

/** `ui:dictionary` and the like, which say the same as `ui:options.dictionary`. */
const shorthands = (part: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.values(OPTIONS).flatMap((name) =>
      part[`ui:${name}`] === undefined ? [] : [[name, part[`ui:${name}`]]],
    ),
  )
