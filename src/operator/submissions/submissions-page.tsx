import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { submissionList, type Submission } from '#schemas/api/operator-queues.ts'
import { FlowStatus } from '#schemas/api/process.ts'
import { dateTimeText } from '#src/ui/display/date-text.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { REFRESH } from '../frame.tsx'
import { operatorCall } from '../operator-call.ts'
import { submissionPath } from '../paths.ts'
import { Queue, QueueRow, useQueuePage } from '../queue.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { FLOW_STATUSES, flowStatus } from './flow-statuses.ts'

const ALL = 'all'

/** The queue of submissions; those that wait for a decision by default. */
const SubmissionsPage = () => {
  const [search, setSearch] = useSearchParams()
  const status = search.get('status') ?? String(FlowStatus.committed)
  const page = useQueuePage()
  const query = { ...(status !== ALL && { status }), ...page }
  const submissions = useQuery({
    queryKey: [submissionList.name, query],
    queryFn: ({ signal }) => operatorCall(submissionList, { query, signal }),
    refetchInterval: REFRESH,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <title>申请审核 · 运营台</title>
      <PageHeader
        title="申请审核"
        extra={
          <SelectField
            label="状态"
            value={status}
            options={[
              ...FLOW_STATUSES.map(({ code, label }) => ({ value: String(code), label })),
              { value: ALL, label: '全部' },
            ]}
            onChange={(value) => setSearch({ status: value }, { replace: true })}
          />
        }
      />
      <Async
        result={submissions}
        isEmpty={({ total }) => total === 0}
        empty={
          <PageState kind="empty" title="没有符合条件的申请">
            客户提交申请后会出现在这里。
          </PageState>
        }
      >
        {({ records, current, pages }) => (
          <Queue label="申请" page={{ current, pages }}>
            {records.map((submission) => (
              <QueueRow
                key={submission.id}
                to={submissionPath(submission.id)}
                title={submission.customerName}
                subject={`${submission.goodsName} · ${submission.processName}`}
                note={changesOf(submission)}
                status={flowStatus(submission.status)}
                mark={submission.proposed && `${submission.proposed}待复核`}
              >
                <span>{positionOf(submission)}</span>
                <time>{dateTimeText(submission.updatedAt)}</time>
              </QueueRow>
            ))}
          </Queue>
        )}
      </Async>
    </>
  )
}

/** Names the current step as the customer sees it. */
const positionOf = ({ steps, progress }: Submission): string => {
  const step = steps.find((one) => one.progress === progress)
  return step ? `第 ${step.number} 步 ${step.title}` : `共 ${steps.length} 步，已全部填写`
}

const changesOf = ({ forms }: Submission): string | undefined => {
  const changed = forms.flatMap(({ fields }) => fields.filter(({ before }) => before !== undefined))
  return changed.length > 0 ? `与上次提交相比，${changed.length} 项有变化` : undefined
}

export default SubmissionsPage
