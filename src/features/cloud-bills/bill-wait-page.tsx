import { cloudBillLifecycle } from '#schemas/lifecycles/cloud-bill.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { billPath, HELD, ISSUED } from './bill-paths.ts'
import styles from './cloud-bills.module.css'

/** A bill on its way: the acceptance, and what happened to it. */
const BillWaitPage = () => (
  <Page>
    <PageHeader title="云信处理进度" lead="从签发、签收到兑付的每一步都记录在此。" back={ISSUED} />
    <WithId what="云信" list={ISSUED}>
      {(id) => <Bill id={id} />}
    </WithId>
  </Page>
)

export default BillWaitPage

const Bill = ({ id }: { id: string }) => {
  const bill = useRecord({ kind: cloudBillLifecycle.kind, id })
  return (
    <Async result={bill}>
      {(record) => (
        <>
          <RecordDetail
            record={record}
            figureNames={cloudBillLifecycle.figures ?? {}}
            hasMovements={false}
          />
          <p className={styles.onward}>
            {record.role === 'owner' ? (
              <ButtonLink to={billPath('cloudDebt', id)}>查看流转与兑付</ButtonLink>
            ) : (
              <ButtonLink to={HELD.to}>查看{HELD.label}</ButtonLink>
            )}
          </p>
        </>
      )}
    </Async>
  )
}
