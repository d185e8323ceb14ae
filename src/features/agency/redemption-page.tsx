import { useParams } from 'react-router-dom'
import { redemptionLifecycle } from '#schemas/lifecycles/redemption.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { useRecord } from '#src/records/use-record.ts'
import { Async } from '#src/ui/page/async.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { confirmPath } from './agency-paths.ts'
import { NextStep } from '#src/records/next-step.tsx'

const KIND = redemptionLifecycle.kind

/** A redemption: what was paid, the shipment, and the confirmation of its receipt. */
const RedemptionPage = () => {
  const { id = '' } = useParams()
  const record = useRecord({ kind: KIND, id })
  return (
    <Page>
      <PageHeader title="赎货详情" back={{ to: PATHS.agencyOrder, label: '我的代采订单' }} />
      <Async result={record}>
        {(found) => (
          <>
            {found.status.name === 'waiting' && (
              <NextStep title="下一步：付款" to={confirmPath(id, id)} label="核对并付款" />
            )}
            <RecordDetail
              record={found}
              figureNames={redemptionLifecycle.figures ?? {}}
              hasMovements={false}
            />
          </>
        )}
      </Async>
    </Page>
  )
}
export default RedemptionPage
