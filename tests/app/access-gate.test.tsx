import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AccessGate } from '#src/app/access-gate.tsx'
import type { Access } from '#src/app/route-row.ts'
import { SessionContext, type Session } from '#src/session/use-session.ts'
import { signedIn, signedOut } from './portal.tsx'

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

  it('waits with a guarded page until the session is known', () => {
    const session = { ...signedOut(), status: 'restoring' as const }
    render(gate('signedIn', session))
    expect(screen.queryByText('内容')).toBeNull()
    expect(session.openLogin).not.toHaveBeenCalled()
  })

  it('says why a session could not be restored, and tries again', async () => {
    const session = {
      ...signedOut(),
      status: 'restoring' as const,
      failure: '网络错误，请检查网络',
    }
    render(gate('signedIn', session))
    expect(screen.getByText('网络错误，请检查网络')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(session.retry).toHaveBeenCalledOnce()
  })

  it('opens the login dialog for who is signed out, and shows the page after signing in', () => {
    const session = signedOut()
    const { rerender } = render(gate('signedIn', session))
    expect(session.openLogin).toHaveBeenCalledOnce()
    expect(screen.queryByText('内容')).toBeNull()
    rerender(gate('signedIn', signedIn()))
    expect(screen.getByText('内容')).toBeDefined()
  })

  it('has a button for who has closed the login dialog', async () => {
    const session = signedOut()
    render(gate('signedIn', session))
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(session.openLogin).toHaveBeenCalledTimes(2)
  })

  it('asks an unverified customer for the real name where that is needed', () => {
    const session = signedIn({ isVerified: false })
    render(gate('verified', session))
    expect(session.openRealName).toHaveBeenCalledOnce()
    expect(screen.queryByText('内容')).toBeNull()
  })

  it('lets an unverified customer see what needs no real name', () => {
    const session = signedIn({ isVerified: false })
    render(gate('signedIn', session))
    expect(screen.getByText('内容')).toBeDefined()
    expect(session.openRealName).not.toHaveBeenCalled()
  })
})
