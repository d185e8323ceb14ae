import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { Contract, WireDataOf } from '#schemas/api/contract.ts'
import { cecList, partnerList, qualityProducts, rotation } from '#schemas/api/home.ts'
import { unreadQuantity } from '#schemas/api/messages.ts'
import { userProductTypes } from '#schemas/api/session.ts'
import type { UserInfo } from '#schemas/api/user.ts'
import { contactList, logo, productTypes } from '#schemas/api/tenant.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { routeObjects } from '#src/app/router.tsx'
import { SessionContext, type Session } from '#src/session/use-session.ts'
import { server } from '../setup/server.ts'

/** Makes a handler that replies to one call with this data in an envelope. */
export const replyWith = <C extends Contract>(contract: C, data: WireDataOf<C>) =>
  http[contract.method === 'GET' ? 'get' : 'post'](`*/api/${contract.path}`, () =>
    HttpResponse.json({ code: 200, success: true, data, msg: '' } as JsonBodyType),
  )

/** Makes a handler that refuses one call, or the value at a pointer into what it sends. */
export const refuse = (contract: Contract, code: number, msg: string, pointer?: string) => {
  const data = pointer === undefined ? null : { fields: [{ formId: '', pointer, message: msg }] }
  return http[contract.method === 'GET' ? 'get' : 'post'](`*/api/${contract.path}`, () =>
    HttpResponse.json({ code, success: false, data, msg }),
  )
}

/** The customer of `signedIn`. */
export const enterprise: UserInfo = {
  userId: '1',
  companyId: '1',
  companyName: '苏州澄禾精密部件有限公司',
  companyLogoSrc: '',
  customerId: '1',
  customerName: '',
  name: '陈屿',
  identityCard: '',
  accountUser: '',
  avatar: '',
  license: '',
  roleId: '1',
  roleName: '融资企业',
  account: '13800000002',
  logoSrc: '',
  corporateAvatar: '',
  phone: '13800000002',
  email: '',
  verifiedStatus: 1,
  noLogoSrc: '',
  type: 2,
  label: 1,
  draftKey: '5a'.repeat(32),
}

/** The session of a visitor. */
export const signedOut = (): Session => ({
  status: 'signedOut',
  user: undefined,
  tenantId: '000000',
  isVerified: false,
  isCoreEnterprise: false,
  login: { isOpen: false, switchAccount: false },
  isRealNameOpen: false,
  isLogOutOpen: false,
  start: vi.fn(),
  openLogin: vi.fn(),
  closeLogin: vi.fn(),
  openRealName: vi.fn(),
  closeRealName: vi.fn(),
  logOut: vi.fn(),
  logOutNow: vi.fn(),
  closeLogOut: vi.fn(),
  end: vi.fn(),
  timeOut: vi.fn(),
  refreshUser: vi.fn(),
})

/** The session of a verified enterprise; `rest` overrides it. */
export const signedIn = (rest: Partial<Session> = {}): Session => ({
  ...signedOut(),
  status: 'signedIn',
  user: enterprise,
  isVerified: true,
  ...rest,
})

/** Makes the server reply to the calls of every page: the tenant's data and the unread count. */
export const replyWithTenant = (types: number[] = [1, 2]): void =>
  server.use(
    replyWith(logo, { logo: '', name: '云序供应链金融', primaryColor: '#1f4fd8' }),
    replyWith(contactList, [
      { type: 1, description: '400-800-0000' },
      { type: 2, description: 'service@example.com' },
    ]),
    replyWith(productTypes, types),
    replyWith(userProductTypes, types),
    replyWith(unreadQuantity, { unreadQuantity: 0 }),
    ...[rotation, partnerList, cecList, qualityProducts].map((contract) => replyWith(contract, [])),
  )

/** Renders the portal at an address with a given session. */
export const renderPortal = (path: string, session: Session) => {
  const router = createMemoryRouter(routeObjects, { initialEntries: [path] })
  const queryClient = createQueryClient()
  const tree = (current: Session) => (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={current}>
        <RouterProvider router={router} />
      </SessionContext>
    </QueryClientProvider>
  )
  const { rerender, unmount } = render(tree(session))
  return {
    unmount,
    router,
    become: (next: Session) => rerender(tree(next)),
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
