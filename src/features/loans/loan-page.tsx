import type { LoanDetail } from '#schemas/api/loans.ts'
import { loanTermsInWords, methodName, partName, YEARLY_COST_NAME } from '#schemas/loan-terms.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { RecordDocuments } from '#src/records/record-documents.tsx'
import { RecordMovements } from '#src/records/record-movements.tsx'
import { RecordTimeline } from '#src/records/record-timeline.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Dated } from '#src/ui/display/dated.tsx'
import { dateText } from '#src/ui/display/date-text.ts'
import { Fact, FactBox, FactList } from '#src/ui/display/fact.tsx'
import { MoneyText } from '#src/ui/display/money-text.tsx'
import { StatusTag, toneOf } from '#src/ui/feedback/status-tag.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import layout from '#src/ui/theme/layout.module.css'
import texts from '#src/ui/theme/text.module.css'
import { ConsultPanel } from './consult-panel.tsx'
import { DeferButton } from './defer-button.tsx'
import { LoanChanges } from './loan-changes.tsx'
import { LoanPayments } from './loan-payments.tsx'
import { LoanPlan } from './loan-plan.tsx'
import { RepayPanel } from './repay-panel.tsx'
import { useLoan } from './use-loans.ts'
import styles from './loans.module.css'

const REPAYMENTS = { to: PATHS.myRepayments, label: '还款管理' }

/** One loan: what is owed, how to pay it, its plan, its payments and the movements of its figures. */
const LoanPage = () => (
  <Page>
    <PageHeader
      title="在线还款"
      lead="应还金额由每一期的本金、利息和罚息组成，可逐期查看算法。"
      back={REPAYMENTS}
    />
    <WithId what="借款" list={REPAYMENTS}>
      {(id) => <Loan id={id} />}
    </WithId>
  </Page>
)

const Loan = ({ id }: { id: string }) => {
  const loan = useLoan(id)
  return (
    <Async result={loan}>
      {(found) => (
        <>
          <Standing loan={found} />
          {found.status.name !== 'settled' && <RepayPanel key={found.outstanding} loan={found} />}
          <ConsultPanel loan={found} />
          <LoanPlan rows={found.rows} amount={found.amount} extra={<Documents id={id} />} />
          <LoanChanges changes={found.changes} />
          <LoanPayments loan={found} />
          <History id={id} />
        </>
      )}
    </Async>
  )
}

const Standing = ({ loan }: { loan: LoanDetail }) => {
  const next = loan.rows.find(({ status }) => status !== 'paid' && status !== 'holiday')
  return (
    <Panel
      title={
        <span className={layout.title}>
          {loan.goodsName}
          <StatusTag tone={toneOf(loan.status.tone)}>{loan.status.label}</StatusTag>
        </span>
      }
    >
      <p>{loan.status.sentence}</p>
      <FactBox className={styles.figures}>
        <Fact name={loan.overdueDays > 0 ? `应还（已逾期 ${loan.overdueDays} 天）` : '当前应还'}>
          <MoneyText value={loan.due.total} />
        </Fact>
        <Fact name={<Dated>{next ? `下期应还（${dateText(next.dueDate)}）` : '下期应还'}</Dated>}>
          {next ? <MoneyText value={next.open} /> : '—'}
        </Fact>
        <Fact name="剩余本金">
          <MoneyText value={loan.outstanding} />
        </Fact>
        <Fact name="今日结清">
          <MoneyText value={loan.settlement.total} />
        </Fact>
      </FactBox>
      <FactList>
        <Fact name="借据号">{loan.iouNo}</Fact>
        <Fact name="借款金额">
          <MoneyText value={loan.amount} />
        </Fact>
        <Fact name="年化利率">{loan.annualRate}%</Fact>
        {loan.yearlyCost && <Fact name={YEARLY_COST_NAME}>{loan.yearlyCost}%</Fact>}
        <Fact name="还款方式">{methodName(loan.method)}</Fact>
        <Fact name="起息日">{dateText(loan.startDate)}</Fact>
        {loanTermsInWords(loan).map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
        {loan.exemptions.map(({ id: key, part, amount, grantedOn }) => (
          <Fact
            key={key}
            name={<Dated>{`已减免${partName(part)}（${dateText(grantedOn)}）`}</Dated>}
          >
            <MoneyText value={amount} />
          </Fact>
        ))}
        <Fact name="金额截至">{dateText(loan.date)}</Fact>
      </FactList>
      <div className={layout.actions}>
        {loan.financingId && (
          <ButtonLink to={pathTo(PATHS.financingDetails, { id: loan.financingId })}>
            查看融资申请
          </ButtonLink>
        )}
        {loan.pledgeId && (
          <ButtonLink to={pathTo(PATHS.agencyPledge, { id: loan.pledgeId })}>查看质押</ButtonLink>
        )}
        {!loan.deferral.blocked && <DeferButton loan={loan} />}
        {loan.deferral.blocked && loan.status.name === 'current' && (
          <p className={texts.small}>{loan.deferral.blocked}</p>
        )}
      </div>
    </Panel>
  )
}

/** The names of a loan's figures in its movements. */
const FIGURES = {
  principal: '剩余本金',
  interest: '应收利息',
  fee: '应收费用',
  penalty: '应收罚息',
  principalPaid: '已还本金',
  interestPaid: '已还利息',
  feePaid: '已还费用',
  penaltyPaid: '已还罚息',
  surplus: '已退至余额',
  outside: '外部',
}

const Documents = ({ id }: { id: string }) => {
  const { data } = useRecord({ kind: 'loan', id })
  return data && <RecordDocuments {...data} />
}

const History = ({ id }: { id: string }) => {
  const record = useRecord({ kind: 'loan', id })
  return (
    <Async result={record}>
      {(found) => (
        <>
          <RecordMovements record={found} figureNames={FIGURES} />
          <RecordTimeline timeline={found.timeline} reader={found.role} />
        </>
      )}
    </Async>
  )
}

export default LoanPage
