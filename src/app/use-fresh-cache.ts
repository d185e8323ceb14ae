import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '#src/session/use-session.ts'

/**
 * Resets the cached queries when the customer changes, so that the data of one customer is never shown to
 * the next; those of mounted components are fetched again.
 */
export const useFreshCache = (): void => {
  const queryClient = useQueryClient()
  const { status, user } = useSession()
  const customer = status === 'restoring' ? undefined : (user?.customerId ?? '')
  const before = useRef(customer)
  useEffect(() => {
    if (customer === undefined) return
    // Not `clear`: it leaves mounted components with their old data, or loading for ever.
    if (before.current && before.current !== customer)
      void queryClient.resetQueries({ predicate: isOfCustomer })
    before.current = customer
  }, [customer, queryClient])
}

/** Tells whether a query depends on the customer: those of the tenant do not. */
const isOfCustomer = ({ queryKey: [name] }: Query): boolean =>
  !(typeof name === 'string' && name.startsWith('tenant.'))
