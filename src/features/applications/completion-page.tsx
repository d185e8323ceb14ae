import { FlowStatus } from '#schemas/api/process.ts'
import { isAboutRecord } from '#schemas/process/definition.ts'
import { ReviewPanel } from '#src/process/review/review-panel.tsx'
import { FailureNotice } from '#src/process/notices/failure-notice.tsx'
import { useFlow, useIsBusy, useReason, useView } from '#src/process/flow/use-flow.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { Approved } from './approved.tsx'
import { RecordMade } from './record-made.tsx'
import { FlowHistory } from './flow-history.tsx'
import { FlowContracts } from './flow-contracts.tsx'
import styles from './outcome.module.css'

/** Shows the outcome of a flow: rejected or approved (specification, section 4, statuses 2 and 3), or withdrawn. */
const CompletionPage = () => {
  const view = useView()
  const { actor, address } = useFlow()
  if (view.kind !== 'outcome') return null
  const { flowOnlyId, status } = actor.getSnapshot().context
  const isOfRecord = isAboutRecord(address.processType)
  return (
    <>
      <Panel>
        {view.approved ? (
          isOfRecord ? (
            <RecordMade />
          ) : (
            <Approved />
          )
        ) : status === FlowStatus.withdrawn ? (
          <Withdrawn />
        ) : (
          <Rejected />
        )}
      </Panel>
      <FlowHistory flowOnlyId={flowOnlyId} status={status} />
      <FlowContracts flowOnlyId={flowOnlyId} />
      <ReviewPanel />
    </>
  )
}

const Rejected = () => {
  const reason = useReason()
  return (
    <>
      <PageState
        kind="rejected"
        title="申请未通过"
        actions={<RestartActions label="修改并重新提交" />}
      >
        <dl className={styles.facts}>
          <dt>未通过的原因</dt>
          <dd>{reason || '未说明原因，请联系客服'}</dd>
        </dl>
        您之前填写的内容都还在，可以随时修改后重新提交。
      </PageState>
      <FailureNotice />
    </>
  )
}

const Withdrawn = () => (
  <>
    <PageState kind="empty" title="申请已撤回" actions={<RestartActions label="重新申请" />}>
      您之前填写的内容都还在，重新申请时会带入；合同需重新签署，授权与承诺需重新确认。
    </PageState>
    <FailureNotice />
  </>
)

/** Starts the flow again at its first step, with its values; or leaves. */
const RestartActions = ({ label }: { label: string }) => {
  const { actor, address } = useFlow()
  const isBusy = useIsBusy()
  return (
    <>
      <Button look="primary" busy={isBusy} onClick={() => actor.send({ type: 'flow.restart' })}>
        {label}
      </Button>
      {isAboutRecord(address.processType) ? (
        <ButtonLink to={PATHS.userCenter}>返回服务中心</ButtonLink>
      ) : (
        <ButtonLink to={PATHS.myProducts}>返回我的产品</ButtonLink>
      )}
    </>
  )
}

export default CompletionPage
