import { useQuery } from '@tanstack/react-query'
import { goodsList } from '#schemas/api/products.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'

/** The number of products on the home page. */
const SHOWN = 6

export const useTeasers = () => {
  const { tenantId } = useSession()
  return useQuery({
    queryKey: [goodsList.name, tenantId, 'home'],
    queryFn: ({ signal }) =>
      call(
        goodsList,
        { query: { current: 1, size: SHOWN, tenantId: tenantId ?? '' } },
        { signal, hide: true },
      ),
    enabled: tenantId !== undefined,
  })
}
