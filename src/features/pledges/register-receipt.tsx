import { useMemo } from 'react'
import type { DataOf } from '#schemas/api/contract.ts'
import { receiptRegister, type commodityList, type ReceiptDraft } from '#schemas/api/pledges.ts'
import { receiptForm } from '#schemas/forms/pledge.ts'
import { warehouseReceiptLifecycle } from '#schemas/lifecycles/warehouse-receipt.ts'
import { call } from '#src/api/call.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { useMade } from '#src/records/use-made.ts'
import { formatMoney } from '#src/ui/display/money.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { useCommodities } from './use-pledges.ts'

/** Registers a warehouse receipt, and opens it once it is registered. */
export const RegisterReceipt = () => (
  <Panel>
    <Async result={useCommodities()}>{(list) => <Registration commodities={list} />}</Async>
  </Panel>
)

const Registration = ({ commodities }: { commodities: DataOf<typeof commodityList> }) => {
  const sending = useMade(warehouseReceiptLifecycle.kind, (body: ReceiptDraft) =>
    call(receiptRegister, { body }, { hide: true }),
  )
  const content = useMemo(() => receiptForm(commodities), [commodities])
  return (
    <InlineForm name="receipt" title="仓单" content={content} label="登记仓单" sending={sending}>
      {({ commodityId }) => {
        const price = commodities.find(({ id }) => id === commodityId)?.price
        return (
          <p className={texts.small} role="status">
            {price && `今日市价 ${formatMoney(price)?.amount} 元/吨，`}
            按市价、评估价与成本孰低计价。
          </p>
        )
      }}
    </InlineForm>
  )
}
