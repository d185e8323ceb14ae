import { useProductTypes } from '#src/session/use-product-types.ts'
import { useSession } from '#src/session/use-session.ts'
import { tabsFor, type Tab } from './tabs.ts'

/** Returns the header's tabs. Tabs of a product type are added once the enabled types and the session are known. */
export const useTabs = (): readonly Tab[] => {
  const { status, isCoreEnterprise } = useSession()
  const { hasData, types } = useProductTypes()
  return tabsFor({ status, isCoreEnterprise }, hasData && status !== 'restoring' ? types : [])
}
