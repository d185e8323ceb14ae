import type { PaymentDetail } from '#schemas/api/payments.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import texts from '#src/ui/theme/text.module.css'
import styles from './payment-page.module.css'

interface TransferWayProps {
  account: PaymentDetail['account']
  /** The payment to transfer for; without one the transfer recharges the balance of the reference. */
  payment?: PaymentDetail
}

/** Shows the account, the reference and the amount of a bank transfer. */
export const TransferWay = ({ account, payment }: TransferWayProps) => (
  <>
    <p className={styles.lead}>
      {payment
        ? '请从网上银行转账，附言填写付款编号，金额须与下列一致；到账后自动入账。'
        : '从任一银行账户转账，附言填写您的余额账号，到账后自动转入余额。'}
    </p>
    <FactBox className={styles.account}>
      <Fact name="收款账户名称">{account.accountName}</Fact>
      <Fact name="收款账号">{account.accountNo}</Fact>
      <Fact name="开户银行">{account.bankName}</Fact>
      <Fact name="附言">{account.reference}</Fact>
      {payment && (
        <Fact name="转账金额">
          <MoneyText value={payment.amount} />
        </Fact>
      )}
    </FactBox>
    {payment && (
      <p className={classNames(texts.small, styles.note)}>
        请在 {payment.expiresAt.slice(11, 16)}{' '}
        前到账。金额或附言不符、重复或超时到账的转账，由平台核实后转入账户余额或退回。
        {payment.cashier && (
          <a
            href={`${payment.cashier}&way=transfer`}
            target="_blank"
            rel="noreferrer"
            className={styles.open}
          >
            打开网上银行
          </a>
        )}
      </p>
    )}
  </>
)
