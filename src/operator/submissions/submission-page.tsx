import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { FlowStatus } from '#schemas/api/process.ts'
import { ReviewedSteps } from '#src/process/review/reviewed-steps.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { OPERATOR_PATHS, recordsPath } from '../paths.ts'
import { ProposalPanel } from '../records/proposal-panel.tsx'
import { useOperator } from '../use-operator.ts'
import { DECISIONS, type Decision } from './decision.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { flowStatus } from './flow-statuses.ts'
import { RequestMaterials } from './request-materials.tsx'
import { SubmissionHistory } from './submission-history.tsx'
import styles from './submission-page.module.css'
import { useSubmission, type ReadSubmission } from './use-submission.ts'

/** One submission: its values as the customer reviewed them, the decision, and the history of its rounds. */
const SubmissionPage = () => {
  const { id = '' } = useParams()
  const submission = useSubmission(id)
  return <Async result={submission}>{(read) => <Submission read={read} />}</Async>
}

const Submission = ({ read }: { read: ReadSubmission }) => {
  const { details } = read
  const { customerName, goodsName, processName, id, status, progress, updatedAt } = details
  const { label, tone } = flowStatus(status)
  const current = details.steps.find((step) => step.progress === progress)
  return (
    <>
      <title>{`${customerName} · 申请审核 · 运营台`}</title>
      <PageHeader
        title={customerName}
        lead={`${goodsName} · ${processName}`}
        back={{ to: OPERATOR_PATHS.submissions, label: '申请审核' }}
        extra={<StatusTag tone={tone}>{label}</StatusTag>}
      />
      <div>
        {details.record && details.proposal && (
          <ProposalPanel record={details.record} proposal={details.proposal} />
        )}
        <Panel title="审批">
          <FactBox>
            <Fact name="申请编号">{id}</Fact>
            <Fact name="最近更新">{dateTimeText(updatedAt)}</Fact>
            {details.record && (
              <Fact name="账目与经过">
                <Link to={recordsPath(details.record.kind, details.record.id)}>查看业务</Link>
              </Fact>
            )}
            <Fact name="进度">
              {current
                ? `第 ${current.number} 步 ${current.title}`
                : `共 ${details.steps.length} 步，已全部填写`}
            </Fact>
          </FactBox>
          <Decisions read={read} />
        </Panel>
        <Panel title="申请内容">
          <ReviewedSteps flow={read} />
        </Panel>
        <SubmissionHistory history={details.history} />
      </div>
    </>
  )
}

const Decisions = ({ read: { details } }: { read: ReadSubmission }) => {
  const [decision, setDecision] = useState<Decision>()
  const { may } = useOperator()
  if (details.status === FlowStatus.approved && may('handler'))
    return <RequestMaterials submission={details} />
  if (details.status !== FlowStatus.committed) return null
  if (!may('handler'))
    return <p className={styles.compared}>您没有“经办”权限，只能查看这份申请。</p>
  return (
    <>
      <div className={styles.buttons}>
        {DECISIONS.filter(({ name }) => !details.proposal || name !== 'approve').map(
          ({ name, button, look }) => (
            <Button key={name} look={look} onClick={() => setDecision(name)}>
              {button}
            </Button>
          ),
        )}
      </div>
      {decision && (
        <DecisionDialog
          decision={decision}
          submission={details}
          onClose={() => setDecision(undefined)}
        />
      )}
    </>
  )
}

export default SubmissionPage
