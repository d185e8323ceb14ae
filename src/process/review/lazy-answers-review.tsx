import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'

/** The review of all steps before the commit, loaded on demand: only the last step shows it. */
export const LazyAnswersReview = lazyComponent(
  async () => (await import('./answers-review.tsx')).AnswersReview,
  <PageSkeleton lines={6} />,
)
