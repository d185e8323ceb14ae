import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { roleButtons } from '#schemas/api/session.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { server } from '../../setup/server.ts'

const page = () => within(screen.getByRole('main'))

beforeEach(() => {
  replyWithTenant()
  server.use(replyWith(roleButtons, {}))
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
