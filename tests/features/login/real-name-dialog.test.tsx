import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { RealNameDialog } from '#src/features/login/real-name-dialog.tsx'
import { SessionContext, type Session } from '#src/session/use-session.ts'

const Path = () => <p data-testid="path">{useLocation().pathname}</p>

const open = (type = 1) => {
  const session = { user: { type }, closeRealName: vi.fn(), logOut: vi.fn() }
  render(
    <MemoryRouter>
      <SessionContext value={session as unknown as Session}>
        <RealNameDialog />
        <Path />
      </SessionContext>
    </MemoryRouter>,
  )
  return session
}

describe('RealNameDialog (specification, section 2)', () => {
  it('shows the texts of the specification', () => {
    open()
    expect(screen.getByRole('dialog', { name: '实名认证' }).textContent).toContain(
      '请先完成账号实名后再进行操作！',
    )
  })

  it.each([
    [1, '/user/enterprise/open/1'],
    [2, '/user/enterprise/open/2'],
    [3, '/user/enterprise/open/2'],
  ])('leads a user of type %i to the verification at %s', async (type, path) => {
    const { closeRealName } = open(type)
    await userEvent.click(screen.getByRole('button', { name: '去实名' }))
    expect(closeRealName).toHaveBeenCalledOnce()
    expect(screen.getByTestId('path').textContent).toBe(path)
  })

  it('logs out', async () => {
    const { logOut } = open()
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }))
    expect(logOut).toHaveBeenCalledOnce()
  })
})
