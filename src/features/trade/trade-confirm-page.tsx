import { useQuery } from '@tanstack/react-query'
import { recordsWaiting, type RecordWaiting } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'
import { PATHS } from '#src/platform/paths.ts'
import { recordPath } from '#src/records/record-paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './trade.module.css'

const KINDS = ['tradingPartner', 'tradeBackground', 'receivable']

/** The trading partners, trade backgrounds and receivables that wait for the customer. */
const TradeConfirmPage = () => {
  const { user } = useSession()
  const waiting = useQuery({
    queryKey: [recordsWaiting.name, user?.customerId],
    queryFn: ({ signal }) => call(recordsWaiting, {}, { signal, hide: true }),
    staleTime: 0,
    select: (records) => records.filter(({ kind }) => KINDS.includes(kind)),
  })
  return (
    <Page>
      <PageHeader
        title="贸易确认"
        lead="贸易伙伴的邀请、贸易背景和应收账款，核对后逐项确认。"
        back={{ to: PATHS.tradingPartners, label: '贸易伙伴' }}
      />
      <Async
        result={waiting}
        isEmpty={(records) => records.length === 0}
        empty={
          <PageState kind="empty" title="没有需要您确认的事项">
            贸易伙伴提交后，会在这里和服务中心的“待我办理”中列出。
          </PageState>
        }
      >
        {(records) => (
          <Panel title="待确认">
            <ul className={styles.list} aria-label="待确认">
              {records.map((record, index) => (
                <Waiting
                  key={`${record.kind} ${record.id}`}
                  record={record}
                  isFirst={index === 0}
                />
              ))}
            </ul>
          </Panel>
        )}
      </Async>
    </Page>
  )
}

interface WaitingProps {
  record: RecordWaiting
  /** One button of a page is the primary one. */
  isFirst: boolean
}

const Waiting = ({ record: { kind, id, subject, status, action }, isFirst }: WaitingProps) => (
  <li className={classNames(layout.entry, styles.row)}>
    <div className={styles.about}>
      <h3 className={classNames(layout.centeredCluster, styles.name)}>
        {subject}
        <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>
      </h3>
      <p className={styles.note}>{status.sentence}</p>
    </div>
    <ButtonLink
      to={recordPath(kind, id) ?? PATHS.userCenter}
      look={isFirst ? 'primary' : 'secondary'}
      aria-label={`${action}：${subject}`}
    >
      {action}
    </ButtonLink>
  </li>
)

export default TradeConfirmPage
