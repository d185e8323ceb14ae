import { pointerTo } from '../json/pointer.ts'
import type { Report } from '../language/diagnostic.ts'
import type { ProcessPlan } from '../process/plan.ts'
import { wrongSource } from './check-sources.ts'

/** Checks that external data from a form of the process names a field of it. */
export const checkExternalData = (
  plan: ProcessPlan,
  pointerOf: (id: string) => string,
  report: Report,
): void => {
  const roots = new Map(
    plan.steps.flatMap(({ forms }) => forms.map((form) => [form.id, form.plan.root] as const)),
  )
  for (const { id, variable, pointer } of plan.externalData) {
    if (!roots.has(variable)) continue
    const problem = wrongSource(pointerTo('', variable) + pointer, {}, [variable], roots)
    if (problem !== undefined)
      report('unknown-source', pointerTo(pointerOf(id), 'content', 'from'), problem)
  }
}
