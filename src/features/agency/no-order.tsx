import { ButtonLink } from '#src/ui/controls/button.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { ORDERS } from './agency-paths.ts'

/** Says that an order has to be chosen first. */
export const NoOrder = () => (
  <PageState
    kind="empty"
    title="请选择订单"
    actions={<ButtonLink to={ORDERS.to}>{ORDERS.label}</ButtonLink>}
  >
    从代采订单进入，办理支付保证金和赎货。
  </PageState>
)
