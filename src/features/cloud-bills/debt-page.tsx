import type { RecordDetail as Detail } from '#schemas/api/records.ts'
import { cloudBillLifecycle } from '#schemas/lifecycles/cloud-bill.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { billPath, ISSUED } from './bill-paths.ts'
import { ChainPanel } from './chain-panel.tsx'
import { PayeeTable } from './payee-table.tsx'
import { usePayees } from './use-bills.ts'

/** A bill as its issuer's debt: whom it pays, how much, and how the bill came there. */
const DebtPage = () => (
  <Page>
    <PageHeader
      title="云信负债详情"
      lead="到期向每个持有方付款；已融资的付给资金方。"
      back={ISSUED}
    />
    <WithId what="云信" list={ISSUED}>
      {(id) => <Debt id={id} />}
    </WithId>
  </Page>
)

export default DebtPage

const Debt = ({ id }: { id: string }) => (
  <Async result={useRecord({ kind: cloudBillLifecycle.kind, id })}>
    {(record) => (
      <>
        <RecordDetail record={record} figureNames={cloudBillLifecycle.figures ?? {}} />
        <Payees record={record} />
        <ChainPanel id={id} />
      </>
    )}
  </Async>
)

/** The statuses in which the issuer pays. */
const TO_PAY: ReadonlySet<string> = new Set(
  Object.entries(cloudBillLifecycle.statuses).flatMap(([name, { waitsFor }]) =>
    waitsFor && 'owner' in waitsFor ? [name] : [],
  ),
)

const Payees = ({ record: { id, status } }: { record: Detail }) => (
  <Panel
    title="付款对象"
    extra={
      TO_PAY.has(status.name) && (
        <ButtonLink to={billPath('cloudDebtPayment', id)} look="primary">
          付款
        </ButtonLink>
      )
    }
  >
    <Async
      result={usePayees(id)}
      isEmpty={(list) => list.length === 0}
      empty={<p className={texts.note}>签收后，这里列出到期的付款对象。</p>}
    >
      {(list) => (
        <PayeeTable
          name="付款对象"
          payees={list}
          columns={[
            { label: '金额', of: (one) => one.amount },
            { label: '已付', of: (one) => one.paid },
            { label: '待付', of: (one) => one.open },
          ]}
        />
      )}
    </Async>
  </Panel>
)
