import { useSearchParams } from 'react-router-dom'
import { receivableLifecycle } from '#schemas/lifecycles/receivable.ts'
import { PATHS } from '#src/platform/paths.ts'
import { LazyRecordFiles } from '#src/records/lazy-record-files.tsx'
import { recordPath } from '#src/records/record-paths.ts'
import { useRecord } from '#src/records/use-record.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { WithId } from '#src/ui/page/with-id.tsx'
import { Panel } from '#src/ui/page/panel.tsx'

const DEBTS = { to: PATHS.myDebts, label: '我的负债' }

/** The files of a payable: contract, invoices and further documents of its trade. */
const PayableFilesPage = () => {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <Page>
      <PageHeader
        title="应付账款附件"
        lead="合同、发票、发货和验收等贸易资料，与确权的应付账款一致。"
        back={
          id ? { to: recordPath('payable', id) ?? PATHS.myDebts, label: '应付账款详情' } : DEBTS
        }
      />
      <WithId what="应付账款" list={DEBTS}>
        {(payable) => <Files id={payable} />}
      </WithId>
    </Page>
  )
}

const Files = ({ id }: { id: string }) => {
  const payable = useRecord({ kind: receivableLifecycle.kind, id })
  return (
    <Async result={payable}>
      {({ subject, files }) => (
        <Panel title={subject}>
          <LazyRecordFiles files={files} />
        </Panel>
      )}
    </Async>
  )
}

export default PayableFilesPage
