import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { processList } from '#schemas/api/process.ts'
import { beginApplication, customerGoodsList, goodsDetail } from '#schemas/api/products.ts'
import {
  enterprise,
  replyWith,
  replyWithTenant,
  refuse,
  renderPortal,
  signedIn,
  signedOut,
} from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { openedProduct, pageOf, receivablesProduct } from './sample.ts'

// Replaces the process screens, which have their own tests.
vi.mock('#src/app/process-layout.tsx', async () => ({
  ProcessLayout: (await import('react-router-dom')).Outlet,
}))
const preloadDefinition = vi.hoisted(() => vi.fn())
vi.mock('#src/process/preload-process.ts', () => ({
  preloadProcess: () => undefined,
  preloadDefinition,
  preloadFlow: () => undefined,
}))
vi.mock('#src/features/applications/process-page.tsx', () => ({ default: () => null }))
vi.mock('#src/features/applications/activate-quota-page.tsx', () => ({ default: () => null }))

const PAGE = '/product/productdetails?goodId=1001'

beforeEach(() => {
  preloadDefinition.mockClear()
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
  server.use(
    replyWith(goodsDetail, receivablesProduct),
    replyWith(customerGoodsList, pageOf([])),
    replyWith(processList, [
      { processKey: 'opening', processName: '产品开通', type: 1, steps: 8 },
      { processKey: 'creditLine', processName: '授信额度申请', type: 2, steps: 5 },
      { processKey: 'activation', processName: '额度激活', type: 3, steps: 3 },
    ]),
    replyWith(beginApplication, { businessId: '9', flowOnlyId: '33' }),
  )
})

