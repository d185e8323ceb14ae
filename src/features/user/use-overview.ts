import { useQuery } from '@tanstack/react-query'
import { customerGoodsList } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'
import { overviewOf } from './overview.ts'

const QUERY = { current: 1, size: 100 }

/** Fetches the customer's products for the overview; refetched on every visit, because reviewers change them. */
export const useOverview = () => {
  const { user } = useSession()
  return useQuery({
    queryKey: [customerGoodsList.name, user?.customerId, QUERY.current, QUERY.size],
    queryFn: ({ signal }) => call(customerGoodsList, { query: QUERY }, { signal, hide: true }),
    select: ({ records }) => overviewOf(records),
    staleTime: 0,
  })
}
