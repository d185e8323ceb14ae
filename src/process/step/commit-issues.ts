import type { RefusedField } from '#schemas/api/envelope.ts'
import type { PlanStep, ProcessPlan } from '#engine/process/plan.ts'
import type { ProcessContext } from '#machines/process/context.ts'
import { lazyCode } from '#src/platform/lazy-code.ts'

/** The code that checks the steps before a commit, which only the step that commits needs. */
export const commitCode = lazyCode(async () => {
  const [{ unmetSchemas }, { earlierIssues }] = await Promise.all([
    import('./unmet-schemas.ts'),
    import('./earlier-issues.ts'),
  ])
  return { unmetSchemas, earlierIssues }
})

/** The issues of the steps before the one that commits; none before the code is loaded, where the server finds them. */
export const commitIssues = (
  plan: ProcessPlan,
  step: PlanStep,
  context: Pick<ProcessContext, 'data' | 'external'>,
): RefusedField[] => {
  const code = commitCode.loaded()
  if (!code) return []
  return [...code.unmetSchemas(plan, step, context), ...code.earlierIssues(plan, step, context)]
}
