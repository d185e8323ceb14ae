import { ReviewPanel } from '#src/process/review/review-panel.tsx'
import { FailureNotice } from '#src/process/notices/failure-notice.tsx'
import { useFlow, useIsBusy, useReason, useView } from '#src/process/flow/use-flow.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { Approved } from './approved.tsx'
import { FlowHistory } from './flow-history.tsx'
import { FlowContracts } from './flow-contracts.tsx'
import styles from './outcome.module.css'

/** Shows the outcome of a flow: rejected or approved (specification, section 4, statuses 2 and 3). */
const CompletionPage = () => {
  const view = useView()
  const { actor } = useFlow()
  if (view.kind !== 'outcome') return null
  const { flowOnlyId, status } = actor.getSnapshot().context
  return (
    <>
      <Panel>{view.approved ? <Approved /> : <Rejected />}</Panel>
      <FlowHistory flowOnlyId={flowOnlyId} status={status} />
      <FlowContracts />
      <ReviewPanel />
    </>
  )
}

const Rejected = () => {
  const { actor } = useFlow()
  const reason = useReason()
  const isBusy = useIsBusy()
  return (
    <>
      <PageState
        kind="rejected"
        title="申请未通过"
        actions={
          <>
            <Button
              look="primary"
              busy={isBusy}
              onClick={() => actor.send({ type: 'flow.restart' })}
            >
              修改并重新提交
            </Button>
            <ButtonLink to={PATHS.myProducts}>返回我的产品</ButtonLink>
          </>
        }
      >
        <dl className={styles.facts}>
          <dt>驳回原因</dt>
          <dd>{reason || '未说明原因，请联系客服'}</dd>
        </dl>
        您之前填写的内容都还在，可以直接修改。
      </PageState>
      <FailureNotice />
    </>
  )
}

export default CompletionPage
