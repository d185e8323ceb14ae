import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { http } from 'msw'
import type { PropsWithChildren } from 'react'
import { expect, it } from 'vitest'
import type { Contract } from '#schemas/api/contract.ts'
import { roleButtons } from '#schemas/api/roles.ts'
import { userProductTypes } from '#schemas/api/session.ts'
import { contactList, DEFAULT_HOTLINE, productTypes } from '#schemas/api/tenant.ts'
import { apiEvents } from '#src/api/api-events.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { useContacts } from '#src/session/use-contacts.ts'
import { useRoleButtons } from '#src/session/use-role-buttons.ts'
import { SessionContext, type Session } from '#src/session/use-session.ts'
import { useProductTypes } from '#src/session/use-product-types.ts'
import { refuse, signedIn, signedOut } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const UNKNOWN = { hasData: false, types: [] }

type Read = [
  what: string,
  contract: Contract,
  session: () => Session,
  read: () => unknown,
  end: unknown,
]

const READS: readonly Read[] = [
  ['the contacts', contactList, signedIn, () => useContacts().hotline, DEFAULT_HOTLINE],
  ['the codes of the menu', roleButtons, signedIn, () => useRoleButtons().status, 'failed'],
  ['the product types of a user', userProductTypes, signedIn, useProductTypes, UNKNOWN],
  ['the product types of a tenant', productTypes, signedOut, useProductTypes, UNKNOWN],
]

it.each(READS)(
  'raises no warning where %s cannot be read',
  async (_, contract, asViewer, read, end) => {
    const events: unknown[] = []
    const unsubscribe = apiEvents.subscribe((event) => events.push(event))
    let refused = 0
    server.use(
      http.get(`*/api/${contract.path}`, () => {
        refused += 1
      }),
      refuse(contract, 400, '系统繁忙'),
    )
    const client = createQueryClient()
    const session = asViewer()
    const { result } = renderHook(read, {
      wrapper: ({ children }: PropsWithChildren) => (
        <QueryClientProvider client={client}>
          <SessionContext value={session}>{children}</SessionContext>
        </QueryClientProvider>
      ),
    })
    await waitFor(() => expect([refused, result.current]).toEqual([1, end]))
    unsubscribe()
    expect(events).toEqual([])
  },
)
