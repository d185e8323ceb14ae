import { pointerTokens } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { uiOptionsOf } from '../language/options.ts'
import { OPTIONS } from '../language/words.ts'
import { knownFrom } from '../process/known-keys.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { optionPointer } from './option-pointer.ts'

/** Checks that every field's source names data that is known when its step is reached. */
export const checkSources = (plan: ProcessPlan, report: Report): void => {
  const known = knownFrom(plan)
  for (const step of plan.steps)
    for (const form of step.forms)
      for (const { ui, uiPointer } of form.plan.fields) {
        const { [OPTIONS.source]: source } = uiOptionsOf(ui)
        if (source === undefined) continue
        const text = typeof source === 'string' ? source : JSON.stringify(source)
        const [key = ''] = pointerTokens(text)
        if ((known.get(key) ?? Infinity) > step.progress)
          report(
            'unknown-source',
            `${form.pointer}/uiSchema${optionPointer(ui, uiPointer, OPTIONS.source)}`,
            text,
          )
      }
}
