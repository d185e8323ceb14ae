import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WireDataOf } from '#schemas/api/contract.ts'
import { pledgeAddGoods, pledgePosition } from '#schemas/api/pledges.ts'
import { recordChoices, recordDetail } from '#schemas/api/records.ts'
import { pledgeLifecycle } from '#schemas/lifecycles/pledge.ts'
import { warehouseReceiptLifecycle } from '#schemas/lifecycles/warehouse-receipt.ts'
import { renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

type Position = WireDataOf<typeof pledgePosition>
type Status = keyof typeof pledgeLifecycle.statuses

const receipt = (id: string, weight: string) => ({
  id,
  receiptNo: `CD${id}`,
  commodityId: 'hot-rolled-coil',
  warehouse: '江阴港监管仓',
  weight,
  unit: '3780.00',
  value: '1890000.00',
})

/** The appraised receipts that a field chooses among. */
const choices = (...ids: string[]): WireDataOf<typeof recordChoices> => ({
  records: ids.map((id) => ({
    id,
    title: `仓单 CD${id}`,
    amount: '1890000.00',
    facts: [],
    status: { name: 'appraised', ...warehouseReceiptLifecycle.statuses.appraised },
    blocked: '',
  })),
  total: ids.length,
  pages: 1,
})

/** The pledge of the finance facts (3.3): 1,400,000.00 元 on 500 t, after a fall by 10%. */
const position = (name: Status, rest: Partial<Position> = {}): Position => ({
  id: '7',
  pledgeNo: 'ZY1',
  status: { name, ...pledgeLifecycle.statuses[name] },
  commodity: '热轧卷板 Q235B',
  commodityId: 'hot-rolled-coil',
  loanId: '9',
  loan: '1400000.00',
  weight: '500.000',
  value: '1890000.00',
  limit: '1323000.00',
  ratio: '74.07',
  advanceRate: '70',
  market: { date: '2026-11-20', price: '3780.00' },
  triggers: [
    { rate: '75', price: '3733.33' },
    { rate: '80', price: '3500.00' },
    { rate: '85', price: '3294.12' },
  ],
  cure: { cash: '77000.00', value: '110000.00', weight: '29.101' },
  cureBy: '2026-11-23',
  releasable: '0.000',
  canAdd: true,
  canRedeem: false,
  receipts: [receipt('1', '500.000')],
  prices: [
    { date: '2026-11-01', price: '4200.00' },
    { date: '2026-11-20', price: '3780.00' },
  ],
  ...rest,
})

const shows = (shown: Position, actions: WireDataOf<typeof recordDetail>['actions'] = []) =>
  server.use(
    replyWith(pledgePosition, shown),
    replyWith(recordDetail, {
      kind: 'pledge',
      id: '7',
      subject: '热轧卷板质押 ZY1',
      role: 'owner',
      status: shown.status,
      timeline: [],
      actions,
      figures: { loan: '1400000.00' },
    }),
  )

beforeEach(() => replyWithTenant())

describe('a pledge with a margin call', () => {
  it('shows its three trigger prices, and the two ways that cure it', async () => {
    shows(position('called'))
    server.use(replyWith(recordChoices, choices()))
    renderPortal('/Generat/GeneratPledgeDetail?id=7', signedIn())
    const prices = await screen.findByRole('table')
    const rows = within(prices).getAllByRole('row').slice(2)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '预警价（75%）3,733.33 元跌 1.23%',
      '补足价（80%）3,500.00 元跌 7.41%',
      '处置价（85%）3,294.12 元跌 12.85%',
    ])
    expect(screen.getByText('77,000.00')).toBeDefined()
    expect(screen.getByText('29.101 吨')).toBeDefined()
    expect(screen.getByRole('link', { name: '去还款' }).getAttribute('href')).toContain('id=9')
    expect(await screen.findByText(/请先在/)).toBeDefined()
  })

  it('is cured with goods that the customer chooses; what the server refuses is said at the choice', async () => {
    shows(position('called'))
    server.use(replyWith(recordChoices, choices('2', '3')))
    const sent: unknown[] = []
    server.use(
      http.post(`*/api/${pledgeAddGoods.path}`, async ({ request }) => {
        sent.push(await request.json())
        const message = '一笔质押的货物须为同一种，请分别申请'
        return HttpResponse.json(
          sent.length === 1
            ? { code: 400, msg: message, fields: [{ formId: '', pointer: '/receiptIds', message }] }
            : { code: 200, success: true, data: {}, msg: '' },
        )
      }),
    )
    const user = userEvent.setup()
    renderPortal('/Generat/GeneratPledgeDetail?id=7', signedIn())
    const add = await screen.findByRole('button', { name: '补充质物' })
    await user.click(add)
    expect(await screen.findByText('请选择补充的仓单')).toBeDefined()
    expect(sent).toEqual([])
    await user.click(await screen.findByRole('checkbox', { name: /CD3/ }))
    await user.click(add)
    expect((await screen.findAllByText(/须为同一种/)).length).toBeGreaterThan(0)
    await user.click(screen.getByRole('checkbox', { name: /CD3/ }))
    await user.click(screen.getByRole('checkbox', { name: /CD2/ }))
    await user.click(add)
    await waitFor(() =>
      expect(sent).toEqual(['3', '2'].map((id) => ({ id: '7', receiptIds: [id] }))),
    )
  })
})

describe('a pledge that is approved', () => {
  it('leads to the process in which its goods, its loan and its prices are confirmed', async () => {
    const confirm = { name: 'confirm', label: '确认质押', confirm: '', input: {}, blocked: '' }
    shows(position('approved', { canAdd: false, cureBy: '' }), [confirm])
    renderPortal('/Generat/GeneratPledgeDetail?id=7', signedIn())
    const link = await screen.findByRole('link', { name: '核对条件并确认质押' })
    expect(link.getAttribute('href')).toBe('/product/confirmpledgemovables?id=7')
    expect(screen.queryByRole('button', { name: '确认质押' })).toBeNull()
  })
})
