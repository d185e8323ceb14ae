import { useParams } from 'react-router-dom'
import { pledgeRedemptionLifecycle } from '#schemas/lifecycles/pledge-redemption.ts'
import type { RecordDetail as Detail } from '#schemas/api/records.ts'
import { PATHS } from '#src/platform/paths.ts'
import { NumberedRecord } from '#src/records/numbered-record.tsx'
import { NextStep } from '#src/records/next-step.tsx'
import { RecordDetail } from '#src/records/record-detail.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { redemptionPath } from './pledge-paths.ts'

const { kind, figures = {} } = pledgeRedemptionLifecycle

/** One redemption of pledged goods; once it is approved it leads to its confirmation. */
const RedemptionPage = () => {
  const { id = '', redeemNo = '' } = useParams()
  return (
    <Page>
      <PageHeader title="质押赎货" back={{ to: PATHS.myRedemptions, label: '赎货管理' }} />
      <NumberedRecord kind={kind} path={PATHS.pledgeRedemption}>
        {(record) => (
          <>
            {canConfirm(record) && (
              <NextStep
                title="下一步：确认提货"
                to={redemptionPath({ id, redeemNo }, PATHS.confirmPledgeRedemption)}
                label="核对并确认提货"
              />
            )}
            <RecordDetail
              record={withoutConfirm(record)}
              figureNames={figures}
              hasMovements={false}
            />
          </>
        )}
      </NumberedRecord>
    </Page>
  )
}
export default RedemptionPage

const canConfirm = ({ actions }: Detail): boolean =>
  actions.some(({ name, blocked }) => name === 'confirm' && !blocked)

/** Leaves the confirmation to its own screen. */
const withoutConfirm = (record: Detail): Detail => ({
  ...record,
  actions: record.actions.filter(({ name, blocked }) => name !== 'confirm' || blocked),
})
