import type { LoanDetail } from '#schemas/api/loans.ts'
import { DataTable, type Column } from '#src/ui/display/data-table.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { amountColumn } from '#src/ui/display/repayment-plan.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import styles from './loan-changes.module.css'

type Change = LoanDetail['changes'][number]

/** Lists the changes of a loan's plan, newest first, each with the plan that it replaced. */
export const LoanChanges = ({ changes }: Pick<LoanDetail, 'changes'>) =>
  changes.length === 0 ? null : (
    <Panel title="计划调整记录">
      <ol className={layout.wideStack} aria-label="计划调整记录">
        {changes.toReversed().map((change) => (
          <li key={change.id}>
            <p className={styles.head}>
              <strong>{changeText(change)}</strong>
              <time dateTime={change.changedOn} className={texts.small}>
                {dateText(change.changedOn)}
              </time>
            </p>
            {change.reason && (
              <p className={classNames(texts.small, styles.reason)}>原因：{change.reason}</p>
            )}
            <details className={styles.before}>
              <summary>查看调整前的计划</summary>
              <DataTable
                columns={COLUMNS}
                rows={change.planBefore}
                keyOf={({ number }) => number}
                look="small"
              />
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  )

const COLUMNS: readonly Column<Change['planBefore'][number]>[] = [
  { title: '期次', render: ({ number }) => number, isHeading: true },
  { title: '还款日', render: ({ dueDate }) => dueDate, kind: 'code' },
  amountColumn('本金', ({ principal }) => principal),
  amountColumn('利息', ({ interest }) => interest),
  amountColumn('应还', ({ due }) => due),
]

const changeText = ({ kind, by, from, planBefore }: Change): string => {
  if (kind === 'holiday') return `第 ${from} 期起暂停还款 ${by} 期`
  if (kind === 'rate') return `第 ${from} 期起调整利率`
  return planBefore.length > 1 ? `延长 ${by} 期` : `到期日顺延 ${by} 天`
}
