import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { FlowStatus } from '#schemas/api/process.ts'
import { customerGoodsList } from '#schemas/api/products.ts'
import { roleButtons } from '#schemas/api/session.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const page = () => within(screen.getByRole('main'))

beforeEach(() => {
  replyWithTenant()
  server.use(
    replyWith(roleButtons, { my_product_button: '我的产品' }),
    replyWith(customerGoodsList, {
      records: [
        {
          id: '1',
          status: 1,
          quota: { amount: '3000000', available: '2500000', status: 1 },
          applications: [{ status: FlowStatus.committed }, { status: FlowStatus.returned }],
        },
      ],
      current: 1,
      size: 100,
      pages: 1,
      total: 1,
    }),
  )
})

describe('the service center', () => {
  it('shows the signed-in customer with a masked phone', async () => {
    renderPortal('/user/center', signedIn())
    expect(await page().findByText('苏州澄禾精密部件有限公司')).toBeDefined()
    expect(page().getByText('企业账户 · 融资企业 · 138****0002')).toBeDefined()
    expect(page().getByText('已实名')).toBeDefined()
  })

  it.each([
    [1, '个人账户'],
    [2, '企业账户'],
    [3, '企业账户'],
  ])('calls type %i %s', async (type, kind) => {
    renderPortal('/user/center', signedIn({ user: { ...signedIn().user!, type } }))
    expect(await page().findByText(new RegExp(`^${kind} · `))).toBeDefined()
  })

  it('calls a core enterprise by its name', async () => {
    renderPortal('/user/center', signedIn({ isCoreEnterprise: true }))
    expect(await page().findByText(/^核心企业/)).toBeDefined()
  })

  it('offers the verification to an unverified customer', async () => {
    const session = signedIn({ isVerified: false })
    renderPortal('/user/center', session)
    await userEvent.click(await page().findByRole('button', { name: '实名认证' }))
    expect(session.openRealName).toHaveBeenCalledOnce()
  })

  it('shows an overview of credit and applications', async () => {
    renderPortal('/user/center', signedIn())
    await page().findByText('有 1 项申请等待您继续办理。')
    const valueOf = (name: string) => page().getByText(name).parentElement?.textContent
    expect(['可用额度', '已开通产品', '待我办理', '审批中'].map(valueOf)).toEqual([
      '可用额度250 万元',
      '已开通产品1',
      '待我办理1',
      '审批中1',
    ])
  })

  it('hides the products from a role without their button', async () => {
    server.use(replyWith(roleButtons, {}))
    renderPortal('/user/center', signedIn())
    await page().findByText('已实名')
    expect(page().queryByText('业务概览')).toBeNull()
    expect(page().queryByRole('link', { name: /我的产品/ })).toBeNull()
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
