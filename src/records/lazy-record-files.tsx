import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'

/** The files of a record, loaded on demand: few kinds have any. */
export const LazyRecordFiles = lazyComponent(
  async () => (await import('./record-files.tsx')).RecordFiles,
  <PageSkeleton lines={2} />,
)
