import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { logout, refreshToken, userinfo } from '#schemas/api/session.ts'
import { signIn } from '#schemas/api/user.ts'
import { customerInfo } from '#schemas/api/tenant.ts'
import { apiEvents } from '#src/api/api-events.ts'
import { leftPage } from '#src/session/left-page.ts'
import { sessionEvents } from '#src/session/session-events.ts'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { useSession } from '#src/session/use-session.ts'
import { server } from '#tests/setup/server.ts'

const ok = (data: unknown) => HttpResponse.json({ code: 200, success: true, data, msg: '' })
const unauthorized = () => HttpResponse.json({ code: 401, success: false, data: {}, msg: '' })
const url = ({ path }: { path: string }) => `*/api/${path}`

const keepTokens = (sessionId = 'session-1') =>
  localStorage.setItem(
    'portal:tokens',
    JSON.stringify({ sessionId, access: 'a', refresh: 'r', tenantId: '000000', subAccountId: '' }),
  )

const someSignIn = signIn.parse({
  customerId: '7',
  verifiedStatus: 1,
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 3600,
})

const Page = () => {
  const session = useSession()
  const { status, user, tenantId, isVerified, isCoreEnterprise, failure, logOut, retry } = session
  return (
    <>
      <p data-testid="state">
        {[status, user?.customerId, isVerified && 'verified', isCoreEnterprise && 'core']
          .filter(Boolean)
          .join(' ')}
      </p>
      <p data-testid="tenant">{tenantId}</p>
      <p data-testid="failure">{failure}</p>
      <button onClick={logOut}>退出</button>
      <button onClick={retry}>重试</button>
      <button
        onClick={() => session.start({ signIn: someSignIn, tenantId: '100001', subAccountId: 's' })}
      >
        登录
      </button>
      <button onClick={session.openRealName}>办理业务</button>
      {session.isRealNameOpen && <p>实名认证</p>}
      {session.isLogOutOpen && <button onClick={session.logOutNow}>直接退出</button>}
    </>
  )
}

const open = () =>
  render(
    <SessionProvider>
      <Page />
    </SessionProvider>,
  )
const shown = (id: string) => screen.getByTestId(id).textContent
const becomes = (state: string) => waitFor(() => expect(shown('state')).toBe(state))

/** Dispatches the storage event of another tab's change. */
const otherTab = (key: string | null): void =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  })

beforeEach(() => {
  server.use(
    http.get(url(customerInfo), () => ok({ tenantId: '100001' })),
    http.get(url(userinfo), () => ok({ customerId: '7', verifiedStatus: 1, label: 3 })),
    http.get(url(logout), () => ok({})),
  )
})

