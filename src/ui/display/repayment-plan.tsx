import { Fact, FactBox } from './fact.tsx'
import { formatMoney } from './money.ts'
import { MoneyText } from './money-text.tsx'
import styles from './repayment-plan.module.css'

/** An instalment; amounts in 元, the balance after it. */
interface Instalment {
  number: number
  dueDate: string
  principal: string
  interest: string
  due: string
  balance: string
  /** The calculation of its interest. */
  why: {
    balance: string
    rate: string
    counted: readonly { days: number; yearDays: number }[]
  }
}

/** A repayment plan; amounts in 元. */
export interface ShownPlan {
  plan: readonly Instalment[]
  totalInterest: string
  total: string
}

/** Renders a repayment plan: its totals, and a table of its instalments, which are cards on a phone. */
export const RepaymentPlan = ({ plan, totalInterest, total }: ShownPlan) => (
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
    <PlanTable plan={plan} />
  </>
)

/** Renders the instalments of a plan as a table, as cards on a phone. */
export const PlanTable = ({ plan }: Pick<ShownPlan, 'plan'>) => (
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
        <InstalmentRow key={row.number} row={row} />
      ))}
    </tbody>
  </table>
)

const InstalmentRow = ({ row }: { row: Instalment }) => (
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
const whyText = ({ balance, rate, counted }: Instalment['why']): string => {
  const years = counted.map(({ days, yearDays }) => `${days}/${yearDays}`)
  const sum = years.length > 1 ? `(${years.join(' + ')})` : years.join('')
  return `${amountText(balance)} × ${rate}% × ${sum}`
}
