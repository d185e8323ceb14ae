import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { beginApplication } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Failure } from '#src/ui/page/failure.tsx'
import { processScreen } from './process-screen.ts'

interface BeginButtonProps {
  label: string
  look?: 'primary' | 'secondary'
  processType: number
  goodsId: string
  /** The subject of the process: a credit line, a financing or a loan. */
  businessId: string
}

/** Begins a process for its subject, or continues the one under way; says why where it can't. */
export const BeginButton = ({ label, look, ...wanted }: BeginButtonProps) => {
  const { processType: type, goodsId, businessId } = wanted
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(beginApplication, { body: { goodsId, type, businessId } }, { hide: true }),
    onSuccess: (begun) =>
      navigate(processScreen({ processType: type, goodId: goodsId, ...begun }, false), {
        state: { returnTo: pathname + search },
      }),
  })
  return (
    <>
      <Button look={look} busy={isPending} onClick={() => mutate()}>
        {label}
      </Button>
      <Failure message={error?.message} />
    </>
  )
}
