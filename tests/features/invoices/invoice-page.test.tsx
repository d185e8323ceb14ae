import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WireDataOf } from '#schemas/api/contract.ts'
import { invoiceRegister } from '#schemas/api/invoices.ts'
import { recordDetail, recordList } from '#schemas/api/records.ts'
import { invoiceLifecycle } from '#schemas/lifecycles/invoice.ts'
import { refuse, renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

type List = WireDataOf<typeof recordList>

const { statuses } = invoiceLifecycle

const statusOf = (name: keyof typeof statuses) => ({ name, ...statuses[name] })

const list = (rest: Partial<List> = {}): List => ({
  columns: [
    { name: 'number', label: '发票号码', unit: '', isSortable: false },
    { name: 'issuedOn', label: '开票日期', unit: 'date', isSortable: true },
    { name: 'amount', label: '价税合计', unit: 'money', isSortable: true },
  ],
  day: '开票日期',
  records: [
    {
      id: '7',
      status: statusOf('available'),
      values: { number: '26322000000638291753', issuedOn: '2026-11-02', amount: '246792.00' },
    },
    {
      id: '8',
      status: statusOf('reserved'),
      values: { number: '26322000000621508496', issuedOn: '2026-10-02', amount: '161307.50' },
    },
  ],
  current: 1,
  size: 20,
  pages: 2,
  total: 22,
  totals: { amount: '3062346.67' },
  statuses: [
    { name: 'available', label: '可用', tone: 'success', count: 20 },
    { name: 'reserved', label: '占用中', tone: 'waiting', count: 2 },
    { name: 'voided', label: '已作废', tone: 'neutral', count: 0 },
  ],
  ...rest,
})

const NONE = { records: [], total: 0, pages: 0, totals: { amount: '0.00' } }

/** Replies to the list and keeps the queries that were sent. */
const listens = (reply: (query: URLSearchParams) => Partial<List> = () => ({})) => {
  const sent: URLSearchParams[] = []
  server.use(
    http.get(`*/api/${recordList.path}`, ({ request }) => {
      const query = new URL(request.url).searchParams
      sent.push(query)
      return HttpResponse.json({ code: 200, success: true, data: list(reply(query)), msg: '' })
    }),
  )
  return sent
}

describe('the list of invoices', () => {
  beforeEach(() => replyWithTenant())

  it('shows the page with links, statuses and the totals over all that is filtered', async () => {
    listens()
    renderPortal('/invoice/detail', signedIn())
    const table = await screen.findByRole('table')
    const link = within(table).getByRole('link', { name: '26322000000638291753' })
    expect(link.getAttribute('href')).toBe('/invoice/detail?id=7')
    expect(within(table).getByText('占用中')).toBeDefined()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '共 22 条价税合计3,062,346.67 元',
    )
    expect(screen.getByRole('button', { name: '可用 20' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /已作废/ })).toBeNull()
    expect(screen.getByText('第 1 页，共 2 页')).toBeDefined()
    // On a phone each value has the label of its column.
    expect(table.querySelector('td[data-label="价税合计"]')?.textContent).toBe('246,792.00 元')
  })

  it('keeps filters, order and page in the address, and the way back restores them', async () => {
    const user = userEvent.setup()
    const sent = listens()
    const { router, address } = renderPortal('/invoice/detail?page=2', signedIn())
    await user.click(await screen.findByRole('button', { name: '占用中 2' }))
    expect(address()).toBe('/invoice/detail?status=reserved')
    await user.type(screen.getByRole('searchbox', { name: '搜索' }), ' 云序 {Enter}')
    await waitFor(() => expect(address()).toContain('q=%E4%BA%91%E5%BA%8F'))
    const amount = () => screen.getByRole('columnheader', { name: '价税合计' })
    await user.click(within(amount()).getByRole('button'))
    await waitFor(() => expect(amount().getAttribute('aria-sort')).toBe('descending'))
    expect(address()).toContain('sort=-amount')
    await waitFor(() =>
      expect(Object.fromEntries(sent.at(-1) ?? [])).toMatchObject({
        kind: 'invoice',
        status: 'reserved',
        keyword: '云序',
        descs: 'amount',
        current: '1',
      }),
    )
    await user.click(within(amount()).getByRole('button'))
    await user.click(within(amount()).getByRole('button'))
    await waitFor(() => expect(address()).not.toContain('sort'))
    await router.navigate(-4)
    await waitFor(() => expect(address()).toBe('/invoice/detail?status=reserved'))
    await router.navigate(-1)
    await waitFor(() => expect(address()).toBe('/invoice/detail?page=2'))
    await waitFor(() => expect(sent.at(-1)?.get('current')).toBe('2'))
  })

  it('leads on from a filter that matches nothing, and from a list without records', async () => {
    const user = userEvent.setup()
    listens((query) => (query.get('keyword') ? NONE : {}))
    const { address } = renderPortal('/invoice/detail?q=none', signedIn())
    await user.click(await screen.findByRole('button', { name: '清除筛选条件' }))
    expect(await screen.findByRole('table')).toBeDefined()
    expect(address()).toBe('/invoice/detail')
  })

  it('says how to begin where there is no invoice', async () => {
    listens(() => NONE)
    renderPortal('/invoice/detail', signedIn())
    expect(await screen.findByText('还没有发票')).toBeDefined()
    expect(screen.getAllByRole('link', { name: '登记发票' })).toHaveLength(2)
  })

  it('reads the list again after a failure', async () => {
    const user = userEvent.setup()
    server.use(refuse(recordList, 500, '服务繁忙'))
    renderPortal('/invoice/detail', signedIn())
    const retry = await screen.findByRole('button', { name: '重试' })
    listens()
    await user.click(retry)
    expect(await screen.findByRole('table')).toBeDefined()
  })

  it('exports everything that is filtered, page by page', async () => {
    const user = userEvent.setup()
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const sent = listens((query) => ({
      pages: 2,
      records: [
        {
          id: query.get('current') ?? '',
          status: statusOf('available'),
          values: { number: query.get('current') ?? '', amount: '1.00' },
        },
      ],
    }))
    renderPortal('/invoice/detail?status=available', signedIn())
    await user.click(await screen.findByRole('button', { name: '导出' }))
    const dialog = await screen.findByRole('dialog', { name: '导出我的发票' })
    await user.click(within(dialog).getByRole('radio', { name: 'CSV（.csv）' }))
    await user.click(within(dialog).getByRole('button', { name: '导出' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '导出我的发票' })).toBeNull())
    expect(
      sent
        .filter((query) => query.get('size') === '1000')
        .map((query) => [query.get('current'), query.get('status')]),
    ).toEqual([
      ['1', 'available'],
      ['2', 'available'],
    ])
    expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      '我的发票.csv',
    ])
    saved.mockRestore()
  })
})

