import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { operatorRecord, type OperatorRecord } from '#schemas/api/operator-queues.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import { useQueues } from '../frame.tsx'
import { operatorCall } from '../operator-call.ts'
import { recordsPath } from '../paths.ts'
import { useOperator } from '../use-operator.ts'
import { ProposalPanel } from './proposal-panel.tsx'

/** One record: its figures, its ledger, its timeline, the operator's actions, and the one that waits for a second person. */
const RecordPage = () => {
  const { kind = '', id = '' } = useParams()
  const record = useQuery({
    queryKey: [operatorRecord.name, kind, id],
    queryFn: ({ signal }) => operatorCall(operatorRecord, { query: { kind, id }, signal }),
  })
  return <Async result={record}>{(read) => <Record record={read} />}</Async>
}

const Record = ({ record }: { record: OperatorRecord }) => {
  const { kind, id, owner, subject, related, proposal } = record
  const { may } = useOperator()
  const { data: queues } = useQueues()
  const described = queues?.kinds.find((one) => one.kind === kind)
  const title = described?.title ?? '业务'
  const figureNames = Object.fromEntries(
    (described?.figures ?? []).map(({ name, label }) => [name, label]),
  )
  return (
    <>
      <title>{`${owner} · ${title} · 运营台`}</title>
      <PageHeader
        title={owner || subject}
        lead={`${subject} · 编号 ${id}`}
        back={{ to: recordsPath(kind), label: title }}
      />
      <div>
        {proposal && <ProposalPanel record={record} proposal={proposal} />}
        <RecordDetail
          record={{ ...record, related: [], actions: may('handler') ? record.actions : [] }}
          figureNames={figureNames}
          hasMovements={record.movements.length > 0}
        />
        {related.length > 0 && (
          <Panel title="相关业务">
            <ul className={layout.tightStack}>
              {related.map((one) => (
                <li key={`${one.kind} ${one.id}`}>
                  <Link to={recordsPath(one.kind, one.id)}>{one.subject}</Link>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  )
}

export default RecordPage
