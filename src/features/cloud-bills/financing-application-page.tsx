import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  cloudBillFinancingApply,
  cloudBillFinancingQuote,
  type BillFinancingQuote,
  type cloudBillFundings,
} from '#schemas/api/cloud-bills.ts'
import type { DataOf } from '#schemas/api/contract.ts'
import { call } from '#src/api/call.ts'
import { after } from '#src/platform/clock.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { billPath, HELD } from './bill-paths.ts'
import styles from './cloud-bills.module.css'
import { useBillCall, useFundings } from './use-bills.ts'

/** The time after the last key before a price is asked for; ms. */
const DEBOUNCE = 300

/** The application for the financing of a position, with its price while the values are typed. */
const FinancingApplicationPage = () => (
  <Page>
    <PageHeader
      title="云信融资申请"
      lead="利息在放款时一次扣收；到期由开单企业付款给资金方。"
      back={HELD}
    />
    <WithId what="云信" list={HELD}>
      {(id) => <Offer id={id} />}
    </WithId>
  </Page>
)

export default FinancingApplicationPage

const Offer = ({ id }: { id: string }) => (
  <Async result={useFundings(id)}>{(offer) => <Application id={id} offer={offer} />}</Async>
)

const Application = ({ id, offer }: { id: string; offer: DataOf<typeof cloudBillFundings> }) => {
  const [amount, setAmount] = useState(offer.amount)
  const [funding, setFunding] = useState(offer.fundings[0]?.name ?? '')
  const quote = useQuote({ id, amount, funding })
  const navigate = useNavigate()
  const { mutate, isPending, error } = useBillCall(cloudBillFinancingApply, (made) =>
    navigate(billPath('cloudFinancingDetails', made.id)),
  )
  return (
    <Panel title={`云信 ${offer.positionNo}`} extra={`资金方：${offer.funderName}`}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ id, amount, funding })
        }}
      >
        <div className={layout.fields}>
          <TextField
            label="融资的云信金额（元）"
            inputMode="decimal"
            autoComplete="off"
            required
            value={amount}
            onChange={setAmount}
            error={quote.error?.message}
          />
          <SelectField
            label="融资方式"
            value={funding}
            onChange={setFunding}
            options={offer.fundings.map(({ name, annualRate, advanceRate }) => ({
              value: name,
              label: `${name}（年化 ${annualRate}%，融资 ${advanceRate}%）`,
            }))}
          />
        </div>
        <div aria-live="polite">{quote.data && !quote.error && <Price quote={quote.data} />}</div>
        <Failure message={error?.message} />
        <div className={layout.cluster}>
          <Button type="submit" look="primary" size="large" busy={isPending} disabled={!quote.data}>
            提交申请
          </Button>
        </div>
      </form>
    </Panel>
  )
}

const yuan = (amount: string): string => formatMoney(amount, '元')?.amount ?? amount

const Price = ({ quote }: { quote: BillFinancingQuote }) => (
  <div className={styles.form}>
    <FactBox>
      <Fact name="实付金额">
        <MoneyText value={quote.proceeds} />
      </Fact>
      <Fact name="融资金额">
        <MoneyText value={quote.advance} />
      </Fact>
      <Fact name="利息">
        <MoneyText value={quote.interest} />
      </Fact>
      <Fact name="折合年化成本">{quote.yearlyCost}%</Fact>
    </FactBox>
    <p className={texts.note}>
      利息 = {yuan(quote.advance)} × {quote.annualRate}% × {quote.days}/360 = {yuan(quote.interest)}{' '}
      元，计息至 {quote.settledOn}；以放款日的实际天数为准。
      {quote.hasRecourse
        ? '有追索权：开单企业逾期时，本企业须按融资金额回购。'
        : '无追索权：开单企业逾期时，本企业不承担回购责任。'}
    </p>
  </div>
)

interface Wish {
  id: string
  amount: string
  funding: string
}

/** Asks for the price some time after the values last changed. */
const useQuote = (wish: Wish) => {
  const key = JSON.stringify(wish)
  const [asked, setAsked] = useState(key)
  useEffect(() => after(DEBOUNCE, () => setAsked(key)), [key])
  return useQuery({
    queryKey: [cloudBillFinancingQuote.name, asked],
    queryFn: ({ signal }) =>
      call(cloudBillFinancingQuote, { body: JSON.parse(asked) as Wish }, { signal, hide: true }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
