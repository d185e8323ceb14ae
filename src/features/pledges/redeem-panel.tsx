import { useNavigate } from 'react-router-dom'
import { redemptionRequest, type PledgePosition } from '#schemas/api/pledges.ts'
import { redemptionForm } from '#schemas/forms/pledge.ts'
import { call } from '#src/api/call.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { redemptionPath } from './pledge-paths.ts'
import { useChange } from './use-pledges.ts'

/** Requests the redemption of a weight, at most what may leave today. */
export const RedeemPanel = ({ position }: { position: PledgePosition }) => {
  const { id: pledgeId, releasable, weight: held, advanceRate } = position
  const navigate = useNavigate()
  const sending = useChange(
    ({ weight }: { weight: string }) =>
      call(redemptionRequest, { body: { pledgeId, weight } }, { hide: true }),
    (redemption) => navigate(redemptionPath(redemption)),
  )
  return (
    <Panel>
      <InlineForm
        name="redemption"
        subject={pledgeId}
        title="赎货"
        content={redemptionForm}
        label="申请赎货"
        sending={sending}
      >
        {(_, fill) => (
          <p>
            质物共 {held} 吨，按今日价格最多可赎 <strong>{releasable}</strong> 吨；留下的质物按{' '}
            {advanceRate}% 仍覆盖借款。{' '}
            <Button size="small" onClick={() => fill({ weight: releasable })}>
              全部可赎
            </Button>
          </p>
        )}
      </InlineForm>
    </Panel>
  )
}
