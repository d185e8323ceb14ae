import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changesSinceVisit } from '#schemas/api/messages.ts'
import { call } from '#src/api/call.ts'
import { useChanges } from '#src/session/use-changes.ts'
import { useSession } from '#src/session/use-session.ts'

/** Fetches what changed since the customer's last visit; refetched on every look and change. */
export const useChangesSinceVisit = () => {
  const { user } = useSession()
  const queries = useQueryClient()
  useChanges(() => void queries.invalidateQueries({ queryKey: [changesSinceVisit.name] }))
  return useQuery({
    queryKey: [changesSinceVisit.name, user?.customerId],
    queryFn: ({ signal }) => call(changesSinceVisit, {}, { signal, hide: true }),
    staleTime: 0,
  })
}
