import { useQuery } from '@tanstack/react-query'
import { contactList, CONTACT_TYPE, DEFAULT_HOTLINE } from '#schemas/api/tenant.ts'
import { call } from '#src/api/call.ts'
import { useSession } from './use-session.ts'

/** Returns the provider's hotline and e-mail; undefined until loaded, and the e-mail also if there is none. */
export const useContacts = () => {
  const { tenantId } = useSession()
  const { data, isError } = useQuery({
    queryKey: [contactList.name, tenantId],
    queryFn: ({ signal }) =>
      call(contactList, { query: { tenantId: tenantId ?? '' } }, { signal, hide: true }),
    enabled: tenantId !== undefined,
    staleTime: Infinity,
  })
  const of = (type: number) => data?.find((contact) => contact.type === type)?.description
  const isKnown = isError || data !== undefined
  return {
    hotline: isKnown ? of(CONTACT_TYPE.hotline) || DEFAULT_HOTLINE : undefined,
    email: of(CONTACT_TYPE.email),
  }
}
