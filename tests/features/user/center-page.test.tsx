import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { FlowStatus, processDetail, processInfo } from '#schemas/api/process.ts'
import { beginApplication, customerGoodsList } from '#schemas/api/products.ts'
import { loanList } from '#schemas/api/loans.ts'
import { changesSinceVisit } from '#schemas/api/messages.ts'
import { recordsWaiting } from '#schemas/api/records.ts'
import { todoList } from '#schemas/api/next-steps.ts'
import { roleButtons } from '#schemas/api/roles.ts'
import { userInfo } from '#schemas/api/user.ts'
import { refuse, replyWith, replyWithTenant, renderPortal, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

const page = () => within(screen.getByRole('main'))

const CONTINUED = {
  kind: 'continue' as const,
  goodsId: '1001',
  goodsName: '应收账款融资',
  isGroup: false,
  processType: 1,
  processName: '产品开通',
  businessId: '10',
  flowOnlyId: '20',
  reason: '',
  stepTitle: '工商核对',
  step: 2,
  steps: 6,
  amount: '',
  validUntil: '',
  updatedAt: '2026-11-20 09:30:00',
}
const RETURNED = {
  ...CONTINUED,
  kind: 'returned' as const,
  processType: 2,
  processName: '额度申请',
  businessId: '11',
  flowOnlyId: '21',
  reason: '请补充近六个月流水',
}
const EMPTY = { records: [], current: 1, size: 100, pages: 0, total: 0 }

beforeEach(() => {
  replyWithTenant()
  server.use(
    replyWith(roleButtons, { my_product_button: '我的产品' }),
    replyWith(todoList, [RETURNED, CONTINUED]),
    replyWith(recordsWaiting, []),
    replyWith(changesSinceVisit, { since: '2026-11-13 09:30:00', changes: [] }),
    replyWith(loanList, []),
    replyWith(processInfo, { processName: '', processKey: '', actExForms: [] }),
    refuse(processDetail, 400, '无权访问该记录'),
    replyWith(customerGoodsList, {
      records: [
        {
          id: '1',
          status: 1,
          quota: { amount: '3000000', available: '2500000', status: 1 },
          applications: [{ status: FlowStatus.committed }, { status: FlowStatus.returned }],
        },
      ],
      current: 1,
      size: 100,
      pages: 1,
      total: 1,
    }),
  )
})

describe('the service center', () => {
  it('shows the signed-in customer with a masked phone', async () => {
    renderPortal('/user/center', signedIn())
    expect(await page().findByText('苏州澄禾精密部件有限公司')).toBeDefined()
    for (const fact of ['企业账户', '融资企业', '138****0002'])
      expect(page().getByText(fact)).toBeDefined()
    expect(page().getByText('已实名')).toBeDefined()
  })

  it('shows the logo of an enterprise', async () => {
    const user = { ...signedIn().user, companyLogoSrc: 'https://files.test/logo.png' }
    renderPortal('/user/center', signedIn({ user: userInfo.parse(user) }))
    await page().findByText('苏州澄禾精密部件有限公司')
    expect(screen.getByRole('main').querySelector('img')).toHaveProperty(
      'src',
      'https://files.test/logo.png',
    )
  })

  it.each([
    [1, '个人账户'],
    [2, '企业账户'],
    [3, '企业账户'],
  ])('calls type %i %s', async (type, kind) => {
    renderPortal('/user/center', signedIn({ user: { ...signedIn().user!, type } }))
    expect(await page().findByText(kind)).toBeDefined()
  })

  it('calls a core enterprise by its name', async () => {
    renderPortal('/user/center', signedIn({ isCoreEnterprise: true }))
    expect(await page().findByText(/^核心企业/)).toBeDefined()
  })

  it('calls a customer without a name by the masked phone', async () => {
    const user = { ...signedIn().user!, companyName: '', name: '', account: '13900000009' }
    renderPortal('/user/center', signedIn({ user }))
    expect(await page().findByRole('heading', { level: 2, name: /^139\*{4}0009/ })).toBeDefined()
  })

  it.each([
    {
      viewer: 'a person without a button',
      type: 1,
      buttons: {},
      entries: ['融资产品', '帮助中心'],
    },
    {
      viewer: 'an enterprise without a button',
      type: 2,
      buttons: {},
      entries: ['我的额度', '我的发票', '我的订单', '融资产品', '帮助中心'],
    },
    {
      viewer: 'a person with the buttons of trade and repayment',
      type: 1,
      buttons: { trading_partner_button: '', repayment_list_button: '' },
      entries: ['还款管理', '账户余额', '融资产品', '帮助中心'],
    },
    {
      viewer: 'an enterprise with the button of trade',
      type: 2,
      buttons: { trading_partner_button: '' },
      entries: ['我的额度', '我的发票', '我的订单', '贸易伙伴', '融资产品', '帮助中心'],
    },
  ])('shows $viewer the entries $entries', async ({ type, buttons, entries }) => {
    server.use(replyWith(roleButtons, buttons))
    renderPortal('/user/center', signedIn({ user: { ...signedIn().user!, type } }))
    const navigation = within(await page().findByRole('navigation', { name: '快捷入口' }))
    await waitFor(() =>
      expect(
        navigation.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent),
      ).toEqual(entries),
    )
  })

  it('offers the verification to an unverified customer', async () => {
    const session = signedIn({ isVerified: false })
    renderPortal('/user/center', session)
    await userEvent.click(await page().findByRole('button', { name: '实名认证' }))
    expect(session.openRealName).toHaveBeenCalledOnce()
  })

  it('shows an overview of credit and applications', async () => {
    renderPortal('/user/center', signedIn())
    await page().findByText('可用额度')
    const valueOf = (name: string) => page().getByText(name).parentElement?.textContent
    expect(['可用额度', '已开通产品', '审批中'].map(valueOf)).toEqual([
      '可用额度250 万元',
      '已开通产品1',
      '审批中1',
    ])
  })

  it('lists what changed since the last visit, each with the link to its record', async () => {
    const change = {
      id: '1',
      title: '款项已到账',
      content: '您支付的 10,000.00 元已到账。',
      time: '2026-11-19 16:05:00',
      about: null,
      record: { kind: 'loan', id: '7' },
    }
    const { goodsId, isGroup, processType, businessId, flowOnlyId } = RETURNED
    const about = { goodsId, isGroup, processType, businessId, flowOnlyId }
    const changes = [
      { ...change, id: '2', title: '额度申请需补充资料', about, record: null },
      change,
      { ...change, id: '3', title: '借款减免已生效', record: { kind: 'exemption', id: '8' } },
    ]
    server.use(replyWith(changesSinceVisit, { since: '2026-11-13 09:30:00', changes }))
    renderPortal('/user/center', signedIn())
    const list = within(await page().findByRole('list', { name: '最近动态' }))
    expect(page().getByText('2026-11-13 09:30 以来')).toBeDefined()
    expect(
      list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [
        '额度申请需补充资料',
        '/product/creditlimitforapplication?processType=2&goodId=1001&businessId=11&flowOnlyId=21',
      ],
      ['款项已到账', '/user/repaymentPage?id=7'],
    ])
    expect(list.getAllByRole('listitem')[2]?.textContent).toBe(
      '借款减免已生效您支付的 10,000.00 元已到账。2026-11-19 16:05',
    )
  })

  it('shows five changes, and all of them when asked; none without a change', async () => {
    const changes = Array.from({ length: 7 }, (_, place) => ({
      id: String(place),
      title: `变化 ${place}`,
      content: '',
      time: '2026-11-19 16:05:00',
      about: null,
      record: { kind: 'loan', id: '7' },
    }))
    server.use(replyWith(changesSinceVisit, { since: '2026-11-13 09:30:00', changes }))
    const { unmount } = renderPortal('/user/center', signedIn())
    const list = within(await page().findByRole('list', { name: '最近动态' }))
    expect(list.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(page().getByRole('button', { name: '查看全部 7 条' }))
    expect(list.getAllByRole('listitem')).toHaveLength(7)
    unmount()

    server.use(replyWith(changesSinceVisit, { since: '2026-11-13 09:30:00', changes: [] }))
    renderPortal('/user/center', signedIn())
    await page().findByText('业务概览')
    expect(page().queryByText('最近动态')).toBeNull()
  })

  it('lists the records in which the customer has to act, after the applications', async () => {
    const status = {
      name: 'confirming',
      code: 0,
      label: '待核心企业确认',
      tone: 'waiting',
      sentence: '核心企业正在确认贸易背景。',
    }
    const subject = '“普惠保理”融资申请 RZ1'
    const waiting = { kind: 'financing', id: '17', subject, status, action: '确认贸易背景' }
    server.use(replyWith(recordsWaiting, [waiting]))
    renderPortal('/user/center', signedIn())
    const link = await page().findByRole('link', { name: `确认贸易背景：${subject}` })
    expect(link.getAttribute('href')).toBe('/product/financingdetails?id=17')
    expect(page().getByText('3 项')).toBeDefined()
  })

  it('shows five of what waits, the overdue first, and all of it when asked', async () => {
    const record = (id: string, tone: string) => ({
      kind: 'financing',
      id,
      subject: `融资申请 RZ${id}`,
      status: { name: 'x', code: 0, label: '状态', tone, sentence: '' },
      action: '办理',
    })
    const tones = ['waiting', 'waiting', 'warning', 'waiting', 'danger']
    server.use(
      replyWith(
        recordsWaiting,
        tones.map((tone, place) => record(String(place), tone)),
      ),
    )
    renderPortal('/user/center', signedIn())
    const list = await page().findByRole('list', { name: '待我办理' })
    const links = () =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label'))
    await waitFor(() =>
      expect(links()).toEqual(['办理：融资申请 RZ4', '办理：融资申请 RZ2', '办理：融资申请 RZ0']),
    )
    const more = page().getByRole('button', { name: '查看全部 7 项' })
    await userEvent.click(more)
    expect(links()).toHaveLength(5)
    expect(more.textContent).toBe('收起')
    expect(more.getAttribute('aria-expanded')).toBe('true')
  })

  it('says what is due next and what is overdue, the most urgent first', async () => {
    const loan = (id: string, rest: object) => ({
      id,
      iouNo: `JJ${id}`,
      goodsName: '普惠保理',
      status: { name: 'current', code: 0, label: '还款中', tone: 'active', sentence: '' },
      amount: '300000.00',
      outstanding: '300000.00',
      due: '0.00',
      overdueDays: 0,
      nextDueDate: '2026-12-20',
      nextOpen: '6561.25',
      ...rest,
    })
    server.use(
      replyWith(loanList, [
        loan('1', {}),
        loan('2', { overdueDays: 3, due: '512.34', nextDueDate: '2026-11-18' }),
        loan('3', { nextDueDate: '' }),
      ]),
    )
    renderPortal('/user/center', signedIn())
    const list = await page().findByRole('list', { name: '近期还款' })
    const rows = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toContain('已逾期 3 天')
    expect(rows[0]).toContain('512.34')
    expect(rows[1]).toContain('2026-12-20')
    expect(rows[1]).toContain('6,561.25')
    const [pay] = within(list).getAllByRole('link')
    expect(pay?.getAttribute('href')).toBe('/user/repaymentPage?id=2')
  })

  it('begins with what waits for the customer, each with its reason and its button', async () => {
    const { address } = renderPortal('/user/center', signedIn())
    const list = await page().findByRole('list', { name: '待我办理' })
    expect(within(list).getByText('退回原因：请补充近六个月流水')).toBeDefined()
    expect(within(list).getByText('第 2 步，共 6 步：工商核对')).toBeDefined()
    expect(within(list).getAllByText('更新于 2026-11-20 09:30')).toHaveLength(2)
    expect(page().getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('待我办理')
    await userEvent.click(
      within(list).getByRole('button', { name: '补充资料：应收账款融资 · 额度申请' }),
    )
    await waitFor(() =>
      expect(address()).toBe(
        '/product/creditlimitforapplication?processType=2&goodId=1001&businessId=11&flowOnlyId=21',
      ),
    )
  })

  it('begins the flow of a todo that has none, once', async () => {
    let begun = 0
    // A reply between the two clicks would leave the page of the second one.
    let reply = () => {}
    const bothClicked = new Promise<void>((resolve) => (reply = resolve))
    server.use(
      replyWith(todoList, [{ ...CONTINUED, kind: 'activate', flowOnlyId: '', processType: 3 }]),
      http.post(`*/api/${beginApplication.path}`, async () => {
        begun += 1
        await bothClicked
        const data = { businessId: '31', flowOnlyId: '41' }
        return HttpResponse.json({ code: 200, success: true, data, msg: '' })
      }),
    )
    const { address } = renderPortal('/user/center', signedIn())
    await userEvent.dblClick(await page().findByRole('button', { name: /^激活额度：/ }))
    reply()
    await waitFor(() => expect(address()).toContain('businessId=31&flowOnlyId=41'))
    expect(begun).toBe(1)
  })

  it('says that nothing waits', async () => {
    server.use(replyWith(todoList, []))
    renderPortal('/user/center', signedIn())
    expect(await page().findByText(/^暂无待办事项/)).toBeDefined()
  })

  it.each([
    { isVerified: false, current: '实名认证', button: '去实名', role: 'button' },
    { isVerified: true, current: '开通产品', button: '去选择产品', role: 'link' },
  ])(
    'shows a new customer three steps instead of zeros: now $current',
    async ({ isVerified, current, button, role }) => {
      server.use(replyWith(todoList, []), replyWith(customerGoodsList, EMPTY))
      renderPortal('/user/center', signedIn({ isVerified }))
      const path = (await page().findByText('三步获得融资额度')).closest('section')!
      const at = path.querySelector<HTMLElement>('[aria-current=step]')!
      expect(within(at).getByRole('heading').textContent).toBe(current)
      expect(within(at).getByRole(role, { name: button })).toBeDefined()
      expect(page().queryByText('业务概览')).toBeNull()
      expect(page().queryByText('暂无待办事项', { exact: false })).toBeNull()
    },
  )

  const START = '三步获得融资额度'
  const none = { records: [], current: 1, size: 100, pages: 0, total: 0 }
  const startPath = async () => within((await page().findByText(START)).closest('section')!)

  it('shows a new customer the records that wait, and no other product to choose', async () => {
    const status = { name: 'x', code: 0, label: '状态', tone: 'waiting', sentence: '' }
    const waiting = { kind: 'financing', id: '17', subject: '申请 RZ1', status, action: '办理' }
    server.use(
      replyWith(todoList, []),
      replyWith(recordsWaiting, [waiting]),
      replyWith(customerGoodsList, none),
    )
    renderPortal('/user/center', signedIn())
    expect(await page().findByRole('link', { name: '办理：申请 RZ1' })).toBeDefined()
    expect((await startPath()).queryByRole('link', { name: '去选择产品' })).toBeNull()
  })

  it('shows a new customer whose application is reviewed the figures', async () => {
    const applied = { id: '1', status: 0, applications: [{ status: FlowStatus.committed }] }
    server.use(
      replyWith(todoList, []),
      replyWith(customerGoodsList, { ...none, records: [applied], pages: 1, total: 1 }),
    )
    renderPortal('/user/center', signedIn())
    expect(await page().findByText('业务概览')).toBeDefined()
    expect((await startPath()).queryByRole('link', { name: '去选择产品' })).toBeNull()
  })

  it('leads an unverified customer to the verification, whatever else is to do', async () => {
    server.use(replyWith(customerGoodsList, none))
    renderPortal('/user/center', signedIn({ isVerified: false }))
    expect((await startPath()).getByRole('button', { name: '去实名' })).toBeDefined()
  })

  it('waits for the todos before it shows figures', async () => {
    let reply = () => {}
    const asked = new Promise<void>((resolve) => (reply = resolve))
    let overviews = 0
    server.use(
      http.get(`*/api/${todoList.path}`, async () => {
        await asked
        return HttpResponse.json({ code: 200, success: true, data: [], msg: '' })
      }),
      http.get(`*/api/${customerGoodsList.path}`, () => {
        overviews += 1
      }),
    )
    renderPortal('/user/center', signedIn())
    await waitFor(() => expect(overviews).toBe(1))
    expect(await page().findByText('待我办理')).toBeDefined()
    expect(page().queryByText('业务概览')).toBeNull()
    reply()
    expect(await page().findByText('业务概览')).toBeDefined()
  })

  it('hides the products from a role without their button', async () => {
    server.use(replyWith(roleButtons, {}))
    renderPortal('/user/center', signedIn())
    await page().findByText('已实名')
    expect(page().queryByText('业务概览')).toBeNull()
    expect(page().queryByRole('link', { name: /我的产品/ })).toBeNull()
  })

  it('switches the account and signs out', async () => {
    const session = signedIn()
    renderPortal('/user/center', session)
    await userEvent.click(await page().findByRole('button', { name: '切换账号' }))
    expect(session.openLogin).toHaveBeenCalledWith({ switchAccount: true })
    await userEvent.click(page().getByRole('button', { name: '退出登录' }))
    expect(session.logOut).toHaveBeenCalledOnce()
  })
})
