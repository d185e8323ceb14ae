import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  cloudBillFinancingApply,
  cloudBillFinancingQuote,
  type BillFinancingQuote,
  type cloudBillFundings,
} from '#schemas/api/cloud-bills.ts'
import type { BodyOf, DataOf } from '#schemas/api/contract.ts'
import { billFinancingForm } from '#schemas/forms/cloud-bill.ts'
import { billFinancingLifecycle } from '#schemas/lifecycles/bill-financing.ts'
import { call } from '#src/api/call.ts'
import { useSettled } from '#src/platform/use-settled.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { useMade } from '#src/records/use-made.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { HELD } from './bill-paths.ts'
import styles from './cloud-bills.module.css'
import { useFundings } from './use-bills.ts'

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

interface ApplicationProps {
  id: string
  offer: DataOf<typeof cloudBillFundings>
}

type Wish = Omit<BodyOf<typeof cloudBillFinancingApply>, 'id'>

const Application = ({ id, offer }: ApplicationProps) => {
  const sending = useMade(billFinancingLifecycle.kind, (wish: Wish) =>
    call(cloudBillFinancingApply, { body: { id, ...wish } }, { hide: true }),
  )
  const content = useMemo(() => billFinancingForm(offer), [offer])
  return (
    <Panel>
      <InlineForm
        name="billFinancing"
        subject={id}
        title={`云信 ${offer.positionNo}（资金方：${offer.funderName}）`}
        content={content}
        data={{ amount: offer.amount, funding: offer.fundings[0]?.name ?? '' }}
        label="提交申请"
        sending={sending}
      >
        {({ amount = '', funding = '' }) => <Quoted wish={{ id, amount, funding }} />}
      </InlineForm>
    </Panel>
  )
}

const Quoted = ({ wish }: { wish: Wish & { id: string } }) => {
  const { data, error } = useQuote(wish)
  return (
    <div aria-live="polite">
      {error ? <p className={texts.note}>{error.message}</p> : data && <Price quote={data} />}
    </div>
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

/** Asks for the price some time after the values last changed. */
const useQuote = (wish: Wish & { id: string }) => {
  const asked = useSettled(JSON.stringify(wish)) ?? ''
  return useQuery({
    queryKey: [cloudBillFinancingQuote.name, asked],
    queryFn: ({ signal }) =>
      call(
        cloudBillFinancingQuote,
        { body: JSON.parse(asked) as typeof wish },
        { signal, hide: true },
      ),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
