import type { ReactNode } from 'react'
import type { LoanRow } from '#schemas/api/loans.ts'
import { DataTable, type Column } from '#src/ui/display/data-table.tsx'
import { amountText } from '#src/ui/display/money.ts'
import { amountColumn, instalmentColumns, Interest } from '#src/ui/display/repayment-plan.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { ROW_STATES } from './loan-words.ts'
import { PlanPicture } from './plan-picture.tsx'

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
    <DataTable
      caption="金额单位：元；点按利息可查看算法"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ number }) => number}
    />
  </Panel>
)

const COLUMNS: readonly Column<LoanRow>[] = [
  ...instalmentColumns,
  amountColumn('本金', ({ principal }) => principal.should),
  {
    title: '利息',
    render: ({ number, interest, why }) => (
      <Interest number={number} amount={interest.should}>
        <ul>
          {why.map(({ from, to, balance, rate, days }) => (
            <li key={from}>
              {from} 至 {to}：{amountText(balance)} × {rate}% × {days} 天
            </li>
          ))}
        </ul>
      </Interest>
    ),
    kind: 'figure',
  },
  amountColumn('罚息', ({ penalty }) => penalty.should),
  amountColumn('应还', ({ due }) => due),
  { title: '未还', render: ({ open }) => <strong>{amountText(open)}</strong>, kind: 'figure' },
  amountColumn('剩余本金', ({ balance }) => balance),
  {
    title: '状态',
    render: ({ status }) => {
      const state = ROW_STATES[status]
      return <StatusTag tone={state?.tone ?? 'neutral'}>{state?.label ?? status}</StatusTag>
    },
    kind: 'figure',
  },
]
