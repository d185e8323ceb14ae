import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { goodsList } from '#schemas/api/products.ts'
import { replyWithTenant, renderPortal, signedOut } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
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
        const data = { records: [], current: 1, size: 12, pages: 0, total: 0 }
        return HttpResponse.json({ code: 200, success: true, data, msg: '' })
      }),
    )
    renderPortal(path, signedOut())
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    await vi.waitFor(() => expect(asked).toEqual([type]))
  })
})
