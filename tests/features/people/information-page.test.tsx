import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountSessions, endAccountSessions } from '#schemas/api/account.ts'
import { roleButtons } from '#schemas/api/session.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { server } from '../../setup/server.ts'

const session = {
  address: '203.0.113.9',
  signedInAt: '2026-11-20 09:30:00',
  renewedAt: '2026-11-20 10:00:00',
}
const SESSIONS = [
  { ...session, id: '1', device: 'Chrome · Windows', isCurrent: true },
  { ...session, id: '2', device: '微信 · Android', isCurrent: false },
]

const page = () => within(screen.getByRole('main'))

beforeEach(() => {
  replyWithTenant()
  server.use(replyWith(roleButtons, {}), replyWith(accountSessions, SESSIONS))
})

describe('the account page', () => {
  it('masks personal data, and reveals it on request', async () => {
    renderPortal('/user/information', signedIn())
    expect(await page().findByText('陈*')).toBeTruthy()
    expect(page().queryByText('13800000002')).toBeNull()
    await userEvent.click(page().getByRole('button', { name: '显示手机号' }))
    expect(page().getByText('13800000002')).toBeTruthy()
    await userEvent.click(page().getByRole('button', { name: '隐藏手机号' }))
    expect(page().queryByText('13800000002')).toBeNull()
  })

  it('lists the devices that are signed in, and signs another one out', async () => {
    renderPortal('/user/information', signedIn())
    const list = within(await page().findByRole('list', { name: '登录设备' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Chrome · Windows本机'),
      expect.stringContaining('微信 · Android'),
    ])
    server.use(
      replyWith(endAccountSessions, null),
      replyWith(accountSessions, SESSIONS.slice(0, 1)),
    )
    await userEvent.click(list.getByRole('button', { name: /微信 · Android 退出登录/ }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
    expect(page().queryByRole('button', { name: '其他设备退出登录' })).toBeNull()
  })

  it('links only an unverified customer to the verification', async () => {
    const { become } = renderPortal('/user/information', signedIn())
    expect(await page().findByText('已实名')).toBeTruthy()
    expect(page().queryByRole('link', { name: '去实名认证' })).toBeNull()
    become(signedIn({ isVerified: false }))
    const link = page().getByRole('link', { name: '去实名认证' })
    expect(link.getAttribute('href')).toBe('/user/enterprise/open/2')
  })

  it('links to the password reset', async () => {
    renderPortal('/user/information', signedIn())
    const link = await page().findByRole('link', { name: '修改密码' })
    expect(link.getAttribute('href')).toBe('/user/forgetPassword')
  })
})
