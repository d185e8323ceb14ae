import { useQuery } from '@tanstack/react-query'
import { customerGoodsList, type CustomerGoods } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import { useFlow } from '#src/process/flow/use-flow.ts'
import { useSession } from '#src/session/use-session.ts'

export type Quota = NonNullable<CustomerGoods['quota']>

const QUERY = { current: 1, size: 100 }

/** Fetches the approved quota of the flow's product, null for none; refetched on every visit, because reviewers change it. */
export const useQuota = () => {
  const { goodId } = useFlow().address
  const { user } = useSession()
  return useQuery({
    queryKey: [customerGoodsList.name, user?.customerId, QUERY.current, QUERY.size],
    queryFn: ({ signal }) => call(customerGoodsList, { query: QUERY }, { signal, hide: true }),
    select: ({ records }) => records.find(({ goodsId }) => goodsId === goodId)?.quota ?? null,
    staleTime: 0,
  })
}
