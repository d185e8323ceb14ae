import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { replyWithTenant, renderPortal, signedOut } from '#tests/app/portal.tsx'

const main = () => within(screen.getByRole('main'))

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
})

describe('the help center', () => {
  it('shows the questions by topic', async () => {
    renderPortal('/helper/helperCenter', signedOut())
    expect(await screen.findByRole('heading', { level: 2, name: '实名认证' })).toBeDefined()
    expect(screen.getByText('企业认证需要准备哪些资料？')).toBeDefined()
  })

  it('is the target of /helpcenter', async () => {
    const { address } = renderPortal('/helpcenter', signedOut())
    await screen.findByRole('searchbox', { name: '搜索问题' })
    expect(address()).toBe('/helper/helperCenter')
  })

  it('searches the text of answers, expands the results, and keeps the search in the URL', async () => {
    const { address } = renderPortal('/helper/helperCenter', signedOut())
    await userEvent.type(await screen.findByRole('searchbox', { name: '搜索问题' }), '罚息')
    const found = await screen.findByText('逾期会有什么影响？')
    expect(found.closest('details')?.open).toBe(true)
    expect(screen.queryByText('如何注册账号？')).toBeNull()
    expect(screen.getByText('找到 1 个与“罚息”有关的问题')).toBeDefined()
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('罚息')
  })

  it('shows the empty state when nothing is found', async () => {
    renderPortal('/helper/helperCenter?q=天气预报', signedOut())
    expect(
      await screen.findByRole('heading', { name: '没有找到与“天气预报”有关的问题' }),
    ).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: '合同下载' }))
    expect(await screen.findByText('签署后的合同在哪里查看、下载？')).toBeDefined()
  })
})

const titled = (title: string) =>
  waitFor(() => expect(document.title).toBe(`${title} · 云序供应链金融`))

describe('about us', () => {
  it.each([
    ['', '关于我们'],
    ['?id=1', '关于我们'],
    ['?id=2', '产品介绍'],
    ['?id=3', '风控与合规'],
    ['?id=4', '联系与投诉'],
  ])('%s selects the tab %s, which titles the document', async (query, name) => {
    renderPortal(`/helper/aboutWe${query}`, signedOut())
    expect(await main().findByRole('heading', { level: 1, name })).toBeDefined()
    const tabs = within(main().getByRole('navigation', { name: '关于我们' }))
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe(name)
    await titled(name)
  })

  it('changes the tab by a press, and restores the title on the next page', async () => {
    const { address, router } = renderPortal('/helper/aboutWe', signedOut())
    await userEvent.click(await main().findByRole('link', { name: '产品介绍' }))
    expect(await main().findByRole('heading', { level: 1, name: '产品介绍' })).toBeDefined()
    expect(address()).toBe('/helper/aboutWe?id=2')
    await titled('产品介绍')
    await act(() => router.navigate('/helper/helperCenter'))
    await titled('帮助中心')
  })
})

describe('the agreements', () => {
  it.each([
    ['1', '平台服务条款', '法律适用与争议解决'],
    ['2', '隐私政策', '处理敏感个人信息'],
  ])('/agreement/%s is %s, and titled so', async (type, title, article) => {
    renderPortal(`/agreement/${type}`, signedOut())
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: article })).toBeDefined()
    await titled(title)
  })

  it('shows 没有这份文件 for an unknown type', async () => {
    renderPortal('/agreement/9', signedOut())
    await waitFor(() => expect(screen.getByRole('heading', { name: '没有这份文件' })).toBeDefined())
  })
})
