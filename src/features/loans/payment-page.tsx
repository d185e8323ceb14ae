import { useParams } from 'react-router-dom'
import type { PaymentDetail } from '#schemas/api/loans.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { QrCode } from '#src/ui/display/qr-code.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { usesText } from './loan-payments.tsx'
import { useCancelPayment, usePayment, useQueryPayment } from './use-loans.ts'
import styles from './payment-page.module.css'

/** A payment: the code to pay it, then its result; it is looked at again until it has ended. */
const PaymentPage = () => {
  const { id = '' } = useParams()
  const payment = usePayment(id)
  return (
    <Page>
      <PageHeader
        title={payment.data?.purpose === 'settle' ? '结清结果' : '还款结果'}
        back={{ to: PATHS.myRepayments, label: '还款管理' }}
      />
      <Async result={payment}>{(found) => <Payment payment={found} />}</Async>
    </Page>
  )
}

const Payment = ({ payment }: { payment: PaymentDetail }) => {
  const { status, loanStatus } = payment
  const uses = usesText(payment)
  return (
    <Panel
      title={
        <span className={styles.title}>
          {TITLES[status.name] ?? status.label}
          <StatusTag tone={toneOf(status.tone)}>{status.label}</StatusTag>
        </span>
      }
    >
      <p>
        {status.name === 'paid' && loanStatus.name === 'settled'
          ? loanStatus.sentence
          : status.sentence}
      </p>
      <FactBox className={styles.facts}>
        <Fact name="付款金额">
          <MoneyText value={payment.amount} />
        </Fact>
        <Fact name="付款编号">{payment.paymentNo}</Fact>
        <Fact name="借据号">{payment.iouNo}</Fact>
        {uses && <Fact name="用于">{uses}</Fact>}
      </FactBox>
      {status.name === 'waiting' ? (
        <ToPay payment={payment} />
      ) : (
        <div className={styles.actions}>
          <ButtonLink to={pathTo(PATHS.repaymentPage, { id: payment.loanId })} look="primary">
            {status.name === 'paid' ? '查看还款计划' : '重新发起付款'}
          </ButtonLink>
          <ButtonLink to={PATHS.myRepayments}>返回还款管理</ButtonLink>
        </div>
      )}
    </Panel>
  )
}

const TITLES: Readonly<Record<string, string>> = {
  waiting: '等待支付',
  paid: '还款成功',
  closed: '付款已关闭',
  refunded: '款项已退回',
  takenBack: '还款已冲正',
}

const ToPay = ({ payment: { id, cashier, expiresAt } }: { payment: PaymentDetail }) => {
  const query = useQueryPayment(id)
  const cancel = useCancelPayment(id)
  const address = new URL(cashier, window.location.origin).href
  return (
    <>
      <div className={styles.cashier}>
        <QrCode text={address} label="扫码支付" size={168} />
        <div className={styles.ways}>
          <p>请使用手机扫码，或在本机的收银台完成支付。</p>
          <p className={styles.note}>
            请在 {expiresAt.slice(11, 16)} 前支付，超时后自动关闭，不会扣款。
          </p>
          <a href={cashier} target="_blank" rel="noreferrer" className={styles.open}>
            打开收银台
          </a>
        </div>
      </div>
      <Failure message={query.error?.message ?? cancel.error?.message} />
      <div className={styles.actions}>
        <Button look="primary" busy={query.isPending} onClick={() => query.mutate()}>
          我已支付
        </Button>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
          取消付款
        </Button>
      </div>
    </>
  )
}

export default PaymentPage
