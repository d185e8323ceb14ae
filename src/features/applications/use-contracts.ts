import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { contractList } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'

/** Lists the customer's contracts, newest first; with `flowOnlyId` those of one flow. */
export const useContracts = (query: { current: number; flowOnlyId?: string }) => {
  const { status, user } = useSession()
  return useQuery({
    queryKey: [contractList.name, user?.customerId, query],
    queryFn: ({ signal }) =>
      call(contractList, { query: { ...query, size: 10 } }, { signal, hide: true }),
    enabled: status === 'signedIn',
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}
