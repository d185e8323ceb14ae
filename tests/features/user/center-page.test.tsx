import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'

const page = () => within(screen.getByRole('main'))

beforeEach(() => answerTenant())

describe('the service center', () => {
  it('says who is signed in, with the phone masked', async () => {
    renderPortal('/user/center', signedIn())
    expect(await page().findByText('苏州澄禾精密部件有限公司')).toBeDefined()
    expect(page().getByText('企业账户 · 融资企业 · 138****0002')).toBeDefined()
    expect(page().getByText('已实名')).toBeDefined()
  })

  it('calls a core enterprise by its name', async () => {
    renderPortal('/user/center', signedIn({ isCoreEnterprise: true }))
    expect(await page().findByText(/^核心企业/)).toBeDefined()
  })

  it('offers the verification to who is not verified', async () => {
    const session = signedIn({ isVerified: false })
    renderPortal('/user/center', session)
    await userEvent.click(await page().findByRole('button', { name: '实名认证' }))
    expect(session.openRealName).toHaveBeenCalledOnce()
  })

  it('switches the account and signs out', async () => {
    const session = signedIn()
    renderPortal('/user/center', session)
    await userEvent.click(await page().findByRole('button', { name: '切换账号' }))
    expect(session.openLogin).toHaveBeenCalledWith({ switchAccount: true })
    await userEvent.click(page().getByRole('button', { name: '退出登录' }))
    expect(session.logOut).toHaveBeenCalledOnce()
  })
})
