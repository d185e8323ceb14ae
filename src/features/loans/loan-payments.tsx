import { Link } from 'react-router-dom'
import type { LoanDetail } from '#schemas/api/loans.ts'
import { partName } from '#schemas/loan-terms.ts'
import { PATHS } from '#src/platform/paths.ts'
import { dateText } from '#src/ui/display/date-text.ts'
import { amountText } from '#src/ui/display/money.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './loan-payments.module.css'

/** Lists the payments of a loan, newest first, with what each was used for. */
export const LoanPayments = ({ loan: { payments } }: { loan: LoanDetail }) =>
  payments.length === 0 ? null : (
    <Panel title="还款记录">
      <ol aria-label="还款记录">
        {payments.toReversed().map((payment) => (
          <li key={payment.id} className={classNames(layout.entry, styles.item)}>
            <div>
              <strong>{amountText(payment.amount)} 元</strong>
              <p className={styles.uses}>{usesText(payment)}</p>
            </div>
            <div className={styles.end}>
              <time dateTime={payment.date}>{dateText(payment.date)}</time>
              {payment.paymentNo && (
                <Link to={PATHS.repaymentStatus.replace(':id', payment.id)}>查看</Link>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )

/** Writes what a payment was used for: 第 1 期本金 1,000.00、利息 20.00. */
const usesText = ({ uses }: Pick<LoanDetail['payments'][number], 'uses'>): string => {
  const numbers = [...new Set(uses.map(({ number }) => number))]
  return numbers
    .map((number) => {
      const own = uses.filter((use) => use.number === number)
      const parts = own.map(({ part, amount }) => `${partName(part)} ${amountText(amount)}`)
      return `第 ${number} 期 ${parts.join('、')}`
    })
    .join('；')
}
