import { isShownPage } from '#schemas/process/fixed-pages.ts'
import { StepPage } from '#src/process/step/step-page.tsx'
import { useView } from '#src/process/flow/use-flow.ts'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'

/** Loaded on demand: few processes show a page of the portal in a step. */
const ShownPage = lazyComponent(
  async () => (await import('./shown-page.tsx')).ShownPage,
  <PageSkeleton lines={6} />,
)

/** The form steps of a process: processopen, productgroupprocessopen, creditlimitforapplication, activatethequota. */
const ProcessPage = () => {
  const view = useView()
  if (view.kind !== 'step') return null
  const { page } = view.step
  if (page.kind === 'fixed' && page.exists)
    return isShownPage(page.key) ? <ShownPage page={page.key} /> : null
  return (
    <StepPage step={view.step} waitsFor={page.kind === 'form' ? undefined : '此页面暂时无法办理'} />
  )
}

export default ProcessPage
