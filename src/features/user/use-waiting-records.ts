import { useQuery, useQueryClient } from '@tanstack/react-query'
import { recordsWaiting } from '#schemas/api/records.ts'
import { call } from '#src/api/call.ts'
import { useChanges } from '#src/session/use-changes.ts'
import { useSession } from '#src/session/use-session.ts'

/** Fetches the records in which the customer has to act; refetched on every visit and change. */
export const useWaitingRecords = () => {
  const { user, isVerified } = useSession()
  const queries = useQueryClient()
  useChanges(() => void queries.invalidateQueries({ queryKey: [recordsWaiting.name] }))
  return useQuery({
    queryKey: [recordsWaiting.name, user?.customerId],
    queryFn: ({ signal }) => call(recordsWaiting, {}, { signal, hide: true }),
    staleTime: 0,
    enabled: isVerified,
  })
}