describe('the product page', () => {
  it('shows the terms and requirements of the product', async () => {
    renderPortal(PAGE, signedOut())
    expect(await screen.findByRole('heading', { level: 1, name: '普惠保理' })).toBeDefined()
    for (const text of ['4.35–6.80%', '10–500 万元', '30–360 天', '持续经营满 1 年'])
      expect(screen.getByText(text)).toBeDefined()
    expect(await screen.findByText('共 8 步')).toBeDefined()
    // The processes name no documents: the product's own list is shown.
    expect(await screen.findByText('营业执照')).toBeDefined()
  })

  it('shows how long each process takes, and the documents that it asks for', async () => {
    const documents = [
      { name: '公司章程', need: 'required', step: '资料上传' },
      { name: '贸易合同', need: 'optional', step: '资料上传' },
      { name: '审计报告', need: 'conditional', step: '财务信息' },
    ] as const
    server.use(
      replyWith(processList, [
        { processName: '产品开通', type: 1, steps: 7, minutes: 15, documents: [...documents] },
        { processName: '额度激活', type: 3, steps: 3, minutes: 5 },
      ]),
    )
    renderPortal(PAGE, signedOut())
    expect(await screen.findByText('共 7 步 · 约 15 分钟')).toBeDefined()
    const panel = (await screen.findByText('所需资料')).closest('section')
    const lines = within(panel as HTMLElement).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '公司章程',
      '贸易合同（可后补）',
      '审计报告（视情况提供）',
    ])
    expect(screen.queryByText('营业执照')).toBeNull()
  })

  it('shows the product together with its processes, which would push down what is being read', async () => {
    let reply = () => {}
    const replied = new Promise<void>((resolve) => (reply = resolve))
    const asked = vi.fn()
    server.use(
      http.get(`*/api/${processList.path}`, () => replied),
      http.get(`*/api/${goodsDetail.path}`, () => asked()),
    )
    renderPortal(PAGE, signedOut())
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await delay(100)
    expect(screen.queryByText('还款试算')).toBeNull()
    reply()
    expect(await screen.findByText('还款试算')).toBeDefined()
    expect(screen.getByText('共 8 步')).toBeDefined()
  })

  it.each([
    ['asks for the definition once the pointer is at the button', signedIn(), [['1001', 1]]],
    ['asks a visitor’s pointer for nothing', signedOut(), []],
  ])('%s', async (_, session, asked) => {
    renderPortal(PAGE, session)
    const button = await screen.findByRole('button', { name: '立即开通' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await userEvent.hover(button)
    expect(preloadDefinition.mock.calls).toEqual(asked)
  })

  it('begins the opening and opens its screen, with this page as the return route', async () => {
    const { address, router } = renderPortal(PAGE, signedIn())
    const button = await screen.findByRole('button', { name: '立即开通' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await userEvent.click(button)
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/processopen'))
    const query = new URLSearchParams(router.state.location.search)
    expect(Object.fromEntries(query)).toMatchObject({
      processType: '1',
      businessId: '9',
      flowOnlyId: '33',
      goodId: '1001',
    })
    expect(router.state.location.state).toEqual({ returnTo: PAGE })
    expect(address()).not.toBe(PAGE)
  })

  it('opens the login for a signed-out visitor, and continues automatically afterwards', async () => {
    const session = signedOut()
    const { become, router } = renderPortal(PAGE, session)
    await userEvent.click(await screen.findByRole('button', { name: '立即开通' }))
    expect(session.openLogin).toHaveBeenCalledOnce()
    expect(router.state.location.pathname).toBe('/product/productdetails')
    become(signedIn())
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/processopen'))
  })

  it('asks an unverified customer for the real name instead', async () => {
    const session = signedIn({ isVerified: false })
    const { router } = renderPortal(PAGE, session)
    const button = await screen.findByRole('button', { name: '立即开通' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await userEvent.click(button)
    expect(session.openRealName).toHaveBeenCalledOnce()
    expect(router.state.location.pathname).toBe('/product/productdetails')
  })

  it('warns and stays when an application is already under way', async () => {
    server.use(refuse(beginApplication, 901, '当前已经有申请中的产品'))
    const { router } = renderPortal(PAGE, signedIn())
    const button = await screen.findByRole('button', { name: '立即开通' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await userEvent.click(button)
    expect(await screen.findByText('当前已经有申请中的产品')).toBeDefined()
    expect(router.state.location.pathname).toBe('/product/productdetails')
  })

  it('begins once, however often the button is pressed', async () => {
    let begun = 0
    let reply = () => {}
    const pressed = new Promise<void>((resolve) => (reply = resolve))
    server.use(
      http.post(`*/api/${beginApplication.path}`, async () => {
        begun += 1
        await pressed
        return HttpResponse.json({ code: 200, data: { businessId: '9', flowOnlyId: '33' } })
      }),
    )
    const { router } = renderPortal(PAGE, signedIn())
    const button = await screen.findByRole('button', { name: '立即开通' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    await userEvent.dblClick(button)
    reply()
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/processopen'))
    expect(begun).toBe(1)
  })

  it('offers the actions of the product state: opened, credit line to activate, application returned', async () => {
    server.use(replyWith(customerGoodsList, pageOf([openedProduct])))
    const { router } = renderPortal(PAGE, signedIn())
    expect(await screen.findByText('已开通')).toBeDefined()
    expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '补充资料' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/activatethequota'))
    expect(router.state.location.search).toContain('flowOnlyId=77')
  })

  describe('of a process for enterprises', () => {
    const personal = () => signedIn({ user: { ...enterprise, type: 1 } })
    beforeEach(() =>
      server.use(
        replyWith(processList, [
          {
            processKey: 'opening',
            processName: '产品开通',
            type: 1,
            steps: 6,
            accounts: ['enterprise'],
          },
        ]),
      ),
    )

    it('tells a personal account before it begins, and leads to an enterprise', async () => {
      const session = personal()
      const { address } = renderPortal(PAGE, session)
      const notice = within(await screen.findByRole('region', { name: '办理账户' }))
      expect(screen.queryByRole('button', { name: '立即开通' })).toBeNull()
      expect(screen.getByText(/仅限企业账户$/)).toBeDefined()
      await userEvent.click(notice.getByRole('button', { name: '切换到企业账户' }))
      expect(session.openLogin).toHaveBeenCalledExactlyOnceWith({ switchAccount: true })
      await userEvent.click(notice.getByRole('link', { name: '注册企业账户' }))
      await waitFor(() => expect(address()).toBe('/user/register?type=2'))
      expect(await screen.findByRole('heading', { name: '注册账号' })).toBeDefined()
    })

    it('lets a personal account continue a flow that it has begun', async () => {
      const opening = {
        processType: 1,
        processName: '产品开通',
        businessId: '9',
        flowOnlyId: '77',
        status: 4,
        progress: 1,
        updatedAt: '2026-11-20 09:30:00',
      }
      server.use(
        replyWith(
          customerGoodsList,
          pageOf([{ ...openedProduct, status: 0, quota: null, applications: [opening] }]),
        ),
      )
      renderPortal(PAGE, personal())
      expect(await screen.findByRole('button', { name: '补充资料' })).toBeDefined()
      expect(screen.queryByRole('region', { name: '办理账户' })).toBeNull()
    })

    it('is named to a visitor, and needs no word for an enterprise', async () => {
      const { unmount } = renderPortal(PAGE, signedOut())
      expect(await screen.findByText('共 6 步 · 仅限企业账户')).toBeDefined()
      unmount()
      renderPortal(PAGE, signedIn())
      expect(await screen.findByText('共 6 步')).toBeDefined()
      expect(screen.queryByRole('region', { name: '办理账户' })).toBeNull()
    })
  })

  it('names the customer service for a product without an opening process, until it is opened', async () => {
    server.use(
      replyWith(processList, [
        { processKey: 'creditLine', processName: '授信额度申请', type: 2, steps: 5 },
      ]),
    )
    const { unmount } = renderPortal(PAGE, signedIn())
    const way = await screen.findByRole('region', { name: '如何开通' })
    expect(way.textContent).toContain('由客服为您开通')
    const hotline = await within(way).findByRole('link', { name: '400-800-0000' })
    expect(hotline.getAttribute('href')).toBe('tel:400-800-0000')
    expect(screen.queryByRole('button', { name: '申请额度' })).toBeNull()
    unmount()

    const opened = { ...openedProduct, quota: null, applications: [] }
    server.use(replyWith(customerGoodsList, pageOf([opened])))
    renderPortal(PAGE, signedIn())
    expect(await screen.findByRole('button', { name: '申请额度' })).toBeDefined()
    expect(screen.queryByRole('region', { name: '如何开通' })).toBeNull()
  })

  it('is titled by the product', async () => {
    renderPortal(PAGE, signedOut())
    await waitFor(() => expect(document.title).toBe('普惠保理 · 云序供应链金融'))
  })

  it('shows why a product cannot be read, and retries', async () => {
    server.use(refuse(goodsDetail, 400, '产品不存在或已下架'))
    renderPortal(PAGE, signedOut())
    expect(await screen.findByText('产品不存在或已下架')).toBeDefined()
    server.use(replyWith(goodsDetail, receivablesProduct))
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { level: 1, name: '普惠保理' })).toBeDefined()
  })
})
