import type { LoanInList } from '#schemas/api/loans.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { useLoans } from './use-loans.ts'
import styles from './loans.module.css'

/** The customer's loans: what is due next, how much, and the way to pay it; overdue ones first. */
const LoansPage = () => {
  const loans = useLoans()
  return (
    <Page>
      <PageHeader
        title="还款管理"
        lead="每笔借款的应还金额按营业日期计算，可随时还款或提前结清。"
      />
      <Async
        result={loans}
        isEmpty={(list) => list.length === 0}
        empty={
          <PageState
            kind="empty"
            title="还没有借款"
            actions={
              <ButtonLink to={PATHS.myProducts} look="primary">
                查看我的产品
              </ButtonLink>
            }
          >
            额度激活后，即可申请融资；放款后在这里还款。
          </PageState>
        }
      >
        {(list) => list.toSorted(byUrgency).map((loan) => <Loan key={loan.id} loan={loan} />)}
      </Async>
    </Page>
  )
}

/** Overdue loans first, then by the next due date; settled ones last. */
const byUrgency = (one: LoanInList, other: LoanInList): number =>
  other.overdueDays - one.overdueDays ||
  (one.nextDueDate || '9999').localeCompare(other.nextDueDate || '9999')

const Loan = ({ loan }: { loan: LoanInList }) => {
  const isSettled = loan.status.name === 'settled'
  return (
    <Panel
      title={
        <span className={styles.title}>
          {loan.goodsName}
          <StatusTag tone={toneOf(loan.status.tone)}>{loan.status.label}</StatusTag>
        </span>
      }
    >
      <p className={styles.number}>借据号 {loan.iouNo}</p>
      <FactBox className={styles.figures}>
        <Fact name={loan.overdueDays > 0 ? `已逾期 ${loan.overdueDays} 天` : '下期应还'}>
          {isSettled ? '—' : <MoneyText value={loan.overdueDays > 0 ? loan.due : loan.nextOpen} />}
        </Fact>
        <Fact name="还款日">{loan.nextDueDate ? dateText(loan.nextDueDate) : '—'}</Fact>
        <Fact name="剩余本金">
          <MoneyText value={loan.outstanding} />
        </Fact>
        <Fact name="借款金额">
          <MoneyText value={loan.amount} />
        </Fact>
      </FactBox>
      <div className={styles.actions}>
        <ButtonLink
          to={pathTo(PATHS.repaymentPage, { id: loan.id })}
          look={isSettled ? 'secondary' : 'primary'}
        >
          {isSettled ? '查看借款' : '去还款'}
        </ButtonLink>
      </div>
    </Panel>
  )
}

export default LoansPage
