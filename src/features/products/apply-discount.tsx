import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { billDiscountApply, billDiscountQuote } from '#schemas/api/bills.ts'
import type { BodyOf } from '#schemas/api/contract.ts'
import type { Goods } from '#schemas/api/products.ts'
import { billDiscountForm } from '#schemas/forms/bill-discount.ts'
import { billDiscountLifecycle } from '#schemas/lifecycles/bill-discount.ts'
import { call } from '#src/api/call.ts'
import { useSettled } from '#src/platform/use-settled.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { useMade } from '#src/records/use-made.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { Price } from './bill-price.tsx'

type Application = Omit<BodyOf<typeof billDiscountApply>, 'goodsId'>

/** Applies for the discount of a bill that the customer holds, at today's price by its own rate. */
export const ApplyDiscount = ({ goods: { id: goodsId } }: { goods: Goods }) => {
  const sending = useMade(billDiscountLifecycle.kind, (bill: Application) =>
    call(billDiscountApply, { body: { goodsId, ...bill } }, { hide: true }),
  )
  return (
    <Panel>
      <InlineForm
        name="billDiscount"
        subject={goodsId}
        title="申请贴现"
        content={billDiscountForm}
        label="提交申请"
        sending={sending}
      >
        {({ amount = '', maturityDate = '' }) => (
          <>
            <Quoted bill={{ goodsId, amount, maturityDate }} />
            <p className={texts.note}>
              价格按已激活额度的利率、今天的日期计算，以放款日为准；提交后占用票面金额的额度。承兑人到期不付款的，须按票面金额回购，逾期计收罚息。
            </p>
          </>
        )}
      </InlineForm>
    </Panel>
  )
}

type Bill = BodyOf<typeof billDiscountQuote>

const isPriced = ({ amount, maturityDate }: Bill): boolean => Boolean(amount && maturityDate)

const Quoted = ({ bill }: { bill: Bill }) => {
  const { data, error } = useQuote(bill)
  if (!isPriced(bill)) return null
  return (
    <div aria-live="polite">
      {error ? (
        <p className={texts.note}>{error.message}</p>
      ) : (
        data && <Price price={data.price} bill={data.bill} />
      )}
    </div>
  )
}

/** Asks for the price some time after the amount or the day last changed. */
const useQuote = (bill: Bill) => {
  const asked = useSettled(isPriced(bill) ? JSON.stringify(bill) : undefined)
  return useQuery({
    queryKey: [billDiscountQuote.name, asked],
    queryFn: async ({ signal }) => {
      const body = JSON.parse(asked ?? '') as Bill
      const price = await call(billDiscountQuote, { body }, { signal, hide: true })
      return { price, bill: { ...body, ...price } }
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
