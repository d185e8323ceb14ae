import { againText } from '#engine/process/depends-on.ts'
import type { PlanStep } from '#engine/process/plan.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from './notice.tsx'

interface OutdatedNoticeProps {
  step: PlanStep
  /** Leads to the step; undefined on the step itself. */
  onGo?: () => void
  isBusy?: boolean
}

/** Says that a fixed page has to be completed again, after a change of values on which its result depends. */
export const OutdatedNotice = ({ step, onGo, isBusy }: OutdatedNoticeProps) => (
  <Notice
    tone="warning"
    title={againText(step)}
    actions={
      onGo && (
        <Button look="primary" disabled={isBusy} onClick={onGo}>
          前往“{step.title}”
        </Button>
      )
    }
  >
    {onGo ? `“${step.title}”` : '本步骤'}
    所依据的内容在完成之后有变化，原结果已失效，重新办理后才能提交申请。
  </Notice>
)
