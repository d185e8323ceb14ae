import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { processList } from '#schemas/api/process.ts'
import { customerGoodsList, goodsDetail, goodsList } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'

const PAGE_SIZE = 12

/** The products that a list shows: all, those of a type, or those that are financed on a kind of records. */
export interface ProductFilter {
  type?: number | undefined
  basis?: string | undefined
  /** The product group whose members are listed. */
  groupId?: string | undefined
}

/** Fetches one page of the tenant's products. */
export const useProducts = ({ type, basis, groupId }: ProductFilter, current: number) => {
  const { tenantId } = useSession()
  return useQuery({
    queryKey: [goodsList.name, tenantId, type, basis, groupId, current],
    queryFn: ({ signal }) =>
      call(
        goodsList,
        {
          query: {
            current,
            size: PAGE_SIZE,
            tenantId: tenantId ?? '',
            type: type?.toString(),
            ...(basis !== undefined && { basis }),
            ...(groupId !== undefined && { groupId }),
          },
        },
        { signal, hide: true },
      ),
    enabled: tenantId !== undefined,
    placeholderData: keepPreviousData,
  })
}

/** Fetches one product. */
export const useProduct = (id: string) =>
  useQuery({
    queryKey: [goodsDetail.name, id],
    queryFn: ({ signal }) => call(goodsDetail, { query: { id } }, { signal, hide: true }),
    enabled: id !== '',
  })

/** Fetches the processes of a product. */
export const useProcesses = (goodsId: string) =>
  useQuery({
    queryKey: [processList.name, goodsId],
    queryFn: ({ signal }) => call(processList, { query: { goodsId } }, { signal, hide: true }),
    enabled: goodsId !== '',
  })

/** Fetches one page of the customer's products; refetched on every visit, because reviewers change them. */
export const useMyProducts = (current = 1, size = 10) => {
  const { status, user } = useSession()
  return useQuery({
    queryKey: [customerGoodsList.name, user?.customerId, current, size],
    queryFn: ({ signal }) =>
      call(customerGoodsList, { query: { current, size } }, { signal, hide: true }),
    enabled: status === 'signedIn',
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Returns the customer's record of one product; undefined while loading or if there is none. */
export const useMineOf = (goodsId: string) => {
  const mine = useMyProducts(1, 100)
  return { ...mine, data: mine.data?.records.find((goods) => goods.goodsId === goodsId) }
}
