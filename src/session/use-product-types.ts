import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { userProductTypes } from '#schemas/api/session.ts'
import { productTypes } from '#schemas/api/tenant.ts'
import { call } from '#src/api/call.ts'
import { useSession } from './use-session.ts'

/** The product types that are shown (specification, section 3: the show-product-type map). */
export interface ShownProductTypes {
  /** True once the types are known: until then nothing says which products there are. */
  hasData: boolean
  types: readonly number[]
}

/** Fetches the shown product types: the user's when signed in, the tenant's for a visitor. */
export const useProductTypes = (): ShownProductTypes => {
  const { status, tenantId, user } = useSession()
  const isSignedIn = status === 'signedIn'
  const { data: types } = useQuery({
    queryKey: isSignedIn
      ? [userProductTypes.name, user?.customerId]
      : [productTypes.name, tenantId],
    queryFn: ({ signal }) =>
      isSignedIn
        ? call(userProductTypes, {}, { signal, hide: true })
        : call(productTypes, { query: { tenantId: tenantId ?? '' } }, { signal, hide: true }),
    enabled: isSignedIn || (status === 'signedOut' && tenantId !== undefined),
    staleTime: Infinity,
    // Signing in changes few of the tabs: those of the visitor stay until the user's are known.
    placeholderData: keepPreviousData,
  })
  return { hasData: types !== undefined, types: types ?? [] }
}
