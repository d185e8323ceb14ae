import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as calls from '#schemas/api/cloud-bills.ts'
import type { BodyOf, Contract, DataOf, QueryOf } from '#schemas/api/contract.ts'
import { recordDetail } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'

/** Fetches what a call of cloud bills says now. */
const useFresh = <C extends Contract>(contract: C, query?: QueryOf<C>) =>
  useQuery({
    // Read again with the records, which an action on one of them changes.
    queryKey: [recordDetail.name, contract.name, query],
    queryFn: ({ signal }) =>
      call(contract, { query } as never, { signal, hide: true }) as Promise<DataOf<C>>,
    staleTime: 0,
  })

/** Fetches the customer's organisation. */
export const useOrganization = () => useFresh(calls.cloudBillOrganization)

/** Fetches the positions of a bill, by its id or that of a position. */
export const useChain = (id: string) => useFresh(calls.cloudBillChain, { id })

/** Fetches whom the issuer of a bill pays. */
export const usePayees = (id: string) => useFresh(calls.cloudBillPayees, { id })

/** Makes a call that changes bills; everything is read again afterwards. */
export const useBillCall = <C extends Contract>(
  contract: C,
  onDone?: (data: DataOf<C>) => unknown,
) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<C>) =>
      call(contract, { body } as never, { hide: true }) as Promise<DataOf<C>>,
    onSuccess: (data) => onDone?.(data),
    onSettled: () => void queries.invalidateQueries(),
  })
}
