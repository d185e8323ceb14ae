import { useParams } from 'react-router-dom'
import { PAYMENT_METHODS, type PaymentDetail, type PaymentMethod } from '#schemas/api/payments.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDocuments } from '#src/records/record-documents.tsx'
import { recordPath } from '#src/records/record-paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { ToPay } from './to-pay.tsx'
import { usePayment } from './use-payment.ts'
import styles from './payment-page.module.css'

/** A payment: the code to pay it, then its result; it is looked at again until it has ended. */
const PaymentPage = () => {
  const { id = '' } = useParams()
  const payment = usePayment(id)
  return (
    <Page>
      <PageHeader
        title={payment.data?.purpose === 'settle' ? '结清结果' : '付款结果'}
        {...(payment.data && { back: backTo(payment.data) })}
      />
      <Async result={payment}>{(found) => <Payment payment={found} />}</Async>
    </Page>
  )
}

/** Returns the way back to what is paid for. */
const backTo = ({ payable: { kind, id, numberLabel, no } }: PaymentDetail) => ({
  to: recordPath(kind, id) ?? PATHS.userCenter,
  label: `${numberLabel} ${no}`,
})

const Payment = ({ payment }: { payment: PaymentDetail }) => {
  const { status, payable, uses } = payment
  return (
    <Panel
      title={
        <span className={layout.title}>
          {titleOf(payment)}
          <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>
        </span>
      }
    >
      <p>{status.name === 'paid' ? payable.status.sentence : status.sentence}</p>
      <FactBox className={styles.facts}>
        <Fact name="付款金额">
          <MoneyText value={payment.amount} />
        </Fact>
        <Fact name="付款编号">{payment.paymentNo}</Fact>
        <Fact name={payable.numberLabel}>{payable.no}</Fact>
        {payment.method && (
          <Fact name="付款方式">{PAYMENT_METHODS[payment.method as PaymentMethod]}</Fact>
        )}
        {uses.length > 0 && (
          <Fact name="用于">
            {uses.map(({ label, amount }) => (
              <span key={label} className={styles.use}>
                {label} <MoneyText value={amount} />
              </span>
            ))}
          </Fact>
        )}
      </FactBox>
      {payment.transfers.length > 0 && <Transfers transfers={payment.transfers} />}
      <RecordDocuments documents={payment.documents} id={payment.paymentNo} />
      {status.name === 'waiting' ? (
        <ToPay payment={payment} />
      ) : (
        <div className={layout.actions}>
          <ButtonLink to={backTo(payment).to} look="primary">
            {status.name === 'paid' ? '查看最新状态' : '重新发起付款'}
          </ButtonLink>
          <ButtonLink to={PATHS.userCenter}>返回服务中心</ButtonLink>
        </div>
      )}
    </Panel>
  )
}

/** Lists the bank transfers that named the payment, those that are held among them. */
const Transfers = ({ transfers }: Pick<PaymentDetail, 'transfers'>) => (
  <ul className={styles.transfers} aria-label="收到的转账">
    {transfers.map(({ transferNo, amount, status }) => (
      <li key={transferNo}>
        <span>
          {transferNo} <MoneyText value={amount} />
        </span>
        <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>
        <p className={classNames(texts.small, styles.note)}>{status.sentence}</p>
      </li>
    ))}
  </ul>
)

const titleOf = ({ status, payable: { word } }: PaymentDetail): string =>
  ({
    waiting: '等待支付',
    paid: `${word}成功`,
    closed: '付款已关闭',
    refunded: '款项已退回',
    takenBack: `${word}已冲正`,
  })[status.name] ?? status.label

export default PaymentPage
