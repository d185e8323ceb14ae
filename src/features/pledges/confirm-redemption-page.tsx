import { useParams } from 'react-router-dom'
import { pledgeRedemptionLifecycle } from '#schemas/lifecycles/pledge-redemption.ts'
import { PATHS } from '#src/platform/paths.ts'
import { NumberedRecord } from '#src/records/numbered-record.tsx'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { redemptionPath } from './pledge-paths.ts'

const { kind, figures = {} } = pledgeRedemptionLifecycle

/** The confirmation of an approved redemption: the goods leave the pledge with it. */
const ConfirmRedemptionPage = () => {
  const { id = '', redeemNo = '' } = useParams()
  return (
    <Page>
      <PageHeader
        title="质押赎货确认"
        lead="请核对重量；确认提货后货物解除质押，在“质物评估”中提货出库或再次使用。"
        back={{ to: redemptionPath({ id, redeemNo }), label: '赎货详情' }}
      />
      <NumberedRecord kind={kind} path={PATHS.confirmPledgeRedemption}>
        {(record) => <RecordDetail record={record} figureNames={figures} hasMovements={false} />}
      </NumberedRecord>
    </Page>
  )
}
export default ConfirmRedemptionPage
