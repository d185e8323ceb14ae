import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { creditCode } from '#engine/formats/credit-code.ts'
import { billDiscountApply, billDiscountQuote } from '#schemas/api/bills.ts'
import type { BodyOf } from '#schemas/api/contract.ts'
import type { Goods } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import { after } from '#src/platform/clock.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { refusedFields } from './bill-issues.ts'
import { Price } from './bill-price.tsx'
import styles from './bill-pricing.module.css'
import trial from './trial-calculator.module.css'

/** The time after the last key before a price is asked for; ms. */
const DEBOUNCE = 300

type Application = BodyOf<typeof billDiscountApply>

/** Applies for the discount of a bill that the customer holds, at today's price by its own rate. */
export const ApplyDiscount = ({ goods }: { goods: Goods }) => {
  const [bill, setBill] = useState<Application>({
    goodsId: goods.id,
    billNo: '',
    acceptorCode: '',
    amount: '',
    maturityDate: '',
  })
  const quote = useQuote(bill)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(billDiscountApply, { body: bill }, { hide: true }),
    onSuccess: ({ id }) => navigate(pathTo(PATHS.billDiscounting, { id })),
    onSettled: () => void queries.invalidateQueries(),
  })
  const issues = { ...refusedFields(quote.error), ...refusedFields(error) }
  const failure = error ?? quote.error
  const field = (member: keyof Application) => ({
    value: bill[member],
    error: issues[member],
    autoComplete: 'off',
    required: true,
    onChange: (text: string) => setBill({ ...bill, [member]: text.trim() }),
  })
  return (
    <Panel title="申请贴现" extra="按已激活额度的利率、今天的价格">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <div className={trial.fields}>
          <TextField label="票据号码（30 位）" inputMode="numeric" {...field('billNo')} />
          <TextField
            label="承兑人统一社会信用代码"
            autoCapitalize="characters"
            {...field('acceptorCode')}
            clean={creditCode.normalise}
          />
          <TextField label="票面金额（元）" inputMode="decimal" {...field('amount')} />
          <TextField label="票据到期日" type="date" {...field('maturityDate')} />
        </div>
        <div className={styles.result} aria-live="polite">
          {quote.data && isPriced(bill) && !quote.error && (
            <Price price={quote.data.price} bill={quote.data.bill} />
          )}
        </div>
        <p className={trial.note}>
          提交后占用票面金额的额度；以放款日的价格为准。承兑人到期不付款的，须按票面金额回购，逾期计收罚息。
        </p>
        <Failure message={Object.keys(issues).length === 0 ? failure?.message : undefined} />
        <Button type="submit" look="primary" size="large" busy={isPending}>
          提交申请
        </Button>
      </form>
    </Panel>
  )
}

const isPriced = ({ amount, maturityDate }: Application): boolean => Boolean(amount && maturityDate)

/** Asks for the price some time after the amount or the day last changed. */
const useQuote = (bill: Application) => {
  const { goodsId, amount, maturityDate } = bill
  const key = isPriced(bill) ? JSON.stringify({ goodsId, amount, maturityDate }) : undefined
  const [asked, setAsked] = useState(key)
  useEffect(() => after(DEBOUNCE, () => setAsked(key)), [key])
  return useQuery({
    queryKey: [billDiscountQuote.name, asked],
    queryFn: async ({ signal }) => {
      const body = JSON.parse(asked ?? '') as BodyOf<typeof billDiscountQuote>
      const price = await call(billDiscountQuote, { body }, { signal, hide: true })
      return { price, bill: { ...body, ...price } }
    },
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
