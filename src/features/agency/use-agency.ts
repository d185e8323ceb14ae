import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { agencyMall, agencyMallItem, agencyOrderDetail, agencyRedeem } from '#schemas/api/agency.ts'
import type { BodyOf } from '#schemas/api/contract.ts'
import { customerGoodsList } from '#schemas/api/products.ts'
import { recordDetail, recordList } from '#schemas/api/records.ts'
import { addressList } from '#schemas/api/resources.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'

/** Fetches the goods of the tenant's agency mall. */
export const useMall = () => {
  const { tenantId } = useSession()
  return useQuery({
    queryKey: [agencyMall.name, tenantId],
    queryFn: ({ signal }) =>
      call(agencyMall, { query: { tenantId: tenantId ?? '' } }, { signal, hide: true }),
    enabled: tenantId !== undefined,
  })
}

/** Fetches goods of the mall with their prices and terms. */
export const useMallItem = (id: string) =>
  useQuery({
    queryKey: [agencyMallItem.name, id],
    queryFn: ({ signal }) =>
      call(agencyMallItem, { query: { mallGoods: id } }, { signal, hide: true }),
    staleTime: 0,
  })

/** Fetches an agency order of the customer: what is owed is never shown from before. */
export const useAgencyOrder = (id: string) =>
  useQuery({
    queryKey: [agencyOrderDetail.name, id],
    queryFn: ({ signal }) => call(agencyOrderDetail, { query: { id } }, { signal, hide: true }),
    staleTime: 0,
    gcTime: 0,
  })

/** Fetches the addresses that the customer keeps on file, the default first. */
export const useAddresses = () => {
  const { user } = useSession()
  return useQuery({
    queryKey: [addressList.name, user?.customerId],
    queryFn: ({ signal }) => call(addressList, {}, { signal, hide: true }),
  })
}

/** Reads everything anew that shows orders, redemptions and what they use. */
const useFresh = () => {
  const queries = useQueryClient()
  return () => {
    for (const { name } of [
      agencyMall,
      agencyMallItem,
      agencyOrderDetail,
      recordDetail,
      recordList,
      customerGoodsList,
    ])
      void queries.invalidateQueries({ queryKey: [name] })
  }
}

/** Asks for a redemption. */
export const useRedeem = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof agencyRedeem>) => call(agencyRedeem, { body }, { hide: true }),
    onSettled: useFresh(),
  })
