import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goodsList } from '#schemas/api/products.ts'
import { replyWithTenant, renderPortal, signedOut } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { pageOf, receivablesProduct } from './sample.ts'

/** Makes the server reply with two pages of products, and with none of type 2. */
const replyWithGoods = () =>
  server.use(
    http.get(`*/api/${goodsList.path}`, ({ request }) => {
      const query = new URL(request.url).searchParams
      const name = query.get('current') === '2' ? '第二页产品' : '普惠保理'
      const records = query.get('type') === '2' ? [] : [{ ...receivablesProduct, goodsName: name }]
      return HttpResponse.json({ code: 200, data: pageOf(records, records.length * 2) })
    }),
  )

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant([1, 2, 3, 4, 5])
  replyWithGoods()
})

describe('the product list', () => {
  it('shows a product with its rate, amounts and term, and links to its page', async () => {
    renderPortal('/product/productgrouplist', signedOut())
    const link = await screen.findByRole('link', { name: /查看详情.*普惠保理/ })
    expect(link.getAttribute('href')).toBe('/product/productdetails?goodId=1001')
    for (const text of ['4.35–6.80%', '10–500 万元', '30–360 天', '华川商业银行'])
      expect(screen.getByText(text)).toBeDefined()
  })

  it('offers the types that the tenant has, and no other', async () => {
    replyWithTenant([1, 4])
    renderPortal('/product/productgrouplist', signedOut())
    const filter = within(await screen.findByRole('navigation', { name: '按产品类型筛选' }))
    await filter.findByRole('link', { name: '应收账款融资' })
    expect(filter.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '全部',
      '应收账款融资',
      '动产质押融资',
    ])
  })

  it('filters by type, and shows the empty state of a type without products', async () => {
    const { address } = renderPortal('/product/productgrouplist', signedOut())
    const filter = within(await screen.findByRole('navigation', { name: '按产品类型筛选' }))
    await userEvent.click(await filter.findByRole('link', { name: '代采融资' }))
    expect(await screen.findByText('暂无产品')).toBeDefined()
    expect(address()).toBe('/product/productgrouplist?type=2')
    // The order of the specification, which has cloud bills last.
    expect(filter.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '全部',
      '应收账款融资',
      '代采融资',
      '动产质押融资',
      '基金产品',
      '云信融资',
    ])
    const chosen = filter.getByRole('link', { name: '代采融资' })
    expect(chosen.getAttribute('aria-current')).toBe('true')
  })

  it('goes from page to page', async () => {
    const { address } = renderPortal('/product/productgrouplist', signedOut())
    await userEvent.click(await screen.findByRole('link', { name: '下一页' }))
    expect(await screen.findByText('第二页产品')).toBeDefined()
    expect(address()).toBe('/product/productgrouplist?page=2')
    expect(screen.queryByRole('link', { name: '下一页' })).toBeNull()
  })
})
