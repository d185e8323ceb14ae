import { useMemo } from 'react'
import type { BodyOf } from '#schemas/api/contract.ts'
import type { paymentBegin } from '#schemas/api/payments.ts'
import { billPaymentForm } from '#schemas/forms/cloud-bill.ts'
import { cloudBillLifecycle } from '#schemas/lifecycles/cloud-bill.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { useBeginPayment } from '#src/records/use-begin-payment.ts'
import { useRecord } from '#src/records/use-record.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { ISSUED } from './bill-paths.ts'
import styles from './cloud-bills.module.css'
import { ShareTrial } from './share-trial.tsx'
import { usePayees } from './use-bills.ts'

/** The payment of a bill by its issuer: all that is open, or a part of it. */
const DebtPaymentPage = () => (
  <Page>
    <PageHeader
      title="云信负债付款"
      lead="款项经银行付给每个持有方或资金方，平台不留存资金。"
      back={ISSUED}
    />
    <WithId what="云信" list={ISSUED}>
      {(id) => <Payment id={id} />}
    </WithId>
  </Page>
)

export default DebtPaymentPage

const Payment = ({ id }: { id: string }) => (
  <Async result={useRecord({ kind: cloudBillLifecycle.kind, id })}>
    {({ subject, figures, status }) => (
      <>
        <Panel title={subject}>
          <div className={styles.form}>
            <p className={texts.note}>
              {status.label}：{status.sentence}
            </p>
            <FactBox>
              <Fact name="待兑付">
                <MoneyText value={figures.open ?? ''} />
              </Fact>
              <Fact name="已兑付">
                <MoneyText value={figures.settled ?? ''} />
              </Fact>
            </FactBox>
          </div>
        </Panel>
        <Panel>
          <PaymentForm id={id} open={figures.open ?? ''} />
        </Panel>
      </>
    )}
  </Async>
)

type Given = Pick<BodyOf<typeof paymentBegin>, 'purpose' | 'amount'>

const ALL: Given = { purpose: 'due' }

const PaymentForm = ({ id, open }: { id: string; open: string }) => {
  const payees = usePayees(id)
  const begin = useBeginPayment()
  const content = useMemo(() => billPaymentForm(open), [open])
  const sending = {
    ...begin,
    mutateAsync: (given: Given) =>
      begin.mutateAsync({ kind: cloudBillLifecycle.kind, id, ...given }),
  }
  return (
    <InlineForm
      name="billPayment"
      subject={id}
      title="付款"
      content={content}
      data={ALL}
      label="去支付"
      sending={sending}
    >
      {({ purpose, amount = '' }) => (
        <Async result={payees}>
          {(list) => <ShareTrial payees={list} amount={purpose === 'other' ? amount : open} />}
        </Async>
      )}
    </InlineForm>
  )
}
