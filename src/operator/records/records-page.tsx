import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import {
  operatorRecords,
  type ListedKind,
  type ListedRecord,
} from '#schemas/api/operator-queues.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { REFRESH, useQueues } from '../frame.tsx'
import { operatorCall } from '../operator-call.ts'
import { recordsPath } from '../paths.ts'
import { Queue, QueueRow, useQueuePage } from '../queue.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'

/** The queue of one kind of record, those that wait for an operator first. */
const RecordsPage = () => {
  const { kind = '' } = useParams()
  const queues = useQueues()
  return (
    <Async result={queues}>
      {({ kinds }) => {
        const described = kinds.find((one) => one.kind === kind)
        return described ? (
          <Records key={kind} described={described} />
        ) : (
          <PageState kind="error" title="没有这种业务" isPage />
        )
      }}
    </Async>
  )
}

const Records = ({ described: { kind, title, statuses, figures } }: { described: ListedKind }) => {
  const [search, setSearch] = useSearchParams()
  const status = search.get('status') ?? ''
  const page = useQueuePage()
  const query = { kind, ...(status && { status }), ...page }
  const records = useQuery({
    queryKey: [operatorRecords.name, query],
    queryFn: ({ signal }) => operatorCall(operatorRecords, { query, signal }),
    refetchInterval: REFRESH,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <title>{`${title} · 运营台`}</title>
      <PageHeader
        title={title}
        extra={
          <SelectField
            label="状态"
            value={status}
            options={[
              { value: '', label: '全部' },
              ...statuses.map(({ name, label }) => ({ value: name, label })),
            ]}
            onChange={(value) => setSearch(value ? { status: value } : {}, { replace: true })}
          />
        }
      />
      <Async
        result={records}
        isEmpty={({ total }) => total === 0}
        empty={<PageState kind="empty" title={status ? '没有符合条件的业务' : `还没有${title}`} />}
      >
        {({ records: listed, current, pages }) => (
          <Queue label={title} page={{ current, pages }}>
            {listed.map((record) => (
              <QueueRow
                key={record.id}
                to={recordsPath(kind, record.id)}
                title={record.owner}
                subject={record.subject}
                note={noteOf(record)}
                status={{ label: record.status.label, tone: toneOf(record.status.tone) }}
                mark={
                  record.proposed ? `${record.proposed}待复核` : record.waits ? '待处理' : undefined
                }
              >
                {figures
                  .filter(({ name }) => record.figures[name])
                  .slice(0, 2)
                  .map(({ name, label }) => (
                    <span key={name}>
                      {label} <MoneyText value={record.figures[name] ?? ''} />
                    </span>
                  ))}
                {record.day?.date && <span>{`${record.day.label} ${record.day.date}`}</span>}
              </QueueRow>
            ))}
          </Queue>
        )}
      </Async>
    </>
  )
}

const noteOf = ({ warning, request }: ListedRecord): string | undefined =>
  warning ? `请核查：${warning}` : request ? `最近原因：${request}` : undefined

export default RecordsPage
