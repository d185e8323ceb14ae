import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, describe, it, vi } from 'vitest'
import type { SessionEmitted } from '#machines/session/session.ts'
import { useSessionEvents } from '#src/app/use-session-events.ts'
import { sessionEvents } from '#src/session/session-events.ts'
import { SessionContext, type Session } from '#src/session/use-session.ts'
import { signedIn } from './portal.tsx'

const Page = () => {
  useSessionEvents()
  return <p data-testid="path">{useLocation().pathname}</p>
}

const arrive = (session: Session) =>
  render(
    <MemoryRouter initialEntries={['/user/product']}>
      <SessionContext value={session}>
        <Page />
      </SessionContext>
    </MemoryRouter>,
  )

const hear = (event: SessionEmitted) => {
  const session = signedIn()
  arrive(session)
  act(() => sessionEvents.emit(event))
  return session
}
const path = () => screen.getByTestId('path').textContent

describe('useSessionEvents (specification, section 4 "Session")', () => {
  it('navigates to the home page on home.open, without asking to sign in', async () => {
    const { closeLogin, openLogin } = hear({ type: 'home.open' })
    await waitFor(() => expect(path()).toBe('/'))
    expect(closeLogin).toHaveBeenCalledOnce()
    expect(openLogin).not.toHaveBeenCalled()
  })

  it('navigates to the registration on registration.required', async () => {
    hear({ type: 'registration.required' })
    await waitFor(() => expect(path()).toBe('/user/register'))
  })

  it('asks for the real name after a sign-in that reloaded the page', () => {
    const asked = () => {
      const session = signedIn({ isVerified: false })
      arrive(session)
      return vi.mocked(session.openRealName).mock.calls.length
    }
    expect(asked()).toBe(0)
    sessionStorage.setItem('portal:notice', '登录成功')
    expect(asked()).toBe(1)
    expect(asked()).toBe(0)
  })

  it('opens the login dialog on signIn.required', async () => {
    const { openLogin } = hear({ type: 'signIn.required' })
    await waitFor(() => expect(openLogin).toHaveBeenCalledOnce())
  })

  it('keeps the dialog that is asked for while the home page is on its way', async () => {
    let comeHome = () => {}
    const session = signedIn()
    const element = (
      <SessionContext value={session}>
        <Page />
      </SessionContext>
    )
    const loader = () => new Promise<null>((resolve) => (comeHome = () => resolve(null)))
    const router = createMemoryRouter(
      [
        { path: '/user/product', element },
        { path: '/', element, loader },
      ],
      { initialEntries: ['/user/product'] },
    )
    render(<RouterProvider router={router} />)
    await screen.findByTestId('path')
    act(() => {
      sessionEvents.emit({ type: 'home.open' })
      sessionEvents.emit({ type: 'signIn.required' })
    })
    const { closeLogin, openLogin } = session
    expect(closeLogin).not.toHaveBeenCalled()
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'))
    comeHome()
    await waitFor(() => expect(openLogin).toHaveBeenCalledOnce())
    expect(vi.mocked(openLogin).mock.invocationCallOrder[0]).toBeGreaterThan(
      vi.mocked(closeLogin).mock.invocationCallOrder.at(-1) ?? Infinity,
    )
  })
})
