import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { processInfo, processSave } from '#schemas/api/process.ts'
import { customerGoodsList, goodsDetail } from '#schemas/api/products.ts'
import { recordList, recordsWaiting } from '#schemas/api/records.ts'
import { FIXED_PAGE_WORDS } from '#schemas/process/fixed-page-words.ts'
import { SHOWN_PAGES, type ShownPageKey } from '#schemas/process/fixed-pages.ts'
import { refuse, replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { entry, fixedPage, processOf } from '#tests/engine/process/definitions.ts'
import { server } from '#tests/setup/server.ts'
import { openedProduct, pageOf, receivablesProduct } from '../products/sample.ts'

const SCREEN = '/product/processopen?processType=1&businessId=7&goodId=1001'
const KEYS = Object.keys(SHOWN_PAGES) as ShownPageKey[]

const status = { name: 'open', code: 0, label: '待审批', tone: 'info', sentence: '' }
const listed = {
  columns: [{ name: 'subject', label: '产品', unit: '', isSortable: false }],
  day: '',
  records: [{ id: '1', status, values: { subject: '普惠保理' } }],
  current: 1,
  size: 20,
  pages: 1,
  total: 1,
  totals: {},
  notSummed: [],
  statuses: [],
}
const asked = { kind: 'materialRequest', id: '5', subject: '普惠保理', status, action: '上传资料' }

/** The newest save. */
let saved: unknown

/** Opens a flow whose first step is a page, and whose second is a form. */
const open = (keyName: string) => {
  const process = processOf(fixedPage(1, { id: 'page', keyName }), entry(2))
  server.use(replyWith(processInfo, { ...process, actExForms: [...process.actExForms] }))
  return renderPortal(SCREEN, signedIn())
}

const next = () => screen.findByRole('button', { name: /^下一步/ })

beforeEach(() => {
  replyWithTenant()
  server.use(
    http.post(`*/api/${processSave.path}`, async ({ request }) => {
      saved = await request.json()
      return HttpResponse.json({ code: 200, success: true, data: { id: '33' }, msg: '' })
    }),
    replyWith(goodsDetail, receivablesProduct),
    replyWith(customerGoodsList, pageOf([openedProduct])),
    replyWith(recordList, listed),
    replyWith(recordsWaiting, []),
  )
})

describe('a page of the portal in a step', () => {
  it.each(KEYS)('is confirmed by the customer, who then goes on: %s', async (key) => {
    open(SHOWN_PAGES[key])
    const box = await screen.findByRole('checkbox')
    expect(screen.queryByText(/不存在的固定页/)).toBeNull()
    await userEvent.click(await next())
    expect(await screen.findByRole('alert')).toBeTruthy()
    await userEvent.click(box)
    await userEvent.click(await next())
    expect(await screen.findByRole('heading', { name: /第2步/ })).toBeTruthy()
    const given = Object.fromEntries(
      Object.keys(FIXED_PAGE_WORDS[key].gives).map((name) => [name, true]),
    )
    expect(JSON.stringify(saved)).toContain(JSON.stringify(given).slice(1, -1))
  })

  it('passes what follows @R as basicsCurrent', async () => {
    const { router } = open('FinancingDetails@R2')
    await screen.findByRole('checkbox')
    expect(router.state.location.search).toContain('basicsCurrent=2')
  })

  it.each([
    ['productdetails', '4.35–6.80%'],
    ['financingdetails', '待审批'],
    ['completionpage', '2027-11-20'],
  ])('shows what it reads: %s', async (keyName, shown) => {
    open(keyName)
    expect(await screen.findByText(shown)).toBeTruthy()
  })

  it('says that there are no records, and can be confirmed all the same', async () => {
    server.use(replyWith(recordList, { ...listed, records: [], total: 0 }))
    open('financingdetails')
    expect(await screen.findByText('您还没有融资申请。')).toBeTruthy()
    expect(screen.getByRole('checkbox')).toBeTruthy()
  })

  it('waits until the materials that were asked for are handed in', async () => {
    server.use(replyWith(recordsWaiting, [asked, { ...asked, kind: 'tradeBackground', id: '6' }]))
    open('additionpage')
    const link = await screen.findByRole('link', { name: '上传资料' })
    expect(link.getAttribute('href')).toBe('/product/additionpage?id=5')
    expect(await next()).toHaveProperty('disabled', true)
    server.use(replyWith(recordsWaiting, []))
    await userEvent.click(screen.getByRole('button', { name: '重新获取' }))
    await userEvent.click(await screen.findByRole('checkbox'))
    expect(await next()).toHaveProperty('disabled', false)
  })

  it('can be fetched again if that has failed', async () => {
    server.use(refuse(goodsDetail, 500, '系统忙'))
    open('productdetails')
    await screen.findByText('系统忙')
    server.use(replyWith(goodsDetail, receivablesProduct))
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('4.35–6.80%')).toBeTruthy()
  })
})
