import type { ReactNode } from 'react'
import { DataTable, type Column } from './data-table.tsx'
import { Fact, FactBox } from './fact.tsx'
import { amountText } from './money.ts'
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
export const RepaymentPlan = ({
  plan,
  totalInterest,
  total,
  more,
}: ShownPlan & {
  /** Facts beside the totals. */
  more?: ReactNode
}) => (
  <>
    <FactBox className={styles.totals}>
      <Fact name="还款合计">
        <MoneyText value={total} />
      </Fact>
      <Fact name="其中利息">
        <MoneyText value={totalInterest} />
      </Fact>
      <Fact name="还款期数">{plan.length} 期</Fact>
      {more}
    </FactBox>
    <PlanTable plan={plan} />
  </>
)

/** Renders the instalments of a plan. */
export const PlanTable = ({ plan }: Pick<ShownPlan, 'plan'>) => (
  <DataTable
    caption="还款计划（元）"
    columns={COLUMNS}
    rows={plan}
    keyOf={({ number }) => number}
  />
)

/** The columns that begin the plan of a loan and of a trial: the instalment and its day. */
export const instalmentColumns: readonly Column<Pick<Instalment, 'number' | 'dueDate'>>[] = [
  { title: '期次', render: ({ number }) => `第 ${number} 期`, kind: 'code', isHeading: true },
  { title: '还款日', render: ({ dueDate }) => dueDate, kind: 'code' },
]

/** Returns a column of amounts. */
export const amountColumn = <Row,>(title: string, of: (row: Row) => string): Column<Row> => ({
  title,
  render: (row) => amountText(of(row)),
  kind: 'figure',
})

/** Renders the interest of an instalment, which opens its calculation. */
export const Interest = ({
  number,
  amount,
  children,
}: Pick<Instalment, 'number'> & { amount: string; children: ReactNode }) => (
  <details className={styles.why}>
    <summary aria-label={`第 ${number} 期利息 ${amountText(amount)}，查看算法`}>
      {amountText(amount)}
    </summary>
    {children}
  </details>
)

const COLUMNS: readonly Column<Instalment>[] = [
  ...instalmentColumns,
  { title: '应还', render: ({ due }) => <strong>{amountText(due)}</strong>, kind: 'figure' },
  amountColumn('本金', ({ principal }) => principal),
  {
    title: '利息',
    render: ({ number, interest, why }) => (
      <Interest number={number} amount={interest}>
        <p>{whyText(why)}</p>
      </Interest>
    ),
    kind: 'figure',
  },
  amountColumn('剩余本金', ({ balance }) => balance),
]

/** Writes the interest of an instalment as a calculation: 100,000.00 × 6% × 31/360. */
const whyText = ({ balance, rate, counted }: Instalment['why']): string => {
  const years = counted.map(({ days, yearDays }) => `${days}/${yearDays}`)
  const sum = years.length > 1 ? `(${years.join(' + ')})` : years.join('')
  return `${amountText(balance)} × ${rate}% × ${sum}`
}
