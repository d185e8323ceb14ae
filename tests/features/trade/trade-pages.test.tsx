import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WireDataOf } from '#schemas/api/contract.ts'
import { processDetail, processInfo, processVariables } from '#schemas/api/process.ts'
import { beginApplication } from '#schemas/api/products.ts'
import { recordDetail, recordList, recordMovements, recordsWaiting } from '#schemas/api/records.ts'
import { roleButtons } from '#schemas/api/roles.ts'
import { receivableLifecycle } from '#schemas/lifecycles/receivable.ts'
import partnerInvitation from '#schemas/processes/partner-invitation.json' with { type: 'json' }
import { tradeBackgroundLifecycle } from '#schemas/lifecycles/trade-background.ts'
import { refuse, renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

type Wire = WireDataOf<typeof recordDetail>

const receivable = (rest: Partial<Wire> = {}): Wire => ({
  kind: 'receivable',
  id: '7',
  subject: '应收账款 YS1',
  role: 'owner',
  status: { name: 'confirmed', ...receivableLifecycle.statuses.confirmed },
  timeline: [],
  actions: [
    { name: 'setAccount', label: '变更回款账户', confirm: '', input: {}, blocked: '' },
    { name: 'notify', label: '通知付款方转让', confirm: '', input: {}, blocked: '' },
  ],
  figures: { outstanding: '150000.00' },
  facts: [{ label: '付款方', value: '云序重工', unit: '' }],
  statements: [
    {
      title: '权利顺位',
      note: '先登记的优先',
      lines: [{ mark: '第 1 顺位', text: '远舟商业保理（本平台融资）' }],
    },
  ],
  files: [],
  related: [],
  processes: [],
  payment: '',
  ...rest,
})

const shows = (record: Wire) =>
  server.use(replyWith(recordDetail, record), replyWith(recordMovements, []))

describe('a receivable', () => {
  beforeEach(() => replyWithTenant())

  it('shows its supplier the ranks of the rights, its actions, and the way to another account', async () => {
    shows(receivable())
    renderPortal('/assets/detail/7', signedIn())
    expect(await screen.findByRole('heading', { name: '应收账款详情' })).toBeDefined()
    const rights = (await screen.findByText('第 1 顺位')).closest('li')
    expect(rights?.textContent).toContain('远舟商业保理（本平台融资）')
    expect(screen.getByRole('button', { name: '通知付款方转让' })).toBeDefined()
    expect(screen.queryByRole('button', { name: '变更回款账户' })).toBeNull()
    const link = screen.getByRole('link', { name: '变更回款账户' })
    expect(link.getAttribute('href')).toBe('/trade/repayAccount?id=7')
  })

  it('leads its debtor to the payable, with the payment and the files of the trade', async () => {
    shows(receivable({ role: 'coreEnterprise', actions: [], payment: '去付款' }))
    const { address } = renderPortal('/assets/detail/7', signedIn())
    expect(await screen.findByRole('heading', { name: '应付账款详情' })).toBeDefined()
    expect(address()).toBe('/assets/payable/detail/7')
    expect(await screen.findByRole('button', { name: '去付款' })).toBeDefined()
    const link = screen.getByRole('link', { name: '查看附件' })
    expect(link.getAttribute('href')).toBe('/assets/payable/flies?id=7')
  })

  it('says why its account can’t be changed any more', async () => {
    const blocked = '转让通知已载明回款账户，不能变更'
    shows(
      receivable({
        actions: [{ name: 'setAccount', label: '变更回款账户', confirm: '', input: {}, blocked }],
      }),
    )
    renderPortal('/trade/repayAccount?id=7', signedIn())
    expect(await screen.findByText(blocked)).toBeDefined()
  })
})

describe('the assets', () => {
  it('ask for the receivables of the customer’s own part', async () => {
    replyWithTenant()
    server.use(replyWith(roleButtons, { asset_list_button: 'asset_list_button' }))
    const sent: URLSearchParams[] = []
    server.use(
      http.get(`*/api/${recordList.path}`, ({ request }) => {
        sent.push(new URL(request.url).searchParams)
        return HttpResponse.json({
          code: 200,
          success: true,
          data: { total: 0, totals: {} },
          msg: '',
        })
      }),
    )
    renderPortal('/user/assets', signedIn())
    expect(await screen.findByText('还没有应收账款')).toBeDefined()
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ kind: 'receivable', part: 'owner' })
  })
})

describe('a trade background', () => {
  const background = (role: string, free: string) =>
    receivable({
      kind: 'tradeBackground',
      subject: '贸易背景 MY1',
      role,
      status: { name: 'confirmed', ...tradeBackgroundLifecycle.statuses.confirmed },
      figures: { free },
      actions: [],
      statements: [],
    })

  it.each([
    ['owner', '5000.00', 1],
    ['owner', '0.00', 0],
    ['counterparty', '5000.00', 0],
  ])('offers to a %s with %s left %i receivable', async (role, free, count) => {
    replyWithTenant()
    shows(background(role, free))
    renderPortal('/trade/detail/background/7', signedIn())
    expect(await screen.findByText('贸易背景 MY1')).toBeDefined()
    expect(screen.queryAllByRole('link', { name: '登记应收账款' })).toHaveLength(count)
  })
})

describe('what waits for a confirmation', () => {
  it('lists the records of trade alone, each with its screen', async () => {
    replyWithTenant()
    const { name, code, label, tone, sentence } = {
      name: 'unconfirmed',
      ...receivableLifecycle.statuses.unconfirmed,
    }
    const status = { name, code, label, tone, sentence }
    server.use(
      replyWith(recordsWaiting, [
        { kind: 'order', id: '1', subject: '订单 1', status, action: '确认订单' },
        { kind: 'receivable', id: '7', subject: '应收账款 YS1', status, action: '确认应付账款' },
      ]),
    )
    renderPortal('/trade/detail/confirmApply', signedIn())
    const list = await screen.findByRole('list', { name: '待确认' })
    const links = within(list).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/detail/7'])
  })
})

describe('the invitation of a partner', () => {
  it('is begun by its address, and shows the first step of its process there', async () => {
    replyWithTenant()
    server.use(
      replyWith(beginApplication, { businessId: '1', flowOnlyId: '33', flow: null }),
      replyWith(processInfo, partnerInvitation),
      replyWith(processDetail, { status: -1, progress: 1, processInstanceId: '7' }),
      replyWith(processVariables, {}),
    )
    const { address } = renderPortal('/trade/new', signedIn())
    expect(await screen.findByLabelText(/企业名称/)).toBeDefined()
    expect(address()).toContain('/trade/new?processType=11&goodId=0&businessId=1&flowOnlyId=33')
  })

  it('says why it can’t be begun, with a way on', async () => {
    replyWithTenant()
    server.use(refuse(beginApplication, 400, '请先完成企业认证，再邀请贸易伙伴'))
    renderPortal('/trade/new', signedIn())
    expect(await screen.findByText('请先完成企业认证，再邀请贸易伙伴')).toBeDefined()
    expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).toBe('/user/trade')
  })
})
