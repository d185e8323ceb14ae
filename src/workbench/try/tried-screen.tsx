import type { PlanStep } from '#engine/process/plan.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { useFlow, useReason, useView } from '#src/process/flow/use-flow.ts'
import { StepPage } from '#src/process/step/step-page.tsx'
import { ReviewPanel } from '#src/process/review/review-panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import type { StandInServer } from './stand-in-server.ts'
import { COMPLETED } from './start-states.ts'
import styles from './try.module.css'
import { useStepInAddress } from './use-step-in-address.ts'

/** The screen of a tried flow: the customer's step, or a stand-in for the portal's own pages. */
export const TriedScreen = ({ server, fills }: { server: StandInServer; fills: number }) => {
  const view = useView()
  useStepInAddress()
  switch (view.kind) {
    case 'step':
      return <TriedStep key={`${view.step.name} ${fills}`} step={view.step} />
    case 'waiting':
      return <Waiting server={server} />
    case 'outcome':
      return <Outcome isApproved={view.approved} />
    default:
      return null
  }
}

const TriedStep = ({ step }: { step: PlanStep }) =>
  step.page.kind === 'fixed' && step.page.exists ? (
    <StepPage step={step} pageData={() => COMPLETED}>
      <Panel title={`固定页 ${step.page.key}`}>
        <p>这里是门户自己的页面，试用时视为已完成。</p>
      </Panel>
    </StepPage>
  ) : (
    <StepPage step={step} />
  )

const DECISIONS = [
  { label: '通过', status: FlowStatus.approved, reason: '' },
  { label: '退回修改', status: FlowStatus.returned, reason: '请核对填写的内容后重新提交。' },
  { label: '不通过', status: FlowStatus.rejected, reason: '不符合产品的准入条件。' },
] as const

const Waiting = ({ server }: { server: StandInServer }) => {
  const { actor } = useFlow()
  return (
    <>
      <Panel title="等待平台审批">
        <p>申请已提交。选择一个审批结果继续：</p>
        <div className={classNames(layout.cluster, styles.buttons)}>
          {DECISIONS.map(({ label, status, reason }) => (
            <Button
              key={label}
              onClick={() => {
                server.decide(status, reason)
                actor.send({ type: 'flow.refresh' })
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </Panel>
      <ReviewPanel />
    </>
  )
}

const Outcome = ({ isApproved }: { isApproved: boolean }) => {
  const { actor } = useFlow()
  const reason = useReason()
  return (
    <Panel title={isApproved ? '已通过' : '未通过'}>
      {reason && <p>{reason}</p>}
      {!isApproved && (
        <Button onClick={() => actor.send({ type: 'flow.restart' })}>重新办理</Button>
      )}
    </Panel>
  )
}
