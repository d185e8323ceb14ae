import { useSearchParams } from 'react-router-dom'
import { pledgeLifecycle } from '#schemas/lifecycles/pledge.ts'
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
import { CurePanel } from './cure-panel.tsx'
import { confirmPath, PLEDGES } from './pledge-paths.ts'
import { OverduePanel } from './overdue-panel.tsx'
import { PricePicture } from './price-picture.tsx'
import { RedeemPanel } from './redeem-panel.tsx'
import { usePosition } from './use-pledges.ts'

const { kind, figures = {} } = pledgeLifecycle

/** The customer's pledges; with an id one of them: its goods, its price, what cures it and what may leave. */
const PledgePage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return <Page>{id ? <Pledge id={id} /> : <Pledges />}</Page>
}
export default PledgePage

const APPLY = (
  <ButtonLink to={PATHS.pledgeFinancing} look="primary">
    申请质押
  </ButtonLink>
)

const Pledges = () => (
  <>
    <PageHeader
      title="我的质押"
      lead="每笔质押的进度、质物价值和补足期限。"
      back={{ to: PATHS.pledgeProducts, label: '动产质押' }}
      extra={
        <>
          <ButtonLink to={PATHS.myRedemptions}>赎货管理</ButtonLink>
          {APPLY}
        </>
      }
    />
    <RecordList
      kind={kind}
      name="我的质押"
      searched="质押编号或货物"
      empty={
        <PageState kind="empty" title="还没有质押" actions={APPLY}>
          用已评估的仓单申请质押融资，随时查看质物价格和触发价。
        </PageState>
      }
    />
  </>
)

const Pledge = ({ id }: { id: string }) => {
  const pledge = useRecord({ kind, id })
  const position = usePosition(id)
  return (
    <>
      <PageHeader title="质押详情" back={PLEDGES} />
      <Async result={position}>
        {(found) => (
          <>
            <Async result={pledge}>
              {(record) => (
                <RecordDetail
                  // It is confirmed in a process of its own, with its conditions.
                  record={{
                    ...record,
                    actions: record.actions.filter(({ name }) => name !== 'confirm'),
                  }}
                  figureNames={figures}
                  hasMovements={false}
                >
                  <Confirm id={id} actions={record.actions} />
                  {found.overdueSince && <OverduePanel position={found} />}
                  {found.canAdd && <CurePanel key={found.weight} position={found} />}
                  {found.receipts.length > 0 && <PricePicture position={found} />}
                  {found.canRedeem && <RedeemPanel position={found} />}
                </RecordDetail>
              )}
            </Async>
          </>
        )}
      </Async>
    </>
  )
}

interface ConfirmProps {
  id: string
  actions: readonly { name: string; blocked: string }[]
}

const Confirm = ({ id, actions }: ConfirmProps) =>
  actions.some(({ name, blocked }) => name === 'confirm' && !blocked) ? (
    <Panel title="确认质押" extra="核对货物、价格和借款条件">
      <ButtonLink to={confirmPath(id)} look="primary">
        核对条件并确认质押
      </ButtonLink>
    </Panel>
  ) : null
