import { useSearchParams } from 'react-router-dom'
import { lazyComponent } from '#src/platform/lazy-component.tsx'
import { AccessGate } from '#src/session/access-gate.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageSkeleton } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './order-financing-page.module.css'
import { ORDERS, REGISTER_ORDER } from './order-paths.ts'
import { ProductGrid } from './product-grid.tsx'

const OwnOrders = lazyComponent(
  () => import('./own-orders.tsx').then((code) => code.OwnOrders),
  <PageSkeleton lines={6} />,
)

/** The products that are financed on orders; by its query also the customer's orders and their registration. */
const OrderFinancingPage = () => {
  const [search] = useSearchParams()
  const isOwn = ['id', 'orders', 'register'].some((name) => search.get(name))
  if (!isOwn)
    return (
      <Page>
        <OrderProducts />
      </Page>
    )
  return (
    <AccessGate access="verified">
      <Page>
        <OwnOrders />
      </Page>
    </AccessGate>
  )
}
export default OrderFinancingPage

const STEPS = [
  { title: '登记订单', text: '登记与核心企业的销售或采购订单。' },
  { title: '对方确认', text: '核心企业在线确认订单；不在平台的企业由平台核实。' },
  { title: '选择订单申请融资', text: '开通产品并激活额度后，在融资申请中选择已确认的订单。' },
]

const OrderProducts = () => (
  <>
    <PageHeader
      title="订单融资"
      lead="凭已确认的订单申请融资，提前获得备货和采购资金。"
      extra={<ButtonLink to={ORDERS}>我的订单</ButtonLink>}
    />
    <Panel
      className={styles.way}
      title="怎么办理"
      extra={<ButtonLink to={REGISTER_ORDER}>登记订单</ButtonLink>}
    >
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Panel>
    <ProductGrid basis="order" />
  </>
)
