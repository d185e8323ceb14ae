import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '#src/session/use-session.ts'

/**
 * What was read for one customer is never shown to the next: a change of customer empties the cache, and
 * what is on screen is read again.
 */
export const useFreshCache = (): void => {
  const queryClient = useQueryClient()
  const { status, user } = useSession()
  const customer = status === 'restoring' ? undefined : (user?.customerId ?? '')
  const before = useRef(customer)
  useEffect(() => {
    if (customer === undefined) return
    // Not `clear`, which leaves the parts on screen with what they have, or waiting for ever.
    if (before.current && before.current !== customer)
      void queryClient.resetQueries({ predicate: isOfCustomer })
    before.current = customer
  }, [customer, queryClient])
}

/** The tenant's name, logo, contacts and product types stay, whoever is signed in. */
const isOfCustomer = ({ queryKey: [name] }: Query): boolean =>
  !(typeof name === 'string' && name.startsWith('tenant.'))
