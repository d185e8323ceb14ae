import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { BodyOf } from '#schemas/api/contract.ts'
import { paymentBegin } from '#schemas/api/payments.ts'
import { call } from '#src/api/call.ts'
import { PATHS } from '#src/platform/paths.ts'

/** Begins a payment for a record, and leads to the page where it is paid. */
export const useBeginPayment = () => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: BodyOf<typeof paymentBegin>) => call(paymentBegin, { body }, { hide: true }),
    onSuccess: ({ id }, { purpose }) => {
      const path = purpose === 'settle' ? PATHS.settlementStatus : PATHS.repaymentStatus
      return navigate(path.replace(':id', id))
    },
  })
}
