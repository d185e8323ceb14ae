import type { PaymentDetail } from '#schemas/api/payments.ts'
import { PATHS } from '#src/platform/paths.ts'
import { Button, ButtonLink } from '#src/ui/controls/button.tsx'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { usePayFromBalance } from './use-payment.ts'
import styles from './payment-page.module.css'

interface BalanceWayProps {
  payment: PaymentDetail
  balance: NonNullable<PaymentDetail['balance']>
}

/** Pays from the balance, or leads to its recharge where it has too little. */
export const BalanceWay = ({ payment, balance: { available } }: BalanceWayProps) => {
  const pay = usePayFromBalance(payment.id)
  const isEnough = Number(available) >= Number(payment.amount)
  return (
    <>
      <FactBox className={styles.account}>
        <Fact name="可用余额">
          <MoneyText value={available} />
        </Fact>
        <Fact name="本次付款">
          <MoneyText value={payment.amount} />
        </Fact>
      </FactBox>
      <p className={classNames(texts.small, styles.note)}>
        {isEnough ? '确认后立即从余额扣款并入账。' : '余额不足，充值后可用余额支付。'}
      </p>
      <Failure message={pay.error?.message} />
      <div className={layout.actions}>
        {isEnough ? (
          <Button look="primary" busy={pay.isPending} onClick={() => pay.mutate()}>
            用余额支付
          </Button>
        ) : (
          <ButtonLink to={PATHS.balance} look="primary">
            去充值
          </ButtonLink>
        )}
      </div>
    </>
  )
}
