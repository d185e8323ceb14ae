import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '#src/session/use-session.ts'

/** What was read for one customer is never shown to the next: a change of customer empties the cache. */
export const useFreshCache = (): void => {
  const queryClient = useQueryClient()
  const { status, user } = useSession()
  const customer = status === 'restoring' ? undefined : (user?.customerId ?? '')
  const before = useRef(customer)
  useEffect(() => {
    if (customer === undefined) return
    if (before.current) queryClient.clear()
    before.current = customer
  }, [customer, queryClient])
}
