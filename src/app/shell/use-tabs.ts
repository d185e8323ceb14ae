import { useQuery } from '@tanstack/react-query'
import { productTypes } from '#schemas/api/tenant.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'
import { tabsFor, type Tab } from './tabs.ts'

/** Returns the header's tabs. Tabs of a product type are added once the enabled types and the session are known. */
export const useTabs = (): readonly Tab[] => {
  const { tenantId, status, isCoreEnterprise } = useSession()
  const { data: types = [] } = useQuery({
    queryKey: [productTypes.name, tenantId],
    queryFn: ({ signal }) =>
      call(productTypes, { query: { tenantId: tenantId ?? '' } }, { signal, hide: true }),
    enabled: tenantId !== undefined,
    staleTime: Infinity,
  })
  return tabsFor({ status, isCoreEnterprise }, status === 'restoring' ? [] : types)
}
