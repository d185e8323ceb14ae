import { useNavigate } from 'react-router-dom'
import { kgOf, tonnesOf } from '#engine/finance/tonnes.ts'
import { receiptSplit } from '#schemas/api/pledges.ts'
import { splitForm } from '#schemas/forms/pledge.ts'
import { call } from '#src/api/call.ts'
import { PATHS } from '#src/platform/paths.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { notify } from '#src/ui/feedback/notify.ts'
import { Panel } from '#src/ui/page/panel.tsx'
import texts from '#src/ui/theme/text.module.css'
import { useChange } from './use-pledges.ts'

/** Splits a receipt into parts whose weights add up to its own. */
export const SplitReceipt = ({ id, subject }: { id: string; subject: string }) => {
  const navigate = useNavigate()
  const sending = useChange(
    ({ weights }: { weights: string[] }) =>
      call(receiptSplit, { body: { id, weights } }, { hide: true }),
    ({ ids }) => {
      notify.success(`已拆分为 ${ids.length} 份仓单`)
      return navigate(PATHS.appraisal)
    },
  )
  return (
    <Panel>
      <InlineForm
        name="split"
        subject={id}
        title="拆分仓单"
        content={CONTENT}
        data={TWO_PARTS}
        label="拆分仓单"
        sending={sending}
      >
        {({ weights = [] }) => (
          <p className={texts.small} role="status">
            各份重量之和须等于{subject}的重量，现合计 {tonnesOf(sumOf(weights))}{' '}
            吨；拆分后原仓单作废。
          </p>
        )}
      </InlineForm>
    </Panel>
  )
}

const CONTENT = splitForm()

/** Empty items of a list are null. */
const TWO_PARTS = { weights: [null, null] }

const sumOf = (weights: readonly (string | null)[]): bigint =>
  weights.reduce((sum, weight) => sum + (kgOf(weight ?? '') ?? 0n), 0n)
