import { useQuery } from '@tanstack/react-query'
import { productTypes } from '#schemas/api/tenant.ts'
import { call } from '#src/api/call.ts'
import { PATHS, type Path } from '#src/platform/paths.ts'
import { useSession } from '#src/session/use-session.ts'

export interface Tab {
  label: string
  to: Path
  /** The product type (section 2) without which the tab is not shown. */
  productType?: number
}

/** The header's tabs, in order. */
export const TABS: readonly Tab[] = [
  { label: '首页', to: PATHS.home },
  { label: '融资产品', to: PATHS.productList },
  { label: '应收账款', to: PATHS.receivables, productType: 1 },
]

/** The tabs for this tenant: those of a product type wait until it is known to be enabled. */
export const useTabs = (): readonly Tab[] => {
  const { tenantId } = useSession()
  const { data: types = [] } = useQuery({
    queryKey: [productTypes.name, tenantId],
    queryFn: ({ signal }) =>
      call(productTypes, { query: { tenantId: tenantId ?? '' } }, { signal, hide: true }),
    enabled: tenantId !== undefined,
    staleTime: Infinity,
  })
  return TABS.filter(({ productType }) => productType === undefined || types.includes(productType))
}
