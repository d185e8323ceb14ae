import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { http } from 'msw'
import type { PropsWithChildren } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { userProductTypes } from '#schemas/api/session.ts'
import { productTypes } from '#schemas/api/tenant.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { useProductTypes } from '#src/session/use-product-types.ts'
import { SessionContext, type Session } from '#src/session/use-session.ts'
import { refuse, replyWith, signedIn, signedOut } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

let asked: string[]

/** Reads the shown types in a session. */
const typesFor = (session: Session) => {
  const client = createQueryClient()
  return renderHook(useProductTypes, {
    wrapper: ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={client}>
        <SessionContext value={session}>{children}</SessionContext>
      </QueryClientProvider>
    ),
  }).result
}

beforeEach(() => {
  asked = []
  server.use(replyWith(productTypes, [1]), replyWith(userProductTypes, [1, 4]))
  server.use(
    http.get('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname + new URL(request.url).search)
    }),
  )
})

describe('the product types that are shown', () => {
  it('are those of the user when signed in', async () => {
    const result = typesFor(signedIn())
    expect(result.current).toEqual({ hasData: false, types: [] })
    await waitFor(() => expect(result.current).toEqual({ hasData: true, types: [1, 4] }))
    expect(asked).toEqual([`/api/${userProductTypes.path}`])
  })

  it('are those of the tenant for a visitor', async () => {
    const result = typesFor(signedOut())
    await waitFor(() => expect(result.current).toEqual({ hasData: true, types: [1] }))
    expect(asked).toEqual([`/api/${productTypes.path}?tenantId=000000`])
  })

  it('are not known while the session is being restored, or where they cannot be read', async () => {
    server.use(
      http.get('*/api/*', ({ request }) => {
        asked.push(request.url)
      }),
      refuse(productTypes, 500, '系统繁忙'),
    )
    const restoring = typesFor({ ...signedOut(), status: 'restoring' })
    const refused = typesFor(signedOut())
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    for (const { current } of [restoring, refused])
      expect(current).toEqual({ hasData: false, types: [] })
  })
})