describe('SessionProvider', () => {
  it('asks a customer who has to register for that, and not for the real name', async () => {
    keepTokens()
    server.use(http.get(url(userinfo), () => ok({ customerId: '7', verifiedStatus: 0, label: 1 })))
    const heard: string[] = []
    const unsubscribe = sessionEvents.subscribe(({ type }) => heard.push(type))
    open()
    await waitFor(() => expect(heard).toEqual(['registration.required']))
    await userEvent.click(screen.getByRole('button', { name: '办理业务' }))
    expect(heard).toEqual(['registration.required', 'registration.required'])
    expect(screen.queryByText('实名认证')).toBeNull()
    unsubscribe()
  })

  it('is signed out without tokens', async () => {
    open()
    await waitFor(() => expect(shown('tenant')).toBe('100001'))
    expect(shown('state')).toBe('signedOut')
  })

  it.each([
    ['an empty reply', () => ok({ tenantId: '' })],
    ['an error', () => HttpResponse.json({ code: 500, msg: '' }, { status: 500 })],
  ])('takes the tenant 000000 on %s', async (_, reply) => {
    server.use(http.get(url(customerInfo), reply))
    open()
    await waitFor(() => expect(shown('tenant')).toBe('000000'))
  })

  it('restores the session of the tokens', async () => {
    keepTokens()
    open()
    expect(shown('state')).toBe('restoring')
    await becomes('signedIn 7 verified core')
  })

  it('stores access token, refresh token and sub-account id, and goes on as the user', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(shown('state')).toBe('signedIn 7 verified')
    expect(JSON.parse(localStorage.getItem('portal:tokens') ?? '{}')).toMatchObject({
      access: 'access',
      refresh: 'refresh',
      tenantId: '100001',
      subAccountId: 's',
    })
  })

  it('opens the real-name prompt for any screen that asks for it', async () => {
    open()
    expect(screen.queryByText('实名认证')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '办理业务' }))
    expect(screen.getByText('实名认证')).toBeDefined()
  })

  it('clears local storage when the server refuses the user', async () => {
    keepTokens()
    localStorage.setItem('draft', 'x')
    server.use(http.get(url(userinfo), () => HttpResponse.json({ code: 400, msg: '不存在' })))
    open()
    await becomes('signedOut')
    expect(localStorage.length).toBe(0)
  })

  it('keeps the tokens when the server cannot be reached, and retries on request', async () => {
    keepTokens()
    let isDown = true
    server.use(
      http.get(url(userinfo), () =>
        isDown ? new HttpResponse('<html>', { status: 500 }) : ok({ customerId: '7' }),
      ),
    )
    open()
    await waitFor(() => expect(shown('failure')).not.toBe(''))
    expect(localStorage.getItem('portal:tokens')).not.toBeNull()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    await becomes('signedIn 7')
  })

  it.each<[string, () => Response]>([
    ['an empty object', () => HttpResponse.json({})],
    ['an error of the server', () => HttpResponse.json({ code: 500, msg: '系统繁忙' })],
    ['too many calls', () => HttpResponse.json({ code: 429, msg: '操作过于频繁' })],
    ['no such page', () => new HttpResponse('', { status: 404 })],
    ['a suspicion', () => HttpResponse.json({ code: 400, msg: '非法操作' })],
  ])('keeps tokens and drafts when the reply is %s', async (_, reply) => {
    keepTokens()
    localStorage.setItem('draft', 'x')
    server.use(http.get(url(userinfo), reply))
    open()
    await waitFor(() => expect(shown('failure')).not.toBe(''))
    expect(localStorage.getItem('portal:tokens')).not.toBeNull()
    expect(localStorage.getItem('draft')).toBe('x')
  })

  it('clears everything on log-out', async () => {
    keepTokens()
    localStorage.setItem('draft', 'x')
    open()
    await becomes('signedIn 7 verified core')
    await userEvent.click(screen.getByRole('button', { name: '退出' }))
    await becomes('signedOut')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  it('asks before it logs out a customer with unsaved values', async () => {
    keepTokens()
    const unsaved = 'draft/000000/7/opening/b1'
    localStorage.setItem(unsaved, '{}')
    open()
    await becomes('signedIn 7 verified core')
    await userEvent.click(screen.getByRole('button', { name: '退出' }))
    expect(shown('state')).toBe('signedIn 7 verified core')
    expect(localStorage.getItem(unsaved)).toBe('{}')
    await userEvent.click(screen.getByRole('button', { name: '直接退出' }))
    await becomes('signedOut')
    expect(localStorage.length).toBe(0)
  })

  it('signs out when the session has expired, and keeps drafts', async () => {
    keepTokens()
    localStorage.setItem('draft', 'x')
    server.use(
      http.get(url(userinfo), unauthorized),
      http.post(url(refreshToken), () => unauthorized()),
    )
    open()
    await becomes('signedOut')
    expect(localStorage.getItem('portal:tokens')).toBeNull()
    expect(localStorage.getItem('draft')).toBe('x')
  })

  it('remembers the page when a reload finds the session ended', async () => {
    keepTokens()
    const { unmount } = open()
    await becomes('signedIn 7 verified core')
    unmount()
    history.replaceState(null, '', '/user/product?page=2')
    server.use(
      http.get(url(userinfo), unauthorized),
      http.post(url(refreshToken), () => unauthorized()),
    )
    open()
    await becomes('signedOut')
    expect(leftPage.take('7')).toBe('/user/product?page=2')
  })

  it('follows a log-out in another tab', async () => {
    keepTokens()
    open()
    await becomes('signedIn 7 verified core')
    localStorage.clear()
    otherTab(null)
    expect(shown('state')).toBe('signedOut')
  })

  it('follows a sign-in in another tab, but not a renewed token', async () => {
    keepTokens()
    open()
    await becomes('signedIn 7 verified core')
    server.use(http.get(url(userinfo), () => ok({ customerId: '8' })))
    keepTokens()
    otherTab('portal:tokens')
    expect(shown('state')).toBe('signedIn 7 verified core')
    keepTokens('session-2')
    otherTab('portal:tokens')
    await becomes('signedIn 8')
  })
})

describe('a screen that reads the session', () => {
  const read = async () => {
    keepTokens()
    const { result } = renderHook(useSession, { wrapper: SessionProvider })
    await waitFor(() => expect(result.current.status).toBe('signedIn'))
    return result
  }

  it.each([
    ['end', ['home.open']],
    ['timeOut', ['home.open', 'signIn.required']],
  ] as const)('signs out by %s, keeps drafts and tells %j', async (name, told) => {
    const events: string[] = []
    const unsubscribe = sessionEvents.subscribe(({ type }) => events.push(type))
    const result = await read()
    localStorage.setItem('draft', 'x')
    act(() => result.current[name]())
    await waitFor(() => expect(result.current.status).toBe('signedOut'))
    unsubscribe()
    expect(events).toEqual(told)
    expect(localStorage.getItem('portal:tokens')).toBeNull()
    expect(localStorage.getItem('draft')).toBe('x')
  })

  it('opens the login dialog as it was asked for', async () => {
    const result = await read()
    act(() => result.current.openLogin({ switchAccount: true }))
    expect(result.current.login).toEqual({ isOpen: true, switchAccount: true })
    act(() => result.current.closeLogin())
    expect(result.current.login).toEqual({ isOpen: false, switchAccount: false })
  })

  it('shows no warning where the tenant cannot be read', async () => {
    const events: unknown[] = []
    const unsubscribe = apiEvents.subscribe((event) => events.push(event))
    server.use(
      http.get(url(customerInfo), () =>
        HttpResponse.json({ code: 400, success: false, data: null, msg: '租户不存在' }),
      ),
    )
    const result = await read()
    await waitFor(() => expect(result.current.tenantId).toBe('000000'))
    unsubscribe()
    expect(events).toEqual([])
  })
})
