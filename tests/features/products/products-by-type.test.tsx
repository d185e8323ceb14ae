import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goodsList } from '#schemas/api/products.ts'
import { replyWithTenant, renderPortal, signedOut } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const NO_PRODUCTS = { records: [], current: 1, size: 12, pages: 0, total: 0 }

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
})

describe('the page of products on orders', () => {
  it('lists those that are financed on orders', async () => {
    const asked: (string | null)[] = []
    server.use(
      http.get(`*/api/${goodsList.path}`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('basis'))
        return HttpResponse.json({ code: 200, success: true, data: NO_PRODUCTS, msg: '' })
      }),
    )
    renderPortal('/product/orderFinancing', signedOut())
    expect(await screen.findByRole('heading', { level: 1, name: '订单融资' })).toBeDefined()
    await vi.waitFor(() => expect(asked).toEqual(['order']))
    expect(screen.getByRole('link', { name: '我的订单' }).getAttribute('href')).toBe(
      '/product/orderFinancing?orders=1',
    )
  })

  it('asks a visitor to sign in for the own orders', async () => {
    renderPortal('/product/orderFinancing?orders=1', signedOut())
    const wait = { timeout: 10_000 }
    expect(await screen.findByRole('heading', { name: '请先登录' }, wait)).toBeDefined()
  })
})

describe('the pages of one product type', () => {
  it.each([
    ['/product/accountsreceivablelist', '应收账款融资', '1'],
    ['/product/generationofminingfinancing', '代采融资', '2'],
    ['/product/productmodernminded', '动产质押', '4'],
    ['/product/suturemax', '基金产品', '5'],
  ])('%s lists those of %s', async (path, title, type) => {
    const asked: (string | null)[] = []
    server.use(
      http.get(`*/api/${goodsList.path}`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('type'))
        return HttpResponse.json({ code: 200, success: true, data: NO_PRODUCTS, msg: '' })
      }),
    )
    renderPortal(path, signedOut())
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    await vi.waitFor(() => expect(asked).toEqual([type]))
  })
})
