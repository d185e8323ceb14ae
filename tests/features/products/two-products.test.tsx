import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { processList } from '#schemas/api/process.ts'
import { customerGoodsList, goodsDetail } from '#schemas/api/products.ts'
import { replyWith, replyWithTenant, renderPortal, signedOut } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { pageOf, receivablesProduct } from './sample.ts'

/** The products by id, with the count of steps of their opening. */
const PRODUCTS: Record<string, { goodsName: string; steps: number }> = {
  1001: { goodsName: '普惠保理', steps: 8 },
  1002: { goodsName: '订单融资', steps: 5 },
}

const ok = (data: unknown) => HttpResponse.json({ code: 200, success: true, data, msg: '' })

const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
  server.use(
    replyWith(customerGoodsList, pageOf([])),
    http.get(`*/api/${goodsDetail.path}`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id') ?? ''
      asked.push(id)
      return ok({ ...receivablesProduct, id, goodsName: PRODUCTS[id]?.goodsName })
    }),
    http.get(`*/api/${processList.path}`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('goodsId') ?? ''
      const steps = PRODUCTS[id]?.steps
      return ok([{ processKey: 'opening', processName: '产品开通', type: 1, steps }])
    }),
  )
})

describe('the page of a product', () => {
  it('shows each product with its own process', async () => {
    const { router } = renderPortal('/product/productdetails?goodId=1001', signedOut())
    expect(await screen.findByRole('heading', { level: 1, name: '普惠保理' })).toBeDefined()
    expect(await screen.findByText('共 8 步')).toBeDefined()
    await act(() => router.navigate('/product/productdetails?goodId=1002'))
    expect(await screen.findByRole('heading', { level: 1, name: '订单融资' })).toBeDefined()
    expect(await screen.findByText('共 5 步')).toBeDefined()
  })

  it('asks for no product where the address names none', async () => {
    renderPortal('/product/productdetails', signedOut())
    expect(await screen.findByText('没有找到这个产品')).toBeDefined()
    expect(asked).toEqual([])
  })
})
