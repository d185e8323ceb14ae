import { useId, useState } from 'react'
import type { PaymentDetail } from '#schemas/api/payments.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TabList, tabId } from '#src/ui/controls/tab-list.tsx'
import { QrCode } from '#src/ui/display/qr-code.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { BalanceWay } from './balance-way.tsx'
import { TransferWay } from './transfer-way.tsx'
import { useCancelPayment, useQueryPayment } from './use-payment.ts'
import styles from './payment-page.module.css'

type Way = 'qr' | 'transfer' | 'balance'

/** Offers the ways to pay a payment that waits: the QR code, a bank transfer, the balance. */
export const ToPay = ({ payment }: { payment: PaymentDetail }) => {
  const [way, setWay] = useState<Way>('qr')
  const panelId = useId()
  const query = useQueryPayment(payment.id)
  const cancel = useCancelPayment(payment.id)
  const { balance } = payment
  return (
    <>
      <div className={styles.tabs}>
        <TabList<Way>
          label="付款方式"
          tabs={[
            { tab: 'qr', label: '扫码支付' },
            { tab: 'transfer', label: '银行转账' },
            ...(balance ? [{ tab: 'balance' as const, label: '余额支付' }] : []),
          ]}
          selected={way}
          onChoose={setWay}
          panelId={panelId}
          look="lines"
        />
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, way)}>
        {way === 'qr' && <QrWay payment={payment} />}
        {way === 'transfer' && <TransferWay account={payment.account} payment={payment} />}
        {way === 'balance' && balance && <BalanceWay payment={payment} balance={balance} />}
      </div>
      <Failure message={query.error?.message ?? cancel.error?.message} />
      <div className={layout.actions}>
        {way !== 'balance' && (
          <Button look="primary" busy={query.isPending} onClick={() => query.mutate()}>
            {way === 'qr' ? '我已支付' : '我已转账'}
          </Button>
        )}
        <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
          取消付款
        </Button>
      </div>
    </>
  )
}

const QrWay = ({ payment: { cashier, expiresAt } }: { payment: PaymentDetail }) =>
  cashier ? (
    <div className={classNames(layout.centeredCluster, styles.cashier)}>
      <QrCode text={new URL(cashier, window.location.origin).href} label="扫码支付" size={168} />
      <div className={styles.ways}>
        <p>请使用手机扫码，或在本机的收银台完成支付。</p>
        <p className={classNames(texts.small, styles.note)}>
          请在 {expiresAt.slice(11, 16)} 前支付，超时后自动关闭，不会扣款。
        </p>
        <a href={cashier} target="_blank" rel="noreferrer" className={styles.open}>
          打开收银台
        </a>
      </div>
    </div>
  ) : (
    <p className={styles.lead}>
      收银台暂时没有打开，请稍候，打开后会显示在这里；也可以选择其他付款方式。
    </p>
  )
