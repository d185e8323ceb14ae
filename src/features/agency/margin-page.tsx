import { useSearchParams } from 'react-router-dom'
import type { AgencyOrderDetail } from '#schemas/api/agency.ts'
import { agencyOrderLifecycle } from '#schemas/lifecycles/agency-order.ts'
import { PayButton } from '#src/records/pay-button.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import { orderPath, ORDERS } from './agency-paths.ts'
import styles from './agency.module.css'
import { StatusPanel } from './status-panel.tsx'
import { useAgencyOrder } from './use-agency.ts'

/** The terms of an accepted agency order, and the payment of its margin. */
const MarginPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <Page narrow>
      <PageHeader
        title="代采融资申请"
        lead="核对订单条款，支付保证金后平台开始采购。"
        back={id ? { to: orderPath(id), label: '订单详情' } : ORDERS}
      />
      <WithId what="代采订单" list={ORDERS}>
        {(order) => <Order id={order} />}
      </WithId>
    </Page>
  )
}
export default MarginPage

const Order = ({ id }: { id: string }) => (
  <Async result={useAgencyOrder(id)}>{(order) => <Terms order={order} />}</Async>
)

const Terms = ({ order }: { order: AgencyOrderDetail }) => {
  const { id, status, rules, unit } = order
  return (
    <StatusPanel
      title={`${order.goodsName} ${order.specification}`}
      status={status}
      extra={order.orderNo}
    >
      <FactBox className={styles.facts}>
        <Fact name="应付保证金">
          <MoneyText value={order.margin} />
        </Fact>
        <Fact name="代采金额">
          <MoneyText value={order.financed} />
        </Fact>
        <Fact name="货值">
          <MoneyText value={order.value} />
        </Fact>
        <Fact name="数量">
          {order.quantity} {unit}
        </Fact>
        <Fact name="期限">{rules.termDays} 天，自采购入库日起</Fact>
        {order.marginBy && <Fact name="支付期限">{dateText(order.marginBy)}</Fact>}
      </FactBox>
      <ul className={styles.terms}>
        <li>
          资金占用费按已赎采购款、实际天数和年费率 {rules.annualRate}% 计收，到期后按{' '}
          {rules.overdueRate}% 计。
        </li>
        <li>
          每次付款 x，放行价值 x ÷（1 − {rules.marginRate}
          %）的货物，其余部分由保证金抵用；最后一次提走全部余货。
        </li>
        <li>
          待赎采购款达到在库货值的 {rules.callAt}% 时，须在 {rules.callDays}{' '}
          天内补缴保证金；未补缴或到期未赎清的，平台可以处置货物。
        </li>
        <li>平台未能采购的，保证金原路退回。</li>
      </ul>
      {status.name === 'awaitingMargin' ? (
        <div className={classNames(layout.actions, styles.actions)}>
          <PayButton kind={agencyOrderLifecycle.kind} id={id} label="同意条款并支付保证金" />
        </div>
      ) : (
        <div className={classNames(layout.actions, styles.actions)}>
          <ButtonLink to={orderPath(id)} look="primary">
            查看订单进度
          </ButtonLink>
        </div>
      )}
    </StatusPanel>
  )
}
