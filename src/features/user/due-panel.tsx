import { Link } from 'react-router-dom'
import type { LoanInList } from '#schemas/api/loans.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { StatusTag } from '#src/ui/feedback/status-tag.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { classNames } from '#src/ui/theme/class-names.ts'
import layout from '#src/ui/theme/layout.module.css'
import styles from './todo-panel.module.css'

/** The number of loans that are shown; all are in 还款管理. */
const SHOWN = 3

/** Renders the repayments that come next, overdue ones first. */
export const DuePanel = ({ loans }: { loans: readonly LoanInList[] }) => (
  <Panel title="近期还款" extra={<Link to={PATHS.myRepayments}>全部 {loans.length} 笔借款</Link>}>
    <ul aria-label="近期还款">
      {loans.slice(0, SHOWN).map((loan) => (
        <DueRow key={loan.id} loan={loan} />
      ))}
    </ul>
  </Panel>
)

const DueRow = ({ loan }: { loan: LoanInList }) => {
  const isOverdue = loan.overdueDays > 0
  const name = `${loan.goodsName} · ${loan.iouNo}`
  return (
    <li className={classNames(layout.entry, styles.todo)}>
      <div className={styles.about}>
        <h3 className={classNames(layout.centeredCluster, styles.name)}>
          {name}
          {isOverdue && <StatusTag tone="danger">已逾期 {loan.overdueDays} 天</StatusTag>}
        </h3>
        <p className={styles.sentence}>
          {isOverdue ? '应还 ' : `${dateText(loan.nextDueDate)} 应还 `}
          <MoneyText value={isOverdue ? loan.due : loan.nextOpen} />
        </p>
      </div>
      <ButtonLink
        look={isOverdue ? 'primary' : 'secondary'}
        className={styles.action}
        to={pathTo(PATHS.repaymentPage, { id: loan.id })}
        aria-label={`去还款：${name}`}
      >
        去还款
      </ButtonLink>
    </li>
  )
}
