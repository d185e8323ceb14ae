import { useSearchParams } from 'react-router-dom'
import type { AgencyOrderDetail } from '#schemas/api/agency.ts'
import { agencyOrderLifecycle } from '#schemas/lifecycles/agency-order.ts'
import { PayButton } from '#src/records/pay-button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { orderPath, ORDERS } from './agency-paths.ts'
import styles from './agency.module.css'
import { GoodsPlaces } from './goods-places.tsx'
import { NextStep } from '#src/records/next-step.tsx'
import { RedeemForm } from './redeem-form.tsx'
import { StatusPanel } from './status-panel.tsx'
import { useAgencyOrder } from './use-agency.ts'

/** The funding of an order, its coverage by the goods, and the redemption of a part. */
const LoanPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <Page>
      <PageHeader
        title="代采放款与赎货"
        lead="平台代付的采购款、货物的保障情况，以及本次要赎的数量。"
        back={id ? { to: orderPath(id), label: '订单详情' } : ORDERS}
      />
      <WithId what="代采订单" list={ORDERS}>
        {(order) => <Order id={order} />}
      </WithId>
    </Page>
  )
}
export default LoanPage

const Order = ({ id }: { id: string }) => (
  <Async result={useAgencyOrder(id)}>
    {(order) =>
      order.purchasedOn ? (
        <>
          <Cover order={order} />
          <GoodsPlaces order={order} />
          <Redemption order={order} />
        </>
      ) : (
        <NextStep
          title={`代采订单 ${order.orderNo}`}
          sentence={order.status.sentence}
          to={orderPath(id)}
          label="查看订单"
        />
      )
    }
  </Async>
)

const Cover = ({ order }: { order: AgencyOrderDetail }) => {
  const { id, status, coverage, unit, rules } = order
  return (
    <StatusPanel
      title={`${order.goodsName} ${order.specification}`}
      status={status}
      extra={order.orderNo}
    >
      <FactBox className={styles.facts}>
        <Fact name="待赎采购款（已减追加保证金）">
          <MoneyText value={coverage.debt} />
        </Fact>
        <Fact name="在库货值">
          <MoneyText value={coverage.value} />
        </Fact>
        <Fact name="采购款占货值">{coverage.rate}%</Fact>
        <Fact name="今日单价">
          <MoneyText value={coverage.price} per={unit} />
        </Fact>
        <Fact name={`追保价（占比达 ${rules.callAt}%）`}>
          <MoneyText value={coverage.callPrice} per={unit} />
        </Fact>
        <Fact name="到期日">{dateText(order.dueOn)}</Fact>
      </FactBox>
      {status.name === 'called' && (
        <div className={styles.call}>
          <p>
            请在 <strong>{dateText(order.callBy)}</strong> 前补缴{' '}
            <strong>
              <MoneyText value={coverage.missing} />
            </strong>
            ，补缴后占比回到 {100 - Number(rules.marginRate)}%。
          </p>
          <PayButton kind={agencyOrderLifecycle.kind} id={id} label="补缴保证金" />
        </div>
      )}
    </StatusPanel>
  )
}

const Redemption = ({ order }: { order: AgencyOrderDetail }) =>
  order.isRedeemable ? (
    <Panel title="本次赎货">
      <RedeemForm order={order} />
    </Panel>
  ) : null
