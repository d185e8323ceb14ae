import { useNavigate } from 'react-router-dom'
import type { BodyOf } from '#schemas/api/contract.ts'
import { receiptMerge } from '#schemas/api/pledges.ts'
import { mergeForm } from '#schemas/forms/pledge.ts'
import { call } from '#src/api/call.ts'
import { PATHS, pathTo } from '#src/platform/paths.ts'
import { InlineForm } from '#src/records/inline-form.tsx'
import { Panel } from '#src/ui/page/panel.tsx'
import { useChange } from './use-pledges.ts'

/** Merges appraised receipts, and opens the receipt for all of them. */
export const MergeReceipts = () => {
  const navigate = useNavigate()
  const sending = useChange(
    (body: BodyOf<typeof receiptMerge>) => call(receiptMerge, { body }, { hide: true }),
    ({ id }) => navigate(pathTo(PATHS.appraisal, { id })),
  )
  return (
    <Panel>
      <InlineForm
        name="merge"
        title="选择同一监管仓的同种货物"
        content={mergeForm}
        label="合并仓单"
        sending={sending}
      />
    </Panel>
  )
}
