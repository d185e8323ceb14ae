import { useSearchParams } from 'react-router-dom'
import type { AgencyOrderDetail } from '#schemas/api/agency.ts'
import { agencyOrderLifecycle } from '#schemas/lifecycles/agency-order.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { RecordMovements } from '#src/records/record-movements.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { ORDERS, redeemPath } from './agency-paths.ts'
import { GoodsPlaces } from './goods-places.tsx'
import { NextStep } from '#src/records/next-step.tsx'
import { RedemptionTable } from './redemption-table.tsx'
import { useAgencyOrder } from './use-agency.ts'

const KIND = agencyOrderLifecycle.kind
const { financed, margin, topUp } = agencyOrderLifecycle.figures ?? {}

/** The figures that an order shows first; its movements name all of them. */
const FIRST_FIGURES = { financed, margin, topUp } as Record<string, string>

/** The agency orders of the customer; with an id one of them. */
const OrderPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return <Page>{id ? <Order id={id} /> : <Orders />}</Page>
}
export default OrderPage

const toMall = (
  <ButtonLink to={PATHS.agencyMall} look="primary">
    前往代采商城
  </ButtonLink>
)

const Orders = () => (
  <>
    <PageHeader
      title="我的代采订单"
      lead="查看代采进度，支付保证金，分批付款赎货。"
      back={{ to: PATHS.agencyFinancing, label: '代采融资' }}
      extra={toMall}
    />
    <RecordList
      kind={KIND}
      name="我的代采订单"
      searched="代采订单号或商品"
      empty={
        <PageState kind="empty" title="还没有代采订单" actions={toMall}>
          从代采商城选择商品，填写数量和期限即可申请代采。
        </PageState>
      }
    />
  </>
)

const Order = ({ id }: { id: string }) => {
  const record = useRecord({ kind: KIND, id })
  const order = useAgencyOrder(id)
  return (
    <>
      <PageHeader title="代采订单详情" back={ORDERS} />
      <Async result={order}>
        {(found) => (
          <>
            <Onward order={found} />
            <Async result={record}>
              {(described) => (
                <>
                  <RecordDetail record={described} figureNames={FIRST_FIGURES} hasMovements={false}>
                    <GoodsPlaces order={found} />
                    <RedemptionTable order={found} />
                    <RecordMovements
                      record={described}
                      figureNames={agencyOrderLifecycle.figures ?? {}}
                    />
                  </RecordDetail>
                </>
              )}
            </Async>
          </>
        )}
      </Async>
    </>
  )
}

const Onward = ({ order: { id, status, isRedeemable } }: { order: AgencyOrderDetail }) => {
  const { name } = status
  if (!isRedeemable) return null
  const isCalled = name === 'called'
  return (
    <NextStep
      title={isCalled ? '下一步：补缴保证金或赎货' : '下一步：付款赎货'}
      to={redeemPath(id)}
      label={isCalled ? '补缴或赎货' : '办理赎货'}
    />
  )
}
