import { isJsonObject } from '../json/object.ts'
import { pointerTo, pointerTokens } from '../json/pointer.ts'
import { OPTIONS } from '../language/words.ts'
import type { Report } from '../language/diagnostic.ts'
import { knownFrom } from '../process/known-keys.ts'
import type { ProcessPlan } from '../process/plan.ts'

/** Checks that every field's source names data that is known when its step is reached. */
export const checkSources = (
  plan: ProcessPlan,
  pointers: ReadonlyMap<string, string>,
  report: Report,
): void => {
  const known = knownFrom(plan)
  for (const step of plan.steps)
    for (const form of step.forms) {
      const check = (source: unknown, pointer: string): void => {
        if (source === undefined) return
        const text = typeof source === 'string' ? source : JSON.stringify(source)
        const [key = ''] = pointerTokens(text)
        if ((known.get(key) ?? Infinity) > step.progress) report('unknown-source', pointer, text)
      }
      const visit = (part: unknown, pointer: string): void => {
        if (!isJsonObject(part)) return
        const options = part['ui:options']
        check(part[`ui:${OPTIONS.source}`], pointerTo(pointer, `ui:${OPTIONS.source}`))
        if (isJsonObject(options))
          check(options[OPTIONS.source], pointerTo(pointer, 'ui:options', OPTIONS.source))
        for (const [name, child] of Object.entries(part))
          if (!name.startsWith('ui:')) visit(child, pointerTo(pointer, name))
      }
      visit(form.uiSchema, pointerTo(pointers.get(form.id) ?? '', 'content', 'uiSchema'))
    }
}
