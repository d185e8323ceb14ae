import { useMemo } from 'react'
import { reviewCodeOf } from '#src/forms/review/lazy-values.ts'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import type { LazyCode } from '#src/platform/lazy-code.ts'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { useFlow } from '../flow/use-flow.ts'

/** The review of all steps before the commit, loaded on demand: only the last step shows it. */
export const LazyReviewPanel = lazyComponent(
  async () => (await import('./review-panel.tsx')).ReviewPanel,
  <PageSkeleton lines={6} />,
)

/** All code of the review before the commit, with that of the values in it. */
export const useReviewCode = (): readonly LazyCode<unknown>[] => {
  const { plan } = useFlow()
  return useMemo(
    () => [
      LazyReviewPanel.code,
      ...reviewCodeOf(plan.steps.flatMap(({ forms }) => forms.map((form) => form.plan))),
    ],
    [plan],
  )
}
