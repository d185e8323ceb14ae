import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WireDataOf } from '#schemas/api/contract.ts'
import { loanDetail, loanList, loanQuote } from '#schemas/api/loans.ts'
import { paymentBegin, paymentDetail } from '#schemas/api/payments.ts'
import { recordDetail, recordList, recordMovements } from '#schemas/api/records.ts'
import { roleButtons } from '#schemas/api/roles.ts'
import { loanLifecycle } from '#schemas/lifecycles/loan.ts'
import { paymentLifecycle } from '#schemas/lifecycles/payment.ts'
import { renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

type Loan = WireDataOf<typeof loanDetail>

const none = { penalty: '0.00', fee: '0.00', interest: '0.00', principal: '0.00', total: '0.00' }
const part = (should: string) => ({ should, paid: '0.00', open: should })
const statusOf = (name: keyof typeof loanLifecycle.statuses) => ({
  name,
  ...loanLifecycle.statuses[name],
})

const row = (number: number, dueDate: string, status: string) => ({
  number,
  dueDate,
  days: 30,
  status,
  principal: part('50000.00'),
  interest: part('362.50'),
  fee: part('0.00'),
  penalty: part('0.00'),
  due: '50362.50',
  open: '50362.50',
  balance: '50000.00',
  why: [
    {
      from: '2026-11-20',
      to: '2026-12-20',
      balance: '100000.00',
      days: 30,
      rate: '4.35',
      factor: '0.003625',
    },
  ],
})

const loan: Loan = {
  id: '5',
  iouNo: 'JJ20261120000001',
  goodsName: '普惠保理',
  financingId: '4',
  status: statusOf('current'),
  amount: '100000.00',
  annualRate: '4.35',
  method: 'equalPrincipal',
  dayCount: 'actual/360',
  startDate: '2026-11-20',
  date: '2026-11-20',
  outstanding: '100000.00',
  due: none,
  overdue: none,
  overdueDays: 0,
  settlement: { ...none, principal: '100000.00', total: '100000.00' },
  rows: [row(1, '2026-12-20', 'future'), row(2, '2027-01-20', 'future')],
  payments: [],
  waitingPaymentId: '',
  changes: [],
  consultation: null,
  exemptions: [],
  deferral: { goodsId: '1001', blocked: '' },
}

const record: WireDataOf<typeof recordDetail> = {
  kind: 'loan',
  id: '5',
  subject: '借款',
  status: statusOf('current'),
  timeline: [],
  actions: [],
  figures: {},
  facts: [],
  related: [],
  processes: [],
}

/** The loan after a payment of 20,000: something stays due on the next day. */
const outcome = {
  uses: { ...none, principal: '20000.00', total: '20000.00' },
  outstanding: '80000.00',
  staysDue: '0.00',
  onDueDate: '2026-12-20',
  onDue: '30000.00',
  nextDueDate: '2026-12-20',
  nextDue: '30000.00',
}

const way = (name: string, instalments: number, more: string) => ({
  ...outcome,
  way: name,
  instalments,
  more,
  totalToCome: '80300.00',
  rows: [
    {
      number: 1,
      dueDate: '2026-12-20',
      principal: '29700.00',
      interest: '300.00',
      due: '30000.00',
      balance: '50300.00',
    },
  ],
  lastDueDate: '2027-01-20',
  interestToCome: '300.00',
})

const quote: WireDataOf<typeof loanQuote> = {
  ...outcome,
  amount: '20000.00',
  surplus: '0.00',
  settles: false,
  ways: [way('fewerInstalments', 1, '0.00'), way('smallerInstalments', 2, '29.08')],
}

const show = (path: string, ...handlers: Parameters<typeof server.use>) => {
  server.use(
    ...handlers,
    replyWith(loanDetail, loan),
    replyWith(loanQuote, quote),
    replyWith(recordDetail, record),
    replyWith(recordMovements, []),
    replyWith(roleButtons, { repayment_list_button: '1' }),
  )
  return renderPortal(path, signedIn())
}

describe('the page of a loan', () => {
  beforeEach(() => replyWithTenant())

  it('shows what is owed, and the plan with the reason of each interest', async () => {
    show('/user/repaymentPage?id=5')
    await screen.findByRole('heading', { name: '在线还款' })
    await screen.findByRole('button', { name: '申请延期' })
    const plan = await screen.findByRole('table')
    expect(within(plan).getAllByRole('row')).toHaveLength(3)
    await userEvent.click(screen.getByLabelText('第 1 期利息 362.50，查看算法'))
    expect(plan.textContent).toContain('100,000.00 × 4.35% × 30 天')
  })

  it('leads to a deferral, or says why there is none, and shows the plan before a change', async () => {
    const planBefore = [
      { number: 1, dueDate: '2026-12-20', principal: '9.00', interest: '1.00', due: '10.00' },
      { number: 2, dueDate: '2027-01-20', principal: '9.00', interest: '1.00', due: '10.00' },
    ]
    show(
      '/user/repaymentPage?id=5',
      replyWith(loanDetail, {
        ...loan,
        deferral: { goodsId: '1001', blocked: '借款已延期 1 次，不能再次延期' },
        changes: [
          {
            id: '1',
            kind: 'extension',
            by: 2,
            from: 1,
            reason: '回款延迟',
            changedOn: '2026-11-20',
            planBefore,
          },
        ],
      }),
    )
    await screen.findByText('延长 2 期')
    screen.getByText('借款已延期 1 次，不能再次延期')
    expect(screen.queryByRole('button', { name: '申请延期' })).toBeNull()
    await userEvent.click(screen.getByText('查看调整前的计划'))
    expect(screen.getAllByText('10.00')).toHaveLength(2)
  })

  it('breaks the price down before paying, with the ways of the rest, and begins the chosen payment', async () => {
    const sent: unknown[] = []
    const { router } = show(
      '/user/repaymentPage?id=5',
      http.post(`*/${paymentBegin.path}`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ code: 200, success: true, data: { id: '9' }, msg: '' })
      }),
      replyWith(paymentDetail, {
        id: '9',
        paymentNo: 'HK1',
        payable: {
          kind: 'loan',
          id: '5',
          no: loan.iouNo ?? '',
          word: '还款',
          numberLabel: '借据号',
          status: statusOf('current'),
        },
        purpose: 'other',
        amount: '20000.00',
        status: { name: 'waiting', ...paymentLifecycle.statuses.waiting },
        cashier: '/cashier?orderNo=HK1&token=1',
        account: { accountName: '', accountNo: '', bankName: '', reference: 'HK1' },
        balance: null,
        expiresAt: '2026-11-20 10:00:00',
        uses: [],
        surplus: '',
      }),
    )
    await userEvent.click(await screen.findByRole('radio', { name: '其他金额' }))
    await userEvent.type(await screen.findByLabelText('还款金额'), '20,000')
    const ways = await screen.findByRole('list', { name: '剩余计划的各种调整' })
    const [fewer, smaller] = within(ways).getAllByRole('listitem')
    expect(fewer?.textContent).toMatch(/缩短期限已选.*支付总额最少/)
    expect(smaller?.textContent).toMatch(/减少月供.*比最省的方式多付 ?29.08/)
    await userEvent.click(within(smaller!).getByRole('button', { name: '选择减少月供' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '减少月供' }).checked).toBe(true)
    await userEvent.click(screen.getByText('查看减少月供后的计划'))
    expect(screen.getAllByText('29,700.00')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: '去支付' }))
    const cashier = await screen.findByRole('link', { name: '打开收银台' })
    expect(cashier.getAttribute('href')).toBe('/cashier?orderNo=HK1&token=1')
    expect(router.state.location.pathname).toBe('/status/repayment/9')
    expect(sent).toEqual([
      { kind: 'loan', id: '5', purpose: 'other', amount: '20000', way: 'smallerInstalments' },
    ])
  })

  it('offers the next instalment first, before its day, and says what stays due after it', async () => {
    const asked: unknown[] = []
    show(
      '/user/repaymentPage?id=5',
      http.post(`*/${loanQuote.path}`, async ({ request }) => {
        asked.push(await request.json())
        const data = { ...quote, ways: [], onDue: '0.00', nextDueDate: '2027-01-20' }
        return HttpResponse.json({ code: 200, success: true, data, msg: '' })
      }),
    )
    const [first] = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(first?.closest('label')?.textContent).toBe('还本期')
    expect(first?.checked).toBe(true)
    await screen.findByText(/利息计至到期日，不收手续费，到期日无需再还。/)
    await screen.findByText('支付后，2026-12-20无需再还；下次应还 30,000.00 元，2027-01-20到期。')
    expect(asked).toEqual([{ loanId: '5', purpose: 'next' }])
  })

  it.each([
    [
      { feeRate: '1', interest: 'toPeriodEnd' },
      '2026-12-01',
      /利息计至当期期末，手续费为提前归还本金的 1%/,
    ],
    [{ feeRate: '0', interest: 'toDay' }, '2026-12-01', /利息计至还款当日，不收手续费/],
    // No day of the period has passed on its first day: there is no interest to charge.
    [{ feeRate: '0', interest: 'toPeriodEnd' }, '2026-11-20', /利息计至还款当日，不收手续费/],
  ])(
    'says what each payment pays by the terms of the loan: %o on %s',
    async (prepayment, date, text) => {
      show(
        '/user/repaymentPage?id=5',
        replyWith(loanDetail, { ...loan, date, prepayment: { way: '', ...prepayment } }),
      )
      for (const name of ['全部结清', '其他金额', '只还本金']) {
        await userEvent.click(await screen.findByRole('radio', { name }))
        expect(screen.getByText((shown) => text.test(shown) && shown.endsWith('。'))).toBeDefined()
      }
    },
  )

  it('says the terms of the loan as its product does', async () => {
    const prepayment = { way: 'smallerInstalments', feeRate: '1', interest: 'toPeriodEnd' }
    const penalty = {
      base: 'principal',
      graceDays: 3,
      once: '',
      bands: [{ fromDay: 0, rate: '9', per: 360 }],
    }
    const more = { prepayment, penalty, yearlyCost: '6.97' }
    show('/user/repaymentPage?id=5', replyWith(loanDetail, { ...loan, ...more }))
    const term = async (name: string) =>
      (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent
    expect(await term('提前还款')).toBe(
      '期数不变，减少每期金额；利息计至当期期末；手续费为提前归还本金的 1%',
    )
    expect(await term('综合融资成本（年化）')).toBe('6.97%')
    expect(await term('计息')).toBe('按实际天数、一年 360 天计息；算头不算尾；每期金额按分四舍五入')
    expect(await term('逾期罚息')).toMatch(
      /^到期后 3 天内还清不收.*；以逾期本金为基数；年化利率 9%$/,
    )
  })

  it('shows the uses and the rest of the chosen way', async () => {
    const [fewer, smaller] = quote.ways as [object, object]
    const uses = { ...none, interest: '500.00', principal: '19500.00', total: '20000.00' }
    const ways = [fewer, { ...smaller, uses, outstanding: '80500.00', onDue: '123.45' }]
    show('/user/repaymentPage?id=5', replyWith(loanQuote, { ...quote, ways } as typeof quote))
    await userEvent.click(await screen.findByRole('radio', { name: '其他金额' }))
    await userEvent.type(await screen.findByLabelText('还款金额'), '20,000')
    await screen.findByText('支付后，2026-12-20仍应还 30,000.00 元。')
    await userEvent.click(screen.getByRole('button', { name: '选择减少月供' }))
    await screen.findByText('支付后，2026-12-20仍应还 123.45 元。')
    expect(screen.getByText('用于利息').nextElementSibling?.textContent).toContain('500.00')
    expect(screen.getByText('支付后剩余本金').nextElementSibling?.textContent).toContain(
      '80,500.00',
    )
  })

  it('says that something due stays open after a smaller payment', async () => {
    show('/user/repaymentPage?id=5', replyWith(loanQuote, { ...quote, staysDue: '362.50' }))
    expect(await screen.findByText('支付后，今日仍有到期款项 362.50 元未还。')).toBeDefined()
  })

  it('does not offer the next instalment where it is paid already, or where something is due', async () => {
    const paidRow = { ...row(1, '2026-12-20', 'paid'), open: '0.00' }
    const { unmount } = show(
      '/user/repaymentPage?id=5',
      replyWith(loanDetail, { ...loan, rows: [paidRow, row(2, '2027-01-20', 'future')] }),
    )
    await screen.findByRole('radio', { name: '其他金额' })
    expect(screen.queryByRole('radio', { name: '还本期' })).toBeNull()
    unmount()
    show(
      '/user/repaymentPage?id=5',
      replyWith(loanDetail, { ...loan, due: { ...none, interest: '1.00', total: '1.00' } }),
    )
    const [first] = await screen.findAllByRole('radio')
    expect(first?.closest('label')?.textContent).toBe('到期应还')
    expect(screen.queryByRole('radio', { name: '还本期' })).toBeNull()
  })

  it('offers the instalments that are open, and asks for the price of the chosen one', async () => {
    const asked: unknown[] = []
    show(
      '/user/repaymentPage?id=5',
      http.post(`*/${loanQuote.path}`, async ({ request }) => {
        asked.push(await request.json())
        return HttpResponse.json({ code: 200, success: true, data: quote, msg: '' })
      }),
    )
    await userEvent.click(await screen.findByRole('radio', { name: '选择期次' }))
    await userEvent.click(await screen.findByLabelText('还至期次'))
    await userEvent.click(await screen.findByRole('option', { name: /第 2 期/ }))
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ loanId: '5', purpose: 'instalment', instalment: 2 }),
    )
    await userEvent.click(screen.getByRole('radio', { name: '只还本金' }))
    expect(await screen.findByLabelText('还款金额')).toBeDefined()
  })

  it('says why an amount can not be paid, at its field, and keeps it until it is paid', async () => {
    const { unmount } = show('/user/repaymentPage?id=5')
    await userEvent.click(await screen.findByRole('radio', { name: '其他金额' }))
    await userEvent.type(await screen.findByLabelText('还款金额'), '100000.01')
    await userEvent.click(screen.getByRole('button', { name: '去支付' }))
    await screen.findAllByText(/还款金额不能超过结清金额 100,000.00 元/)
    expect(screen.getByLabelText('还款金额').getAttribute('aria-invalid')).toBe('true')
    unmount()
    show('/user/repaymentPage?id=5')
    const field = await screen.findByLabelText<HTMLInputElement>('还款金额')
    expect(field.value).toBe('100,000.01')
  })
})

