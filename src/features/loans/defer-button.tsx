import { useLocation, useNavigate } from 'react-router-dom'
import type { LoanDetail } from '#schemas/api/loans.ts'
import { ProcessType } from '#schemas/process/definition.ts'
import { processScreen } from '#src/process/flow/process-screen.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { useBeginDeferral } from './use-loans.ts'

/** Renders the button that begins the deferral of a loan, or continues it. */
export const DeferButton = ({ loan: { id, deferral } }: { loan: LoanDetail }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { mutate, isPending, error } = useBeginDeferral()
  const { goodsId } = deferral
  const begin = () =>
    mutate(
      { goodsId, businessId: id },
      {
        onSuccess: (begun) =>
          navigate(
            processScreen({ processType: ProcessType.deferral, goodId: goodsId, ...begun }, false),
            { state: { returnTo: pathname + search } },
          ),
      },
    )
  return (
    <>
      <Button busy={isPending} onClick={begin}>
        申请延期
      </Button>
      <Failure message={error?.message} />
    </>
  )
}
