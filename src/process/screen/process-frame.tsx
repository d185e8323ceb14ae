import type { ReactNode } from 'react'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageSkeleton, PageState } from '#src/ui/page/page-state.tsx'
import { DiagnosticsNotice } from '../notices/diagnostics-notice.tsx'
import { ReasonNotice } from '../notices/reason-notice.tsx'
import { StepProgress } from './step-progress.tsx'
import { useFlow, useTheirs, useView } from '../flow/use-flow.ts'

/** Loaded on demand: conflicts are rare. */
const ConflictNotice = lazyComponent(
  async () => (await import('../notices/conflict-notice.tsx')).ConflictNotice,
)

/** The frame of every screen of a process: its name, the step bar and the notices. */
export const ProcessFrame = ({ children }: { children: ReactNode }) => {
  const { plan } = useFlow()
  const view = useView()
  const isInConflict = useTheirs() !== undefined
  return (
    <>
      <PageHeader title={plan.processName || '业务办理'} />
      {view.kind !== 'empty' && view.kind !== 'loadFailed' && <StepProgress />}
      <DiagnosticsNotice plan={plan} />
      {view.kind === 'step' && <ReasonNotice />}
      {isInConflict && <ConflictNotice />}
      <FrameContent>{children}</FrameContent>
    </>
  )
}

const FrameContent = ({ children }: { children: ReactNode }) => {
  const { actor, plan } = useFlow()
  const view = useView()
  switch (view.kind) {
    case 'empty':
      return (
        <PageState kind="empty" title={plan.steps.length === 0 ? '流程未设置页面' : '暂时不能办理'}>
          该业务暂时不能在线办理，请联系客服。
        </PageState>
      )
    case 'loadFailed':
      return (
        <PageState
          kind="error"
          title="加载失败"
          actions={
            <Button look="primary" onClick={() => actor.send({ type: 'flow.retry' })}>
              重试
            </Button>
          }
        >
          {view.message}
        </PageState>
      )
    case 'loading':
      return <PageSkeleton lines={6} />
    default:
      return children
  }
}
