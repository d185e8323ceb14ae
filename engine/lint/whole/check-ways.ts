import type { Diagnostic, Report } from '../../language/diagnostic.ts'
import { pointerTo } from '../../json/pointer.ts'
import { forwardPaths } from '../../paths/forward-paths.ts'
import type { ProcessPlan } from '../../process/plan.ts'

/** The combinations of answers that are tried at most: a process with more is left to `npm run process -- paths`. */
const MOST_TRIED = 2000

/**
 * Reports the steps that no answers lead to, those with a condition that all answers meet, and a process of which no step
 * may be left. Nothing is said of a
 * step or a condition that has a finding by itself, nor of a process whose ways are not all known.
 */
export const checkWays = (
  plan: ProcessPlan,
  reported: readonly Diagnostic[],
  report: Report,
): void => {
  const conditional = plan.steps.filter(({ when }) => when)
  if (conditional.length === 0) return
  const { paths, isComplete, unfilled } = forwardPaths(plan, MOST_TRIED)
  if (!isComplete || unfilled.length > 0 || paths.length === 0) return
  if (paths.some(({ steps }) => steps.length === 0))
    report(
      'steps-all-skipped',
      '/actExForms',
      `“${conditional.map(({ title }) => title).join('”、“')}”都有条件`,
    )
  for (const step of conditional) {
    const at = pointerTo(step.pointer, 'content', 'step', 'when')
    const isReported = ({ pointer }: Diagnostic): boolean =>
      pointer === step.pointer || pointer.startsWith(at)
    if (reported.some(isReported)) continue
    const times = paths.filter(({ steps }) => steps.includes(step)).length
    if (times === 0) report('step-never-shown', at, step.title)
    if (times === paths.length) report('step-always-shown', at, step.title)
  }
}
