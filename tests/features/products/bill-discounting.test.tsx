import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { discountBill, type BillInput } from '#engine/finance/bill-discount.ts'
import { billDiscountPrice } from '#schemas/api/bills.ts'
import { processList } from '#schemas/api/process.ts'
import { customerGoodsList, goodsList } from '#schemas/api/products.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { pageOf, receivablesProduct } from './sample.ts'

const PRODUCT = {
  ...receivablesProduct,
  id: '1004',
  goodsName: '商票快贴',
  annualRateMin: '4.80',
  loanRules: { method: 'bullet', dayCount: 'actual/360', basis: 'bill' },
}

let asked: BillInput[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('scrollTo', vi.fn())
  replyWithTenant()
  server.use(
    replyWith(goodsList, pageOf([PRODUCT])),
    replyWith(processList, []),
    replyWith(customerGoodsList, pageOf([])),
    http.post(`*/api/${billDiscountPrice.path}`, async ({ request }) => {
      const bill = (await request.json()) as BillInput
      asked.push(bill)
      return HttpResponse.json({ code: 200, data: discountBill(bill).price })
    }),
  )
})

describe('the discount of bills', () => {
  it('prices a bill of 120 days at the lowest rate, and says how each figure is made', async () => {
    renderPortal('/product/billdiscountingdetail', signedIn())
    expect(await screen.findByRole('heading', { level: 1, name: '票据贴现' })).toBeDefined()
    await waitFor(() => expect(asked).toMatchObject([{ amount: '300000', annualRate: '4.80' }]))
    const price = discountBill(asked[0] as BillInput).price
    expect(
      await screen.findByText(new RegExp(`^300,000 × 4.80% × ${price?.days}/360 = `)),
    ).toBeDefined()
    expect(screen.getByText('本企业持有的商业汇票')).toBeDefined()
  })

  it('names the issue of a value at its field and asks nobody', async () => {
    renderPortal('/product/billdiscountingdetail', signedIn())
    const rate = await screen.findByRole('textbox', { name: /^贴现年利率/ })
    await waitFor(() => expect(asked).toHaveLength(1))
    await userEvent.clear(rate)
    await userEvent.type(rate, '4.79')
    const issue = await screen.findByText('贴现年利率为 4.80–6.80%')
    expect(rate.getAttribute('aria-describedby')).toBe(issue.id)
    expect(asked).toHaveLength(1)
  })
})
