import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goodsList } from '#schemas/api/products.ts'
import { contactList } from '#schemas/api/tenant.ts'
import { server } from '../setup/server.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn, signedOut } from './portal.tsx'

const noGoods = { records: [], current: 1, size: 6, pages: 0, total: 0 }
const tabs = () => within(screen.getByRole('navigation', { name: '主导航' }))
const banner = () => within(screen.getByRole('banner'))

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
  server.use(replyWith(goodsList, noGoods))
})

describe('the shell', () => {
  it('titles the document by page and tenant', async () => {
    const { router } = renderPortal('/', signedOut())
    await waitFor(() => expect(document.title).toBe('首页 · 云序供应链金融'))
    await router.navigate('/product/productgrouplist')
    await waitFor(() => expect(document.title).toBe('融资产品 · 云序供应链金融'))
  })

  it('scrolls to the top and focuses the page after a navigation', async () => {
    renderPortal('/', signedOut())
    await userEvent.click(await banner().findByRole('link', { name: '应收账款' }))
    await screen.findByRole('heading', { level: 1, name: '应收账款融资' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  })

  it('scrolls to the top by a link to the page itself, and not where the page replaces its query', async () => {
    const { router } = renderPortal('/', signedOut())
    const home = await banner().findByRole('link', { name: '首页' })
    await act(() => router.navigate('/?tab=2', { replace: true }))
    expect(window.scrollTo).not.toHaveBeenCalled()
    await act(() => router.navigate('/'))
    expect(window.scrollTo).toHaveBeenCalledOnce()
    vi.mocked(window.scrollTo).mockClear()
    await userEvent.click(home)
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0))
  })

  it('has a control back to the top once the page is scrolled', async () => {
    renderPortal('/nowhere', signedOut())
    await banner().findByRole('link', { name: '首页' })
    const scrollTo = (y: number) => {
      vi.stubGlobal('scrollY', y)
      void act(() => window.dispatchEvent(new Event('scroll')))
    }
    scrollTo(window.innerHeight)
    expect(screen.queryByRole('button', { name: '回到顶部' })).toBeNull()
    scrollTo(window.innerHeight + 1)
    await userEvent.click(await screen.findByRole('button', { name: '回到顶部' }))
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
  })

  it('marks the tab of the current page', async () => {
    const { router } = renderPortal('/', signedOut())
    expect((await tabs().findByText('首页')).getAttribute('aria-current')).toBe('page')
    await router.navigate('/product/accountsreceivablelist')
    await waitFor(() =>
      expect(tabs().getByText('应收账款').getAttribute('aria-current')).toBe('page'),
    )
    expect(tabs().getByText('首页').getAttribute('aria-current')).toBeNull()
  })

  it('has product intro, about us and help at the right, and marks the current one', async () => {
    const help = () => within(screen.getByRole('navigation', { name: '帮助与介绍' }))
    renderPortal('/helper/aboutWe', signedOut())
    const intro = await waitFor(() => help().getByRole('link', { name: '产品介绍' }))
    expect(help().getByRole('link', { current: 'page' }).textContent).toBe('关于我们')
    await userEvent.click(intro)
    await waitFor(() =>
      expect(help().getByRole('link', { current: 'page' }).textContent).toBe('产品介绍'),
    )
    await userEvent.click(help().getByRole('link', { name: '帮助中心' }))
    await waitFor(() =>
      expect(help().getByRole('link', { current: 'page' }).textContent).toBe('帮助中心'),
    )
    expect(
      await screen.findByRole('heading', { level: 1, name: '您好，需要什么帮助？' }),
    ).toBeDefined()
  })

  it('shows the default hotline if the contact list has none', async () => {
    server.use(replyWith(contactList, []))
    renderPortal('/', signedOut())
    const hotline = await screen.findByRole('link', { name: '400-800-0000' })
    expect(hotline.getAttribute('href')).toBe('tel:400-800-0000')
    expect(screen.queryByText('联系邮箱')).toBeNull()
  })

  it('shows the default hotline if the contact list cannot be read, and none before', async () => {
    let tenantId: string | null = null
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => (refuse = resolve))
    server.use(
      http.get(`*/api/${contactList.path}`, async ({ request }) => {
        tenantId = new URL(request.url).searchParams.get('tenantId')
        await refused
        return HttpResponse.json({ code: 400, success: false, data: null, msg: '无法读取' })
      }),
    )
    renderPortal('/', signedOut())
    await screen.findByRole('contentinfo')
    expect(screen.queryByRole('link', { name: '400-800-0000' })).toBeNull()
    refuse()
    expect(await screen.findByRole('link', { name: '400-800-0000' })).toBeDefined()
    expect(tenantId).toBe('000000')
  })

  it('links the hotline and the e-mail', async () => {
    renderPortal('/', signedOut())
    const hotline = await screen.findByRole('link', { name: '400-800-0000' })
    expect(hotline.getAttribute('href')).toBe('tel:400-800-0000')
    expect(screen.getByRole('link', { name: 'service@example.com' })).toBeDefined()
  })

  it('leads to the list of products from the footer', async () => {
    renderPortal('/nowhere', signedOut())
    const footer = within(await screen.findByRole('contentinfo'))
    await userEvent.click(footer.getByRole('link', { name: '融资产品' }))
    expect(await screen.findByRole('heading', { level: 1, name: '融资产品' })).toBeDefined()
  })

  it('draws the codes for a phone once the footer is in the viewport', async () => {
    const seen: (isIntersecting: boolean) => void = (isIntersecting) =>
      act(() => observers.forEach((tell) => tell([{ isIntersecting }])))
    const observers: ((entries: { isIntersecting: boolean }[]) => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          observers.push(tell)
        }
        observe() {}
        disconnect() {}
      },
    )
    renderPortal('/nowhere', signedOut())
    await banner().findByRole('link', { name: '首页' })
    seen(false)
    expect(screen.queryByText('手机访问')).toBeNull()
    seen(true)
    expect(await screen.findByText('手机访问')).toBeDefined()
    expect(await screen.findByText('扫码致电')).toBeDefined()
  })

  it('shows the first letter of the name beside it', async () => {
    renderPortal('/nowhere', signedIn())
    const account = await banner().findByRole('button', { name: '苏州澄禾精密部件有限公司' })
    expect(account.querySelector('[aria-hidden]')?.textContent).toBe('苏')
  })

  it('has a menu to switch the account and to sign out; Escape closes it', async () => {
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

  it('replaces the header by the title and an exit button on a step page', async () => {
    renderPortal('/product/creditlimitforapplication', signedIn())
    expect(await banner().findByText('额度申请')).toBeDefined()
    expect(banner().getByRole('button', { name: '退出办理' })).toBeDefined()
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })

  it('shows a message for an unknown address', async () => {
    renderPortal('/no/such/page', signedOut())
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeDefined()
  })
})
