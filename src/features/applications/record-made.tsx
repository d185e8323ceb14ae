import { useFlow } from '#src/process/flow/use-flow.ts'
import { PATHS } from '#src/platform/paths.ts'
import { recordPath } from '#src/records/record-paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { useFlowRecord } from './use-flow-record.ts'

/** Shows what a process about a record has made: where it stands, and the way to it. */
export const RecordMade = () => {
  const { plan, actor } = useFlow()
  const { data: record } = useFlowRecord(actor.getSnapshot().context.flowOnlyId)
  const to = record && recordPath(record.kind, record.id)
  return (
    <PageState
      kind="success"
      title={`${plan.processName}已提交`}
      actions={
        <>
          {to && (
            <ButtonLink look="primary" to={to}>
              查看详情
            </ButtonLink>
          )}
          <ButtonLink to={PATHS.userCenter}>返回服务中心</ButtonLink>
        </>
      }
    >
      {record && `${record.subject}：${record.status.label}。${record.status.sentence}`}
    </PageState>
  )
}
