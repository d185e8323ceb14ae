import type { ReactNode } from 'react'
import type { LoanRow } from '#schemas/api/loans.ts'
import { formatMoney } from '#src/ui/display/money.ts'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { ROW_STATES } from './loan-words.ts'
import { PlanPicture } from './plan-picture.tsx'
import styles from './loan-plan.module.css'

interface LoanPlanProps {
  rows: readonly LoanRow[]
  /** The amount of the loan, 元. */
  amount: string
  /** Content beside the title. */
  extra?: ReactNode
}

/** Renders the plan of a loan: each instalment with its state, its parts and why its interest is what it is. */
export const LoanPlan = ({ rows, amount, extra }: LoanPlanProps) => (
  <Panel title="还款计划" extra={extra}>
    <PlanPicture rows={rows} amount={amount} />
    <table className={styles.plan}>
      <caption className={styles.caption}>金额单位：元；点按利息可查看算法</caption>
      <thead>
        <tr>
          {['期次', '还款日', '本金', '利息', '罚息', '应还', '未还', '剩余本金', '状态'].map(
            (title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Instalment key={row.number} row={row} />
        ))}
      </tbody>
    </table>
  </Panel>
)

const Instalment = ({ row }: { row: LoanRow }) => {
  const state = ROW_STATES[row.status]
  return (
    <tr>
      <th scope="row">第 {row.number} 期</th>
      <td data-name="还款日">{row.dueDate}</td>
      <td data-name="本金">{amountOf(row.principal.should)}</td>
      <td data-name="利息">
        <details className={styles.why}>
          <summary
            aria-label={`第 ${row.number} 期利息 ${amountOf(row.interest.should)}，查看算法`}
          >
            {amountOf(row.interest.should)}
          </summary>
          <ul>
            {row.why.map((piece) => (
              <li key={piece.from}>
                {piece.from} 至 {piece.to}：{amountOf(piece.balance)} × {piece.rate}% × {piece.days}{' '}
                天
              </li>
            ))}
          </ul>
        </details>
      </td>
      <td data-name="罚息">{amountOf(row.penalty.should)}</td>
      <td data-name="应还">{amountOf(row.due)}</td>
      <td data-name="未还">{amountOf(row.open)}</td>
      <td data-name="剩余本金">{amountOf(row.balance)}</td>
      <td data-name="状态">
        <StatusTag tone={state?.tone ?? 'neutral'}>{state?.label ?? row.status}</StatusTag>
      </td>
    </tr>
  )
}

const amountOf = (amount: string): string => formatMoney(amount)?.amount ?? amount
