import { keysRead } from '#schemas/process/condition.ts'
import { pointerTo } from '#schemas/process/json-schema.ts'
import type { Report } from './diagnostic.ts'
import { keysBefore, allKeys } from './keys.ts'
import type { ProcessPlan } from './plan.ts'

/** Checks that every condition reads only what is known when its step is reached. */
export const checkConditions = (
  plan: ProcessPlan,
  pointers: ReadonlyMap<string, string>,
  report: Report,
): void => {
  const every = allKeys(plan)
  for (const step of plan.steps) {
    if (!step.when) continue
    const pointer = pointerTo(pointers.get(step.name) ?? '', 'content', 'step', 'when')
    const known = keysBefore(plan, step.progress)
    for (const key of keysRead(step.when)) {
      if (known.has(key)) continue
      report(every.has(key) ? 'condition-reads-later-step' : 'condition-unknown-key', pointer, key)
    }
  }
}
