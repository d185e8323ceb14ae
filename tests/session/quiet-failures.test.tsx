import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, it } from 'vitest'
import type { Contract } from '#schemas/api/contract.ts'
import { roleButtons } from '#schemas/api/session.ts'
import { contactList, DEFAULT_HOTLINE } from '#schemas/api/tenant.ts'
import { apiEvents } from '#src/api/api-events.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { useContacts } from '#src/session/use-contacts.ts'
import { useRoleButtons } from '#src/session/use-role-buttons.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { refuse, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const READS: readonly [what: string, contract: Contract, read: () => unknown, end: unknown][] = [
  ['the contacts', contactList, () => useContacts().hotline, DEFAULT_HOTLINE],
  ['the codes of the menu', roleButtons, () => useRoleButtons().status, 'failed'],
]

it.each(READS)('raises no warning where %s cannot be read', async (_, contract, read, end) => {
  const events: unknown[] = []
  const unsubscribe = apiEvents.subscribe((event) => events.push(event))
  server.use(refuse(contract, 400, '系统繁忙'))
  const client = createQueryClient()
  const session = signedIn()
  const { result } = renderHook(read, {
    wrapper: ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={client}>
        <SessionContext value={session}>{children}</SessionContext>
      </QueryClientProvider>
    ),
  })
  await waitFor(() => expect(result.current).toBe(end))
  unsubscribe()
  expect(events).toEqual([])
})
