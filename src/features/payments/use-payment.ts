import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { paymentDetail, paymentFromBalance, paymentQuery } from '#schemas/api/payments.ts'
import { recordPerform } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'

/** The wait between two looks at a payment that waits for its money; ms. */
const LOOK_AGAIN = 3000

/** Fetches a payment, and again until it has ended. */
export const usePayment = (id: string) =>
  useQuery({
    queryKey: [paymentDetail.name, id],
    queryFn: ({ signal }) => call(paymentDetail, { query: { id } }, { signal, hide: true }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status.name === 'waiting' ? LOOK_AGAIN : false),
  })

/** Reads everything anew: a payment changes what it pays, and all that counts it. */
const useFreshQueries = () => {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries()
}

/** Asks the provider for a payment whose notice has not come. */
export const useQueryPayment = (id: string) => {
  const refresh = useFreshQueries()
  return useMutation({
    mutationFn: () => call(paymentQuery, { body: { id } }, { hide: true }),
    onSettled: refresh,
  })
}

/** Pays a payment from the customer's balance. */
export const usePayFromBalance = (id: string) => {
  const refresh = useFreshQueries()
  return useMutation({
    mutationFn: () => call(paymentFromBalance, { body: { id } }, { hide: true }),
    onSettled: refresh,
  })
}

/** Cancels a payment that waits for its money. */
export const useCancelPayment = (id: string) => {
  const refresh = useFreshQueries()
  return useMutation({
    mutationFn: () =>
      call(recordPerform, { body: { kind: 'payment', id, action: 'cancel' } }, { hide: true }),
    onSettled: refresh,
  })
}
