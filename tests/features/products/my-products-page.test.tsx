import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { customerGoodsList } from '#schemas/api/products.ts'
import { roleButtons } from '#schemas/api/roles.ts'
import { preloadProcess } from '#src/process/preload-process.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { openedProduct, pageOf } from './sample.ts'

vi.mock('#src/process/preload-process.ts', () => ({ preloadProcess: vi.fn() }))

beforeEach(() => {
  vi.mocked(preloadProcess).mockClear()
  replyWithTenant()
  server.use(replyWith(roleButtons, { my_product_button: '1' }))
})

const application = {
  processType: 1,
  processName: '产品开通',
  businessId: '9',
  flowOnlyId: '33',
  progress: 1,
  updatedAt: '2026-11-20 09:30:00',
}

describe('my products', () => {
  it('links a customer without products to the product list', async () => {
    server.use(replyWith(customerGoodsList, pageOf([])))
    renderPortal('/user/product', signedIn())
    const link = await screen.findByRole('link', { name: '去选择产品' })
    expect(link.getAttribute('href')).toBe('/product/productgrouplist')
  })

  it('shows a product with its credit line', async () => {
    server.use(replyWith(customerGoodsList, pageOf([openedProduct])))
    renderPortal('/user/product', signedIn())
    expect(await screen.findByRole('link', { name: '普惠保理' })).toBeDefined()
    for (const text of ['已开通', '待激活', '4.35%', '2027-11-20'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText('授信额度').parentElement?.textContent).toContain('3,000,000.00 元')
  })

  it.each([
    [-1, '填写中', '继续办理'],
    [0, '重新填写中', '继续办理'],
    [1, '审批中', '查看进度'],
    [2, '未通过', '查看原因'],
    [3, '已通过', '查看结果'],
    [4, '待补充', '补充资料'],
  ])(
    'shows an application of status %i as %s with the action %s',
    async (status, label, action) => {
      const applications = [{ ...application, status }]
      server.use(
        replyWith(
          customerGoodsList,
          pageOf([{ ...openedProduct, status: 0, quota: null, applications }]),
        ),
      )
      renderPortal('/user/product', signedIn())
      const list = within(await screen.findByRole('list', { name: '普惠保理的申请' }))
      expect(list.getByText(label)).toBeDefined()
      expect(list.getByText('更新于 2026-11-20 09:30')).toBeDefined()
      expect(list.getByRole('link', { name: action }).getAttribute('href')).toBe(
        '/product/processopen?processType=1&goodId=1001&businessId=9&flowOnlyId=33',
      )
    },
  )

  it.each([
    ['hovered', (link: HTMLElement) => userEvent.hover(link)],
    ['focused', async (link: HTMLElement) => act(() => link.focus())],
  ])('fetches the screens of an application whose link is %s', async (_, warm) => {
    const underWay = { ...application, status: -1 }
    server.use(
      replyWith(customerGoodsList, pageOf([{ ...openedProduct, applications: [underWay] }])),
    )
    renderPortal('/user/product', signedIn())
    const link = await screen.findByRole('link', { name: '继续办理' })
    expect(preloadProcess).not.toHaveBeenCalled()
    await warm(link)
    expect(preloadProcess).toHaveBeenCalled()
  })
})
