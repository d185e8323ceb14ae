import { useState } from 'react'
import { cloudBillLifecycle } from '#schemas/lifecycles/cloud-bill.ts'
import { useBeginPayment } from '#src/records/use-begin-payment.ts'
import { useRecord } from '#src/records/use-record.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { RadioGroup } from '#src/ui/controls/radio-group.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
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

const Payment = ({ id }: { id: string }) => {
  const [purpose, setPurpose] = useState<'due' | 'other'>('due')
  const isPart = purpose === 'other'
  const [amount, setAmount] = useState('')
  const payees = usePayees(id)
  const { mutate, isPending, error } = useBeginPayment()
  const pay = () =>
    mutate({
      kind: cloudBillLifecycle.kind,
      id,
      purpose,
      ...(isPart && { amount }),
    })
  return (
    <Async result={useRecord({ kind: cloudBillLifecycle.kind, id })}>
      {({ subject, figures, status }) => (
        <Panel title={subject}>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              pay()
            }}
          >
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
            <RadioGroup
              label="付款金额"
              options={[
                { value: 'due', label: '付清全部' },
                { value: 'other', label: '部分付款' },
              ]}
              value={purpose}
              onChange={setPurpose}
            />
            {isPart && (
              <TextField
                label="付款金额（元）"
                inputMode="decimal"
                autoComplete="off"
                required
                value={amount}
                onChange={setAmount}
              />
            )}
            <Async result={payees}>
              {(list) => (
                <ShareTrial payees={list} amount={isPart ? amount : (figures.open ?? '')} />
              )}
            </Async>
            <Failure message={error?.message} />
            <div className={layout.cluster}>
              <Button type="submit" look="primary" size="large" busy={isPending}>
                去支付
              </Button>
            </div>
          </form>
        </Panel>
      )}
    </Async>
  )
}
