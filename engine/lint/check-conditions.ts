import { keysRead } from '../form/schema-parts.ts'
import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import { knownFrom } from '../process/known-keys.ts'
import type { ProcessPlan } from '../process/plan.ts'

/** Checks that every condition reads only data that is known when its step is reached. */
export const checkConditions = (plan: ProcessPlan, report: Report): void => {
  const known = knownFrom(plan)
  for (const step of plan.steps) {
    if (!step.when) continue
    const pointer = pointerTo(step.pointer, 'content', 'step', 'when')
    for (const key of keysRead(step.when)) {
      const from = known.get(key)
      if (from === undefined) report('condition-unknown-key', pointer, key)
      else if (from > step.progress) report('condition-reads-later-step', pointer, key)
    }
  }
}
