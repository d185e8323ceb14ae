import type { LoanDetail } from '#schemas/api/loans.ts'
import { dateText } from '#src/ui/display/date-text.ts'
import { formatMoney } from '#src/ui/display/money.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import styles from './loan-changes.module.css'

type Change = LoanDetail['changes'][number]

/** Lists the changes of a loan's plan, newest first, each with the plan that it replaced. */
export const LoanChanges = ({ changes }: Pick<LoanDetail, 'changes'>) =>
  changes.length === 0 ? null : (
    <Panel title="计划调整记录">
      <ol className={styles.list} aria-label="计划调整记录">
        {changes.toReversed().map((change) => (
          <li key={change.id}>
            <p className={styles.head}>
              <strong>{changeText(change)}</strong>
              <time dateTime={change.changedOn}>{dateText(change.changedOn)}</time>
            </p>
            {change.reason && <p className={styles.reason}>原因：{change.reason}</p>}
            <details className={styles.before}>
              <summary>查看调整前的计划</summary>
              <table>
                <thead>
                  <tr>
                    {['期次', '还款日', '本金', '利息', '应还'].map((title) => (
                      <th key={title} scope="col">
                        {title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {change.planBefore.map((row) => (
                    <tr key={row.number}>
                      <th scope="row">{row.number}</th>
                      <td>{row.dueDate}</td>
                      <td>{amountOf(row.principal)}</td>
                      <td>{amountOf(row.interest)}</td>
                      <td>{amountOf(row.due)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  )

const changeText = ({ kind, by, from, planBefore }: Change): string => {
  if (kind === 'holiday') return `第 ${from} 期起暂停还款 ${by} 期`
  if (kind === 'rate') return `第 ${from} 期起调整利率`
  return planBefore.length > 1 ? `延长 ${by} 期` : `到期日顺延 ${by} 天`
}

const amountOf = (amount: string): string => formatMoney(amount)?.amount ?? amount
