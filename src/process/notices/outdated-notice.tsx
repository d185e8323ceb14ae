import { againText } from '#engine/process/depends-on.ts'
import type { PlanStep } from '#engine/process/plan.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from './notice.tsx'

interface OutdatedNoticeProps {
  step: PlanStep
  /** Leads to the step; undefined on the step itself. */
  onGo?: () => void
  isBusy?: boolean | undefined
}

/** Says that a fixed page has to be completed again, after a change of values on which its result depends. */
export const OutdatedNotice = ({ step, onGo, isBusy }: OutdatedNoticeProps) => (
  <Notice
    tone="warning"
    title={againText(step)}
    actions={onGo && <Go {...{ step, onGo, isBusy }} />}
  >
    {onGo ? `“${step.title}”` : '本步骤'}
    所依据的内容在完成之后有变化，原结果已失效，重新办理后才能提交申请。
  </Notice>
)

/** Says in the review that a fixed page was left before it was completed. */
export const UnfinishedNotice = (properties: Required<OutdatedNoticeProps>) => (
  <Notice
    tone="warning"
    title={`“${properties.step.title}”还没有完成`}
    actions={<Go {...properties} />}
  >
    完成后才能提交申请。
  </Notice>
)

const Go = ({ step, onGo, isBusy }: OutdatedNoticeProps) => (
  <Button look="primary" disabled={isBusy} onClick={onGo}>
    前往“{step.title}”
  </Button>
)
