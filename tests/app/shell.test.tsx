import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goodsList } from '#schemas/api/products.ts'
import { server } from '../setup/server.ts'
import { answer, answerTenant, renderPortal, signedIn, signedOut } from './portal.tsx'

const noGoods = { records: [], current: 1, size: 6, pages: 0, total: 0 }
const banner = () => within(screen.getByRole('banner'))

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  answerTenant()
  server.use(answer(goodsList, noGoods))
})

describe('the shell', () => {
  it('titles the document by page and tenant', async () => {
    const { router } = renderPortal('/', signedOut())
    await waitFor(() => expect(document.title).toBe('首页 · 云序供应链金融'))
    await router.navigate('/product/productgrouplist')
    await waitFor(() => expect(document.title).toBe('融资产品 · 云序供应链金融'))
  })

  it('goes to the top and gives the page the focus after a navigation', async () => {
    renderPortal('/', signedOut())
    await userEvent.click(await banner().findByRole('link', { name: '融资产品' }))
    await screen.findByRole('heading', { level: 1, name: '融资产品' })
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('shows the tab of receivables only where the tenant has them', async () => {
    renderPortal('/', signedOut())
    expect(await banner().findByRole('link', { name: '应收账款' })).toBeDefined()
  })

  it('leaves out the tab of a product type that is not enabled', async () => {
    answerTenant([2])
    renderPortal('/product/productgrouplist', signedOut())
    // The filter shows the types once they are known.
    await screen.findByRole('link', { name: '代采融资' })
    expect(screen.queryByRole('link', { name: '应收账款' })).toBeNull()
  })

  it('has a hotline and an e-mail that can be used', async () => {
    renderPortal('/', signedOut())
    const hotline = await screen.findByRole('link', { name: '400-800-0000' })
    expect(hotline.getAttribute('href')).toBe('tel:400-800-0000')
    expect(screen.getByRole('link', { name: 'service@example.com' })).toBeDefined()
  })

  it('opens the login dialog from the header', async () => {
    const session = signedOut()
    renderPortal('/', session)
    await userEvent.click(await banner().findByRole('button', { name: '登录' }))
    expect(session.openLogin).toHaveBeenCalledOnce()
  })

  it('opens the real-name dialog instead of the menu for who is not verified', async () => {
    const session = signedIn({ isVerified: false })
    renderPortal('/', session)
    await userEvent.click(await banner().findByRole('button', { name: /未实名/ }))
    expect(session.openRealName).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull()
  })

  it('offers switching the account and signing out in the menu, which Escape closes', async () => {
    const session = signedIn()
    renderPortal('/', session)
    const avatar = await banner().findByRole('button', { name: /苏州澄禾/ })
    await userEvent.click(avatar)
    await userEvent.click(screen.getByRole('button', { name: '切换账号' }))
    expect(session.openLogin).toHaveBeenCalledWith({ switchAccount: true })
    await userEvent.click(avatar)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull()
    await userEvent.click(avatar)
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }))
    expect(session.logOut).toHaveBeenCalledOnce()
  })

  it('replaces the header by the title and the way out on a step page', async () => {
    renderPortal('/product/creditlimitforapplication', signedIn())
    expect(await banner().findByText('额度申请')).toBeDefined()
    expect(banner().getByRole('button', { name: '退出' })).toBeDefined()
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('says so where there is no page', async () => {
    renderPortal('/no/such/page', signedOut())
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeDefined()
  })
})
