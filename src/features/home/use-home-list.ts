import { useQuery } from '@tanstack/react-query'
import type { Contract, DataOf } from '#schemas/api/contract.ts'
import { call } from '#src/api/call.ts'
import { useSession } from '#src/session/use-session.ts'

/** A call of the home page, which takes the tenant alone. */
type HomeCall = Contract & { access: 'public' }

/** Reads a list of the tenant's home page. */
export const useHomeList = <C extends HomeCall>(contract: C) => {
  const { tenantId } = useSession()
  return useQuery({
    queryKey: [contract.name, tenantId],
    queryFn: ({ signal }) =>
      call(contract as Contract, { query: { tenantId: tenantId ?? '' } } as never, {
        signal,
        hide: true,
      }) as Promise<DataOf<C>>,
    enabled: tenantId !== undefined,
  })
}
