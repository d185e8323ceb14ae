import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AccessGate, type Access } from '#src/session/access-gate.tsx'
import { SessionContext, type Session } from '#src/session/use-session.ts'
import { signedIn, signedOut } from '../app/portal.tsx'

const gate = (access: Access, session: Session) => (
  <SessionContext value={session}>
    <AccessGate access={access}>内容</AccessGate>
  </SessionContext>
)

describe('AccessGate', () => {
  it('shows a page for anyone while the session is being restored', () => {
    render(gate('anyone', { ...signedOut(), status: 'restoring' }))
    expect(screen.getByText('内容')).toBeDefined()
  })

  it('shows no guarded page until the session is known', () => {
    const session = { ...signedOut(), status: 'restoring' as const }
    render(gate('signedIn', session))
    expect(screen.queryByText('内容')).toBeNull()
    expect(session.openLogin).not.toHaveBeenCalled()
  })

  it('opens the login dialog when signed out, and shows the page after signing in', () => {
    const session = signedOut()
    const { rerender } = render(gate('signedIn', session))
    expect(session.openLogin).toHaveBeenCalledOnce()
    expect(screen.queryByText('内容')).toBeNull()
    rerender(gate('signedIn', signedIn()))
    expect(screen.getByText('内容')).toBeDefined()
  })

  it('has a button that opens a closed login dialog again', async () => {
    const session = signedOut()
    render(gate('signedIn', session))
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(session.openLogin).toHaveBeenCalledTimes(2)
  })

  it('asks an unverified customer to verify the name where the page requires it', () => {
    const session = signedIn({ isVerified: false })
    render(gate('verified', session))
    expect(session.openRealName).toHaveBeenCalledOnce()
    expect(screen.queryByText('内容')).toBeNull()
  })

  it('shows an unverified customer the pages that require no verified name', () => {
    const session = signedIn({ isVerified: false })
    render(gate('signedIn', session))
    expect(screen.getByText('内容')).toBeDefined()
    expect(session.openRealName).not.toHaveBeenCalled()
  })
})
