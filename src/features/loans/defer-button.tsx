import type { LoanDetail } from '#schemas/api/loans.ts'
import { ProcessType } from '#schemas/process/definition.ts'
import { BeginButton } from '#src/process/flow/begin-button.tsx'

/** Renders the button that begins the deferral of a loan, or continues it. */
export const DeferButton = ({ loan: { id, deferral } }: { loan: LoanDetail }) => (
  <BeginButton
    label="申请延期"
    processType={ProcessType.deferral}
    goodsId={deferral.goodsId}
    businessId={id}
  />
)
