import { useParams } from 'react-router-dom'
import { redemptionLifecycle } from '#schemas/lifecycles/redemption.ts'
import { PATHS } from '#src/platform/paths.ts'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { confirmPath } from './agency-paths.ts'
import { NumberedRecord } from '#src/records/numbered-record.tsx'
import { NextStep } from '#src/records/next-step.tsx'

const KIND = redemptionLifecycle.kind

/** A redemption: what was paid, the shipment, and the confirmation of its receipt. */
const RedemptionPage = () => {
  const { id = '', redeemNo = '' } = useParams()
  return (
    <Page>
      <PageHeader title="赎货详情" back={{ to: PATHS.agencyOrder, label: '我的代采订单' }} />
      <NumberedRecord kind={KIND} path={PATHS.redemption}>
        {(found) => (
          <>
            {found.status.name === 'waiting' && (
              <NextStep title="下一步：付款" to={confirmPath(id, redeemNo)} label="核对并付款" />
            )}
            <RecordDetail
              record={found}
              figureNames={redemptionLifecycle.figures ?? {}}
              hasMovements={false}
            />
          </>
        )}
      </NumberedRecord>
    </Page>
  )
}
export default RedemptionPage
