import { isJsonObject, pointerTo, pointerTokens } from '#schemas/process/json-schema.ts'
import { OPTIONS } from '#schemas/process/vocabulary.ts'
import type { Report } from './diagnostic.ts'
import { keysBefore } from './keys.ts'
import type { ProcessPlan } from './plan.ts'

/** Checks that every field's source names data that is known when its step is reached. */
export const checkSources = (
  plan: ProcessPlan,
  pointers: ReadonlyMap<string, string>,
  report: Report,
): void => {
  for (const step of plan.steps) {
    const known = keysBefore(plan, step.progress)
    for (const form of step.forms) {
      const visit = (part: unknown, pointer: string): void => {
        if (!isJsonObject(part)) return
        for (const [name, child] of Object.entries(part)) {
          if (name === OPTIONS.source || name === `ui:${OPTIONS.source}`) {
            const [key = ''] = typeof child === 'string' ? pointerTokens(child) : []
            if (!known.has(key)) report('unknown-source', pointerTo(pointer, name), String(child))
          } else visit(child, pointerTo(pointer, name))
        }
      }
      visit(form.uiSchema, pointerTo(pointers.get(form.id) ?? '', 'content', 'uiSchema'))
    }
  }
}