describe('the page of an invoice', () => {
  beforeEach(() => replyWithTenant())

  it('shows its facts, and where it is used', async () => {
    server.use(
      replyWith(recordDetail, {
        kind: 'invoice',
        id: '7',
        subject: '发票（尾号 1753）',
        status: statusOf('reserved'),
        timeline: [],
        actions: [],
        figures: { amount: '246792.00', net: '218400.00', tax: '28392.00' },
        facts: [{ label: '购买方', value: '云序重工集团股份有限公司', unit: '' }],
        related: [{ kind: 'application', id: '1', subject: '融资编号 RZ1' }],
      }),
    )
    renderPortal('/invoice/detail?id=7', signedIn())
    expect(await screen.findByText('占用中')).toBeDefined()
    expect(screen.getByText('融资编号 RZ1')).toBeDefined()
    expect(screen.queryByText('变动明细')).toBeNull()
    expect(screen.getByRole('link', { name: /我的发票/ })).toBeDefined()
  })
})

const numbers = () =>
  screen.queryAllByLabelText<HTMLInputElement>(/行 发票号码$/).map(({ value }) => value)

describe('the registration of invoices', () => {
  beforeEach(() => replyWithTenant())

  it('registers the rows of a file, and keeps those that were refused, also after a reload', async () => {
    const user = userEvent.setup()
    const sent: unknown[] = []
    const [good, twice] = ['26322000000700000404', '26322000000700000405']
    const none = { id: '', status: '', refused: '', pointer: '', warnings: [] }
    server.use(
      http.post(`*/api/${invoiceRegister.path}`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({
          code: 200,
          success: true,
          data: [
            { ...none, id: '7', number: good, status: 'available', warnings: ['请确认'] },
            { ...none, number: twice, refused: '这张发票已登记，请勿重复登记', pointer: '/number' },
          ],
          msg: '',
        })
      }),
    )
    const { unmount } = renderPortal('/invoice/detail?register=1', signedIn())
    await user.click(await screen.findByRole('tab', { name: '批量登记' }))
    const buyer = '云序重工,91310000ma1w6n5r27'
    const csv = `发票号码,税额,备注,不含税金额,开票日期,购买方名称,购买方信用代码\n${good},130,无,"1,000.00",2026/10/5,${buyer}\n${twice},0,,1,2026-10-05,${buyer}\n`
    await user.upload(await screen.findByLabelText('文件：发票'), new File([csv], '发票.csv'))
    // The reader of files is loaded when it is needed.
    const filled = /已填入 2 行.*没有用到的列：备注。/
    await screen.findByText(filled, undefined, { timeout: 30_000 })
    await user.click(screen.getByRole('button', { name: '登记并核验' }))
    const results = await screen.findByRole('list', { name: '登记结果' })
    expect(await within(results).findByText(/这张发票已登记，请勿重复登记/)).toBeDefined()
    expect(within(results).getByText('请确认')).toBeDefined()
    expect(within(results).getByText('可用')).toBeDefined()
    expect(sent).toMatchObject([
      {
        invoices: [
          { number: good, issuedOn: '2026-10-05', net: '1000.00', tax: '130' },
          { number: twice },
        ],
      },
    ])
    await waitFor(() => expect(numbers()).toEqual([twice]))
    unmount()
    renderPortal('/invoice/detail?register=1', signedIn())
    await user.click(await screen.findByRole('tab', { name: '批量登记' }))
    await waitFor(() => expect(numbers()).toEqual([twice]))
  })

  it('says why an invoice is refused, and keeps what was typed', async () => {
    const user = userEvent.setup()
    server.use(
      replyWith(invoiceRegister, [
        {
          id: '',
          number: '1',
          status: '',
          refused: '这张发票已登记，请勿重复登记',
          pointer: '/number',
          warnings: [],
        },
      ]),
    )
    renderPortal('/invoice/detail?register=1', signedIn())
    const number = await screen.findByLabelText('发票号码')
    await user.type(number, '2632 2000 0007 0000 0404')
    for (const [label, text] of [
      ['不含税金额', '1000'],
      ['税额', '130'],
      ['购买方名称', '云序重工'],
      ['购买方信用代码', '91310000ma1w6n5r27'],
    ] as const)
      await user.type(screen.getByLabelText(label), text)
    await user.type(screen.getByLabelText('开票日期'), '2026-11-02')
    await user.click(screen.getByRole('button', { name: '登记并核验' }))
    expect(await screen.findByText('这张发票已登记，请勿重复登记')).toBeDefined()
    expect((number as HTMLInputElement).value).toBe('26322000000700000404')
  })
})
