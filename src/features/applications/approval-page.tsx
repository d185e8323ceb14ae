import { ReviewPanel } from '#src/process/review/review-panel.tsx'
import { useFlow, useView } from '#src/process/flow/use-flow.ts'
import { WithdrawApplication } from '#src/process/withdraw-application.tsx'
import { useChanges } from '#src/session/use-changes.ts'
import { returnRoute } from '#src/platform/return-route.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { FlowHistory } from './flow-history.tsx'
import { FlowContracts } from './flow-contracts.tsx'
import styles from './outcome.module.css'

/** Shows a committed flow that waits for approval: its number, the next steps, and its values to print. */
const ApprovalPage = () => {
  const { actor, plan } = useFlow()
  useChanges(() => actor.send({ type: 'flow.refresh' }))
  if (useView().kind !== 'waiting') return null
  const { flowOnlyId, status, returnRoute: back } = actor.getSnapshot().context
  return (
    <>
      <Panel>
        <PageState
          kind="waiting"
          title="申请已提交，等待平台审批"
          actions={
            <>
              <ButtonLink look="primary" to={back || returnRoute.fallback}>
                返回
              </ButtonLink>
              <Button onClick={() => actor.send({ type: 'flow.refresh' })}>刷新进度</Button>
              <WithdrawApplication
                application={{ flowOnlyId, status, processName: plan.processName }}
                onChanged={() => actor.send({ type: 'flow.refresh' })}
              />
            </>
          }
        >
          {plan.processName}已收到，通常在 1 至 3 个工作日内完成审批，结果会以消息通知您。
          <dl className={styles.facts}>
            <dt>申请编号</dt>
            <dd>{flowOnlyId}</dd>
          </dl>
        </PageState>
      </Panel>
      <FlowHistory flowOnlyId={flowOnlyId} status={status} />
      <FlowContracts flowOnlyId={flowOnlyId} />
      <ReviewPanel />
    </>
  )
}

export default ApprovalPage
