import type { LoanInList } from '#schemas/api/loans.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { RecordList } from '#src/records/record-list.tsx'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageState } from '#src/ui/page/page-state.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { useLoans } from './use-loans.ts'
import { RepaymentCalendar } from './repayment-calendar.tsx'
import styles from './loans.module.css'

/** The customer's loans: which is due first, how much, and the way to pay it; then the list of all. */
const LoansPage = () => (
  <Page>
    <PageHeader title="还款管理" lead="每笔借款的应还金额按营业日期计算，可随时还款或提前结清。" />
    <DueFirst />
    <RecordList
      kind="loan"
      name="我的借款"
      searched="借据号或产品"
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
    />
  </Page>
)

/** The loan that is longest overdue, or due next, and the calendar of all; nothing where none is open, and where they can't be read. */
const DueFirst = () => {
  const { data = [] } = useLoans()
  const [first] = data.filter(({ nextDueDate }) => nextDueDate !== '').toSorted(byUrgency)
  return (
    first && (
      <>
        <Loan loan={first} />
        <RepaymentCalendar loans={data} />
      </>
    )
  )
}

const byUrgency = (one: LoanInList, other: LoanInList): number =>
  other.overdueDays - one.overdueDays || one.nextDueDate.localeCompare(other.nextDueDate)

const Loan = ({ loan }: { loan: LoanInList }) => (
  <Panel
    title={
      <span className={layout.title}>
        {loan.goodsName}
        <StatusTag tone={toneOf(loan.status.tone)}>{loan.status.label}</StatusTag>
      </span>
    }
  >
    <p className={texts.small}>借据号 {loan.iouNo}</p>
    <FactBox className={styles.figures}>
      <Fact name={loan.overdueDays > 0 ? `已逾期 ${loan.overdueDays} 天` : '下期应还'}>
        <MoneyText value={loan.overdueDays > 0 ? loan.due : loan.nextOpen} />
      </Fact>
      <Fact name="还款日">{dateText(loan.nextDueDate)}</Fact>
      <Fact name="剩余本金">
        <MoneyText value={loan.outstanding} />
      </Fact>
      <Fact name="借款金额">
        <MoneyText value={loan.amount} />
      </Fact>
    </FactBox>
    <div className={layout.actions}>
      <ButtonLink to={pathTo(PATHS.repaymentPage, { id: loan.id })} look="primary">
        去还款
      </ButtonLink>
    </div>
  </Panel>
)

export default LoansPage
