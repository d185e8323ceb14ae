import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'

/** The review of all steps before the commit, loaded on demand: only the last step shows it. */
export const LazyReviewPanel = lazyComponent(
  async () => (await import('./review-panel.tsx')).ReviewPanel,
  <PageSkeleton lines={6} />,
)
