import { useSearchParams } from 'react-router-dom'
import { orderLifecycle } from '#schemas/lifecycles/order.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { RecordList } from '#src/records/record-list.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { useSession } from '#src/session/use-session.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { ORDERS, REGISTER_ORDER } from './order-paths.ts'
import { RegisterOrder } from './register-order.tsx'

const LIST = { to: ORDERS, label: '我的订单' }
const PRODUCTS = { to: PATHS.orderFinancing, label: '订单融资' }

/** The orders of a verified customer; with an id one of them, with `register` the form that registers another. */
export const OwnOrders = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  if (id) return <Order id={id} />
  return search.get('register') ? <Registration /> : <Orders />
}

const Orders = () => {
  const { isCoreEnterprise } = useSession()
  const register = (
    <ButtonLink to={REGISTER_ORDER} look="primary">
      登记订单
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title="我的订单"
        lead={
          isCoreEnterprise
            ? '核对交易伙伴登记的订单并确认；本企业的订单也可在此登记。'
            : '登记与核心企业的订单，确认后即可用于融资申请。'
        }
        back={PRODUCTS}
        extra={register}
      />
      <RecordList
        kind={orderLifecycle.kind}
        name="我的订单"
        searched="订单编号、企业名称或融资编号"
        empty={
          <PageState kind="empty" title="还没有订单" actions={register}>
            登记与核心企业的订单，确认后即可用于融资申请。
          </PageState>
        }
      />
    </>
  )
}

const Registration = () => (
  <>
    <PageHeader
      title="登记订单"
      lead="登记后由交易对方确认；同一份订单只能办理一笔融资。"
      back={LIST}
    />
    <RegisterOrder />
  </>
)

const Order = ({ id }: { id: string }) => {
  const order = useRecord({ kind: orderLifecycle.kind, id })
  return (
    <>
      <PageHeader title="订单详情" back={LIST} />
      <Async result={order}>
        {(record) => (
          <RecordDetail
            record={record}
            figureNames={orderLifecycle.figures ?? {}}
            hasMovements={false}
          />
        )}
      </Async>
    </>
  )
}
