import { useQuery } from '@tanstack/react-query'
import { contractDetail, contractList } from '#schemas/api/customer-contracts.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'

/** Lists the contracts of a flow, newest first. */
export const useContracts = (flowOnlyId: string) => {
  const { status, user } = useSession()
  return useQuery({
    queryKey: [contractList.name, user?.customerId, flowOnlyId],
    queryFn: ({ signal }) =>
      call(contractList, { query: { flowOnlyId, current: 1, size: 10 } }, { signal, hide: true }),
    enabled: status === 'signedIn',
    staleTime: 0,
  })
}

/** Fetches a contract with its text. */
export const useContract = (contractId: string) =>
  useQuery({
    queryKey: [contractDetail.name, contractId],
    queryFn: ({ signal }) =>
      call(contractDetail, { query: { contractId } }, { signal, hide: true }),
  })