const LISTED = {
  columns: [{ name: 'iouNo', label: '借据号', unit: '', isSortable: false }],
  day: '放款日期',
  records: [] as WireDataOf<typeof recordList>['records'],
  current: 1,
  size: 20,
  pages: 1,
  total: 0,
  totals: {},
  statuses: [],
}

describe('the list of loans', () => {
  beforeEach(() => replyWithTenant())

  it('begins with the loan that is overdue, and lists all', async () => {
    const item = (id: string, goodsName: string, overdueDays: number) => ({
      id,
      iouNo: `JJ${id}`,
      goodsName,
      status: statusOf(overdueDays > 0 ? 'overdue' : 'current'),
      amount: '100000.00',
      outstanding: '100000.00',
      due: overdueDays > 0 ? '50500.00' : '0.00',
      overdueDays,
      nextDueDate: '2026-12-20',
      nextOpen: '50362.50',
      upcoming: [
        { number: 2, dueDate: '2027-01-20', open: '50181.25' },
        { number: 1, dueDate: '2026-12-20', open: '50362.55' },
      ],
    })
    show(
      '/user/repayment',
      replyWith(loanList, [item('1', '按期的', 0), item('2', '逾期的', 4)]),
      replyWith(recordList, {
        ...LISTED,
        records: [
          { id: '1', status: statusOf('current'), values: { iouNo: 'JJ1' } },
          { id: '2', status: statusOf('overdue'), values: { iouNo: 'JJ2' } },
        ],
        total: 2,
      }),
    )
    await screen.findByText('已逾期 4 天')
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toContain('逾期的')
    const link = await screen.findByRole('link', { name: 'JJ1' })
    expect(link.getAttribute('href')).toBe('/user/repaymentPage?id=1')
    const months = within(screen.getByRole('list', { name: '还款日历' }))
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement?.getAttribute('aria-label') === '还款日历')
    expect(months.map(({ textContent }) => textContent)).toEqual([
      '2026 年 12 月100,725.10 元20 日 按期的第 1 期50,362.55 元20 日 逾期的第 1 期50,362.55 元',
      '2027 年 1 月100,362.50 元20 日 按期的第 2 期50,181.25 元20 日 逾期的第 2 期50,181.25 元',
    ])
    const due = within(months[0]!).getByRole('link', { name: /逾期的/ })
    expect(due.getAttribute('href')).toBe('/user/repaymentPage?id=2')
  })

  it('shows four months of the calendar at first, and twelve at most', async () => {
    const upcoming = Array.from({ length: 14 }, (_, at) => ({
      number: at + 1,
      dueDate: `${2026 + Math.floor((at + 11) / 12)}-${String(((at + 11) % 12) + 1).padStart(2, '0')}-20`,
      open: '100.00',
    }))
    const longLoan = {
      id: '1',
      iouNo: 'JJ1',
      goodsName: '按期的',
      status: statusOf('current'),
      amount: '1400.00',
      outstanding: '1400.00',
      due: '0.00',
      overdueDays: 0,
      nextDueDate: '2026-12-20',
      nextOpen: '100.00',
      upcoming,
    }
    show('/user/repayment', replyWith(loanList, [longLoan]), replyWith(recordList, LISTED))
    const calendar = await screen.findByRole('list', { name: '还款日历' })
    const months = () =>
      within(calendar)
        .getAllByText(/年.*月/)
        .map(({ textContent }) => textContent)
    expect(months()).toEqual(['2026 年 12 月', '2027 年 1 月', '2027 年 2 月', '2027 年 3 月'])
    await userEvent.click(screen.getByRole('button', { name: '查看全部 12 个月' }))
    expect(months()).toHaveLength(12)
    await userEvent.click(screen.getByRole('button', { name: '收起' }))
    expect(months()).toHaveLength(4)
  })

  it('leads a customer without loans to the products', async () => {
    show('/user/repayment', replyWith(loanList, []), replyWith(recordList, LISTED))
    const link = await screen.findByRole('link', { name: '查看我的产品' })
    expect(link.getAttribute('href')).toBe('/user/product')
  })
})
