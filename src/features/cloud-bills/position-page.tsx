import { useSearchParams } from 'react-router-dom'
import { billPositionLifecycle } from '#schemas/lifecycles/bill-position.ts'
import { billFinancingLifecycle } from '#schemas/lifecycles/bill-financing.ts'
import type { RecordDetail as Detail } from '#schemas/api/records.ts'
import { ApiError } from '#src/api/api-error.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { billPath, HELD, ISSUED } from './bill-paths.ts'
import { ChainPanel } from './chain-panel.tsx'

/** The bills that the customer holds; with an id one of them. */
const PositionPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return <Page>{id ? <Held id={id} /> : <HeldList />}</Page>
}

export default PositionPage

const HeldList = () => (
  <>
    <PageHeader
      title="持有的云信"
      lead="本企业持有的云信，以及转让给本企业、等待签收的云信。"
      extra={
        <>
          <ButtonLink to={ISSUED.to}>待签收的开立</ButtonLink>
          <ButtonLink to={PATHS.cloudFinancingDetails}>{billFinancingLifecycle.title}</ButtonLink>
        </>
      }
    />
    <RecordList
      kind={billPositionLifecycle.kind}
      name="持有的云信"
      searched="云信编号或开单企业"
      empty={
        <PageState
          kind="empty"
          title="还没有持有的云信"
          actions={
            <ButtonLink to={ISSUED.to} look="primary">
              查看待签收的云信
            </ButtonLink>
          }
        >
          签收核心企业开立的云信，或受让其他企业的云信后，在此查看。
        </PageState>
      }
    />
  </>
)

/** The actions that have screens of their own. */
const SCREENS = {
  assign: { label: '转让', screen: 'cloudAssignment' },
  split: { label: '拆分', screen: 'cloudSplits' },
  finance: { label: '申请融资', screen: 'cloudFinancingApplication' },
} as const

const Held = ({ id }: { id: string }) => {
  const result = useRecord({ kind: billPositionLifecycle.kind, id })
  const { data, error } = result
  const hasEnded = data?.role === 'counterparty' && error instanceof ApiError && error.code === 400
  return (
    <>
      <PageHeader title="云信详情" back={HELD} />
      {hasEnded ? (
        <EndedOffer />
      ) : (
        <Async result={result}>{(record) => <Shown record={record} />}</Async>
      )}
    </>
  )
}

/** Takes the place of an offer that was refused or taken back: it is no matter of this customer any more. */
const EndedOffer = () => (
  <PageState
    kind="empty"
    title="这笔转让已结束"
    actions={
      <ButtonLink to={HELD.to} look="primary">
        返回持有的云信
      </ButtonLink>
    }
  >
    云信没有转让给本企业，不再显示其内容。
  </PageState>
)

const Shown = ({ record }: { record: Detail }) => (
  <>
    <RecordDetail
      record={{ ...record, actions: record.actions.filter(({ name }) => !(name in SCREENS)) }}
      figureNames={billPositionLifecycle.figures ?? {}}
      hasMovements={false}
    />
    <Uses record={record} />
    <ChainPanel id={record.id} />
  </>
)

/** The links of a position that can be split: assign, split and finance it. */
const Uses = ({ record: { id, actions } }: { record: Detail }) => {
  const split = actions.find(({ name }) => name === 'split')
  if (!split) return null
  return (
    <Panel title="办理">
      {split.blocked ? (
        <p className={texts.note}>{split.blocked}</p>
      ) : (
        <div className={layout.cluster}>
          {Object.values(SCREENS).map(({ label, screen }) => (
            <ButtonLink key={screen} to={billPath(screen, id)}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </Panel>
  )
}
