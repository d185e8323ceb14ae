import type { PlanRow, RepaymentPlan } from '#schemas/api/repayment.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { formatMoney } from '#src/ui/display/money.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import styles from './trial-plan.module.css'

/** Renders a repayment plan: its totals, and a table of its instalments, which are cards on a phone. */
export const TrialPlan = ({ plan, totalInterest, total }: RepaymentPlan) => (
  <>
    <FactBox className={styles.totals}>
      <Fact name="还款合计">
        <MoneyText value={total} />
      </Fact>
      <Fact name="其中利息">
        <MoneyText value={totalInterest} />
      </Fact>
      <Fact name="还款期数">{plan.length} 期</Fact>
    </FactBox>
    <table className={styles.plan}>
      <caption className={styles.caption}>还款计划（元）</caption>
      <thead>
        <tr>
          {['期次', '还款日', '应还', '本金', '利息', '剩余本金'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.map((row) => (
          <Instalment key={row.number} row={row} />
        ))}
      </tbody>
    </table>
  </>
)

const Instalment = ({ row }: { row: PlanRow }) => (
  <tr>
    <th scope="row">第 {row.number} 期</th>
    <td data-name="还款日">{row.dueDate}</td>
    <td data-name="应还">{amountText(row.due)}</td>
    <td data-name="本金">{amountText(row.principal)}</td>
    <td data-name="利息">
      <details className={styles.why}>
        <summary aria-label={`第 ${row.number} 期利息 ${amountText(row.interest)}，查看算法`}>
          {amountText(row.interest)}
        </summary>
        <p>{whyText(row.why)}</p>
      </details>
    </td>
    <td data-name="剩余本金">{amountText(row.balance)}</td>
  </tr>
)

const amountText = (amount: string): string => formatMoney(amount)?.amount ?? amount

/** Writes the interest of an instalment as a calculation: 100,000.00 × 6% × 31/360. */
const whyText = ({ balance, rate, counted }: PlanRow['why']): string => {
  const years = counted.map(({ days, yearDays }) => `${days}/${yearDays}`)
  const sum = years.length > 1 ? `(${years.join(' + ')})` : years.join('')
  return `${amountText(balance)} × ${rate}% × ${sum}`
}
