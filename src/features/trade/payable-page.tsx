import { useParams } from 'react-router-dom'
import { receivableLifecycle } from '#schemas/lifecycles/receivable.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { ButtonLink } from '#src/ui/controls/button.tsx'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'

/** A payable: the receivable of a supplier, as its debtor sees, confirms and pays it. */
const PayablePage = () => {
  const { id = '' } = useParams()
  const payable = useRecord({ kind: receivableLifecycle.kind, id })
  return (
    <Page>
      <PageHeader
        title="应付账款详情"
        back={{ to: PATHS.myDebts, label: '我的负债' }}
        extra={<ButtonLink to={pathTo(PATHS.payableFiles, { id })}>查看附件</ButtonLink>}
      />
      <Async result={payable}>
        {(record) => (
          <RecordDetail
            record={{ ...record, files: [] }}
            figureNames={receivableLifecycle.figures ?? {}}
          />
        )}
      </Async>
    </Page>
  )
}

export default PayablePage
