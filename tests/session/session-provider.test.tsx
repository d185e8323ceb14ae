import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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

const DRAFT = 'draft/000000/7/opening/b1'

const keepTokens = (sessionId = 'session-1', access = 'a') =>
  localStorage.setItem(
    'portal:tokens',
    JSON.stringify({ sessionId, access, refresh: 'r', tenantId: '000000', subAccountId: '' }),
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
  const { status, user, tenantId, isVerified, isCoreEnterprise, logOut } = session
  return (
    <>
      <p data-testid="state">
        {[status, user?.customerId, isVerified && 'verified', isCoreEnterprise && 'core']
          .filter(Boolean)
          .join(' ')}
      </p>
      <p data-testid="tenant">{tenantId}</p>
      <button onClick={logOut}>退出</button>
      <button onClick={session.end}>结束</button>
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

  it('takes the tenant 000000 once it has waited 5 s for the server', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.use(http.get(url(customerInfo), () => delay('infinite')))
    open()
    await act(() => vi.advanceTimersByTimeAsync(4_900))
    expect(shown('tenant')).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(200))
    vi.useRealTimers()
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

  it.each<[string, () => Response, string | undefined]>([
    ['a refusal', () => HttpResponse.json({ code: 400, msg: '不存在' }), '不存在'],
    ['a ban', () => HttpResponse.json({ code: 403, msg: '禁止访问' }), '禁止访问'],
    ['no customer', () => ok({}), undefined],
    ['an error of the server', () => HttpResponse.json({ code: 500, msg: '系统繁忙' }), '系统繁忙'],
    [
      'the error page of a proxy',
      () => new HttpResponse('<html>', { status: 500 }),
      '未知错误，无法完成请求',
    ],
    ['no such page', () => new HttpResponse('', { status: 404 }), '请求失败，请求资源不存在'],
    ['no network', () => HttpResponse.error(), '网络错误，请检查网络'],
  ])(
    'clears local storage, ends the session on the server and says why when the user is read as %s',
    async (_, reply, message) => {
      keepTokens()
      localStorage.setItem('anything', 'x')
      const ended: (string | null)[] = []
      server.use(
        http.get(url(userinfo), reply),
        http.get(url(logout), ({ request }) => {
          ended.push(request.headers.get('Blade-Auth'))
          return ok({})
        }),
      )
      const warnings: unknown[] = []
      const unsubscribe = apiEvents.subscribe((event) => warnings.push(event))
      open()
      await becomes('signedOut')
      unsubscribe()
      expect(localStorage.length).toBe(0)
      expect(ended).toEqual(['bearer a'])
      expect(warnings).toEqual(message === undefined ? [] : [{ type: 'warning', message }])
    },
  )

  it('leaves the log-out after 非法操作 to the warning', async () => {
    keepTokens()
    server.use(
      http.get(url(userinfo), () => HttpResponse.json({ code: 400, msg: '检测到非法操作' })),
    )
    const heard: string[] = []
    const unsubscribe = apiEvents.subscribe(({ type }) => heard.push(type))
    open()
    await waitFor(() => expect(heard).toEqual(['illegalOperation']))
    unsubscribe()
    expect(shown('state')).toBe('restoring')
    await userEvent.click(screen.getByRole('button', { name: '结束' }))
    await becomes('signedOut')
    expect(localStorage.length).toBe(0)
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

  it('raises no warning where the server can not be told of the log-out', async () => {
    const events: unknown[] = []
    onTestFinished(apiEvents.subscribe((event) => events.push(event)))
    let told = 0
    keepTokens()
    server.use(
      http.get(url(logout), () => {
        told += 1
        return HttpResponse.json({ code: 500, success: false, data: null, msg: '系统繁忙' })
      }),
    )
    open()
    await becomes('signedIn 7 verified core')
    await userEvent.click(screen.getByRole('button', { name: '退出' }))
    await becomes('signedOut')
    await waitFor(() => expect(told).toBe(1))
    expect(events).toEqual([])
  })

  it('asks before it logs out a customer with unsaved values', async () => {
    keepTokens()
    localStorage.setItem(DRAFT, '{}')
    open()
    await becomes('signedIn 7 verified core')
    await userEvent.click(screen.getByRole('button', { name: '退出' }))
    expect(shown('state')).toBe('signedIn 7 verified core')
    expect(localStorage.getItem(DRAFT)).toBe('{}')
    await userEvent.click(screen.getByRole('button', { name: '直接退出' }))
    await becomes('signedOut')
    expect(localStorage.length).toBe(0)
  })

  it('keeps drafts on a log-out before the user is read, since nobody was asked about them', async () => {
    keepTokens()
    localStorage.setItem(DRAFT, 'sealed:x')
    localStorage.setItem('anything', 'x')
    server.use(http.get(url(userinfo), () => delay('infinite')))
    open()
    await becomes('restoring')
    await userEvent.click(screen.getByRole('button', { name: '退出' }))
    await becomes('signedOut')
    // This browser has no database, so that the draft stays.
    expect(Object.keys(localStorage)).toEqual([DRAFT])
  })

  it('clears local storage but for drafts when the session has expired, and calls logout once', async () => {
    // A token of its own: the client remembers, for all files of this process, which one was refused.
    keepTokens('session-1', 'access-of-an-expired-session')
    localStorage.setItem(DRAFT, 'sealed:x')
    localStorage.setItem('anything', 'x')
    const ended: (string | null)[] = []
    server.use(
      http.get(url(userinfo), unauthorized),
      http.post(url(refreshToken), () => unauthorized()),
      http.get(url(logout), ({ request }) => {
        ended.push(request.headers.get('Blade-Auth'))
        return unauthorized()
      }),
    )
    open()
    await becomes('signedOut')
    // This browser has no database, so that the draft stays.
    expect(Object.keys(localStorage)).toEqual([DRAFT])
    expect(ended).toEqual(['bearer access-of-an-expired-session'])
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
  ] as const)(
    'signs out by %s, calls logout, keeps drafts alone and tells %j',
    async (name, told) => {
      const events: string[] = []
      const unsubscribe = sessionEvents.subscribe(({ type }) => events.push(type))
      const result = await read()
      localStorage.setItem(DRAFT, 'sealed:x')
      let calls = 0
      server.use(
        http.get(url(logout), () => {
          calls += 1
          return ok({})
        }),
      )
      act(() => result.current[name]())
      await waitFor(() => expect(result.current.status).toBe('signedOut'))
      unsubscribe()
      expect(events).toEqual(told)
      expect(calls).toBe(1)
      expect(Object.keys(localStorage)).toEqual([DRAFT])
    },
  )

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
