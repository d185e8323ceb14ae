import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { discountBill, type BillInput } from '#engine/finance/bill-discount.ts'
import { billDiscountApply, billDiscountPrice, billDiscountQuote } from '#schemas/api/bills.ts'
import { processList } from '#schemas/api/process.ts'
import { customerGoodsList, goodsList } from '#schemas/api/products.ts'
import { recordDetail, recordList } from '#schemas/api/records.ts'
import { replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'
import { openedProduct, pageOf, receivablesProduct } from './sample.ts'

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
    const rate = await screen.findByRole('textbox', { name: /^贴现年化利率/ })
    await waitFor(() => expect(asked).toHaveLength(1))
    await userEvent.clear(rate)
    await userEvent.type(rate, '4.79')
    const issue = await screen.findByText('贴现年化利率为 4.80–6.80%')
    expect(rate.getAttribute('aria-describedby')).toBe(issue.id)
    expect(asked).toHaveLength(1)
  })

  it('applies with a bill at the rate of the active line, and opens the record', async () => {
    const price = { settledOn: '2027-03-22', days: 122, interest: '4422.50', proceeds: '295577.50' }
    const applied = vi.fn()
    server.use(
      replyWith(
        customerGoodsList,
        pageOf([
          { ...openedProduct, goodsId: '1004', quota: { ...openedProduct.quota, status: 1 } },
        ]),
      ),
      replyWith(recordList, { ...pageOf([]), statuses: [], columns: [], totals: {} }),
      http.get(`*/api/${recordDetail.path}`, () => HttpResponse.json({ code: 400, msg: '无' })),
      replyWith(billDiscountQuote, {
        ...price,
        yearlyCost: '4.48',
        annualRate: '4.35',
        discountDate: '2026-11-20',
      }),
      http.post(`*/api/${billDiscountApply.path}`, async ({ request }) => {
        applied(await request.json())
        return HttpResponse.json({ code: 200, data: { id: '1' } })
      }),
    )
    const { router } = renderPortal('/product/billdiscountingdetail', signedIn())
    const user = userEvent.setup()
    const fill = async (name: RegExp, text: string) =>
      user.type(await screen.findByLabelText(name), text)
    await fill(/^票据号码/, `5 ${'1'.repeat(29)}`)
    await fill(/^承兑人/, '91310000ma1w6n5r27')
    await fill(/^票面金额/, '300,000')
    await user.type(screen.getByRole('textbox', { name: '票据到期日' }), '2027-03-20')
    expect(await screen.findByText('300,000 × 4.35% × 122/360 = 4,422.50 元')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '提交申请' }))
    await waitFor(() => expect(router.state.location.search).toBe('?id=1'))
    expect(applied).toHaveBeenCalledWith({
      goodsId: '1004',
      billNo: `5${'1'.repeat(29)}`,
      acceptorCode: '91310000MA1W6N5R27',
      amount: '300000',
      maturityDate: '2027-03-20',
    })
  })
})
