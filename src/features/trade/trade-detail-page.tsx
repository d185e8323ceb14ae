import { Navigate, useParams } from 'react-router-dom'
import type { RecordDetail as Detail } from '#schemas/api/records.ts'
import { tradeBackgroundLifecycle } from '#schemas/lifecycles/trade-background.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { BACKGROUNDS, newBackground, newReceivable } from './trade-paths.ts'

/** The record of the address: a trading partner or a trade background, and the step that comes next. */
const TARGETS = {
  partner: {
    kind: 'tradingPartner',
    title: '贸易伙伴详情',
    back: { to: PATHS.tradingPartners, label: '贸易伙伴' },
    figureNames: {},
    next: ({ id, status }: Detail) =>
      status.name === 'confirmed' && { to: newBackground(id), label: '登记贸易背景' },
  },
  background: {
    kind: tradeBackgroundLifecycle.kind,
    title: '贸易背景详情',
    back: { to: BACKGROUNDS, label: '贸易背景' },
    figureNames: tradeBackgroundLifecycle.figures ?? {},
    next: ({ id, status, role, figures }: Detail) =>
      status.name === 'confirmed' &&
      role === 'owner' &&
      Number(figures['free']) > 0 && { to: newReceivable(id), label: '登记应收账款' },
  },
} as const

/** A trading partner or a trade background, with the actions of the customer. */
const TradeDetailPage = () => {
  const { target = '', id = '' } = useParams()
  return target === 'partner' || target === 'background' ? (
    <Trade key={id} target={TARGETS[target]} id={id} />
  ) : (
    <Navigate to={PATHS.tradingPartners} replace />
  )
}

const Trade = ({ target, id }: { target: (typeof TARGETS)[keyof typeof TARGETS]; id: string }) => {
  const { kind, title, back, figureNames, next } = target
  const record = useRecord({ kind, id })
  const link = record.data && next(record.data)
  return (
    <Page>
      <PageHeader
        title={title}
        back={back}
        extra={
          link && (
            <ButtonLink to={link.to} look="primary">
              {link.label}
            </ButtonLink>
          )
        }
      />
      <Async result={record}>
        {(found) => <RecordDetail record={found} figureNames={figureNames} hasMovements={false} />}
      </Async>
    </Page>
  )
}

export default TradeDetailPage
