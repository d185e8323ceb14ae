import { orderRegister, type OrderDraft } from '#schemas/api/orders.ts'
import { orderForm } from '#schemas/forms/order.ts'
import { orderLifecycle } from '#schemas/lifecycles/order.ts'
import { call } from '#src/api/call.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { useMade } from '#src/records/use-made.ts'
import { Panel } from '#src/ui/page/panel.tsx'

/** Registers an order, and opens it once it is registered. */
export const RegisterOrder = () => {
  const sending = useMade(orderLifecycle.kind, (body: OrderDraft) =>
    call(orderRegister, { body }, { hide: true }),
  )
  return (
    <Panel>
      <InlineForm
        name="order"
        title="订单"
        content={orderForm}
        label="登记订单"
        sending={sending}
      />
    </Panel>
  )
}
