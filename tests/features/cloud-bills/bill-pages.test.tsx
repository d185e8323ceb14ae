import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import * as bills from '#schemas/api/cloud-bills.ts'
import type { Contract, WireDataOf } from '#schemas/api/contract.ts'
import { paymentBegin } from '#schemas/api/payments.ts'
import { beginApplication } from '#schemas/api/products.ts'
import { recordDetail, recordMovements, recordPerform } from '#schemas/api/records.ts'
import { billPositionLifecycle } from '#schemas/lifecycles/bill-position.ts'
import { cloudBillLifecycle } from '#schemas/lifecycles/cloud-bill.ts'
import { refuse, renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

type Wire = WireDataOf<typeof recordDetail>

const record = (rest: Partial<Wire>): Wire => ({
  kind: 'billPosition',
  id: '7',
  subject: '云信 YX1-001',
  role: 'owner',
  status: { name: 'available', ...billPositionLifecycle.statuses.available },
  timeline: [],
  actions: [],
  figures: { amount: '100000.00' },
  ...rest,
})

const split = (blocked = '') => ({ name: 'split', label: '拆分', confirm: '', input: {}, blocked })

const CHAIN: WireDataOf<typeof bills.cloudBillChain> = {
  billId: '1',
  billNo: 'YX1',
  issuer: '云序重工',
  amount: '100000.00',
  positions: [],
}

const shows = (shown: Wire) =>
  server.use(
    replyWith(recordDetail, shown),
    replyWith(recordMovements, []),
    replyWith(bills.cloudBillChain, CHAIN),
  )

/** Replies to a call, and keeps the bodies that were sent. */
const keeps = <C extends Contract>(contract: C, data: WireDataOf<C>) => {
  const sent: unknown[] = []
  server.use(
    http.post(`*/api/${contract.path}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ code: 200, success: true, data, msg: '' } as object)
    }),
  )
  return sent
}

const core = () => signedIn({ isCoreEnterprise: true })

beforeEach(() => replyWithTenant())

describe('the payment of a bill', () => {
  const payee = (id: string, open: string) => ({
    id,
    positionNo: `YX1-00${id}`,
    holder: `持有方${id}`,
    payee: `持有方${id}`,
    amount: '50000.00',
    open,
    paid: '0.00',
  })

  it('shows who gets what of a part, and begins the payment of that part', async () => {
    const { overdue: status } = cloudBillLifecycle.statuses
    shows(
      record({
        kind: 'cloudBill',
        subject: '云信 YX1',
        status: { name: 'overdue', ...status },
        figures: { open: '100000.00', settled: '0.00' },
      }),
    )
    server.use(
      replyWith(bills.cloudBillPayees, [payee('1', '66666.67'), payee('2', '33333.33')]),
      refuse(paymentBegin, 409, '云信没有到期应付的款项'),
    )
    const user = userEvent.setup()
    renderPortal('/cloudBilling/cloudLiabilitiesPay?id=1', core())
    const shares = async () => {
      const table = await screen.findByRole('table')
      return within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[1]?.textContent)
    }
    expect(await shares()).toEqual(['66,666.67 元', '33,333.33 元'])
    await user.click(screen.getByRole('radio', { name: '部分付款' }))
    await user.type(await screen.findByLabelText('付款金额'), '100.00')
    expect(await shares()).toEqual(['66.67 元', '33.33 元'])
    await user.click(screen.getByRole('button', { name: '去支付' }))
    expect(await screen.findByText('云信没有到期应付的款项')).toBeDefined()
    const sent = keeps(paymentBegin, { id: '5' })
    await user.click(screen.getByRole('button', { name: '去支付' }))
    expect(sent).toEqual([{ kind: 'cloudBill', id: '1', purpose: 'other', amount: '100.00' }])
  })
})

describe('a position', () => {
  it('leads to the screens of what can be done with it', async () => {
    shows(record({ actions: [split()] }))
    renderPortal('/cloudBilling/detail?id=7', signedIn())
    const links = await Promise.all(
      ['转让', '拆分', '申请融资'].map((name) => screen.findByRole('link', { name })),
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/cloudBilling/assignment?id=7',
      '/cloudBilling/splitList?id=7',
      '/cloudBilling/financingApply?id=7',
    ])
  })

  it('says why nothing can be done with it', async () => {
    shows(record({ actions: [split('云信已临近到期')] }))
    renderPortal('/cloudBilling/detail?id=7', signedIn())
    expect(await screen.findByText('云信已临近到期')).toBeDefined()
    expect(screen.queryByRole('link', { name: '转让' })).toBeNull()
  })

  it('says why it can’t be transferred now', async () => {
    server.use(refuse(beginApplication, 409, '持有的云信争议，不能办理“转让”'))
    renderPortal('/cloudBilling/assignment?id=7', signedIn())
    expect(await screen.findByText('持有的云信争议，不能办理“转让”')).toBeDefined()
  })

  it('is split into the amounts that were typed, which add up to it, and keeps them until then', async () => {
    shows(record({ actions: [split()] }))
    const sent = keeps(recordPerform, { outcome: 'done' })
    const user = userEvent.setup()
    const { unmount } = renderPortal('/cloudBilling/splitList?id=7', signedIn())
    await user.type(await screen.findByLabelText('拆分金额 1'), '40,000')
    expect(await screen.findByText('合计 40,000.00 元，还差 60,000.00 元')).toBeDefined()
    await user.type(screen.getByLabelText('拆分金额 2'), '60000.01')
    expect(await screen.findByText('合计 100,000.01 元，超出 0.01 元')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '确认拆分' }))
    await screen.findAllByText(/各笔合计须等于拆分前的金额 100,000.00 元/)
    expect(sent).toEqual([])
    unmount()
    renderPortal('/cloudBilling/splitList?id=7', signedIn())
    await user.type(await screen.findByLabelText('拆分金额 2'), '{Backspace>3/}')
    await user.click(screen.getByRole('button', { name: '确认拆分' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ action: 'split', input: { amounts: ['40000', '60000'] } }]),
    )
  })
})

describe('the progress of a bill', () => {
  it('leads its issuer to the payees, and a core enterprise that received it to what it holds', async () => {
    const bill = { kind: 'cloudBill', subject: '云信 YX1', figures: {} }
    shows(record(bill))
    const { unmount } = renderPortal('/cloudBilling/cloudBillWait?id=1', core())
    const onward = await screen.findByRole('link', { name: '查看流转与兑付' })
    expect(onward.getAttribute('href')).toBe('/cloudBilling/cloudLiabilitiesDetail?id=1')
    unmount()
    shows(record({ ...bill, role: 'counterparty' }))
    renderPortal('/cloudBilling/cloudBillWait?id=1', core())
    expect(await screen.findByRole('link', { name: '查看持有的云信' })).toBeDefined()
    expect(screen.queryByRole('link', { name: '查看流转与兑付' })).toBeNull()
  })
})

describe('the organisation', () => {
  it('takes an enterprise, and offers it as the superior of the next one', async () => {
    const members = ['武汉江宏', '上海云桥'].map((name, at) => ({
      id: String(at + 1),
      parentId: '',
      name,
      creditCode: `X${at}`,
      enterpriseId: '',
    }))
    server.use(replyWith(bills.cloudBillOrganization, members.slice(0, 1)))
    const sent = keeps(bills.cloudBillMemberAdd, { id: '2' })
    const user = userEvent.setup()
    renderPortal('/product/cloudTreeOrg', core())
    const add = async () => user.click(await screen.findByRole('button', { name: '添加企业' }))
    await user.type(await screen.findByLabelText('企业名称'), '上海云桥')
    await user.type(screen.getByLabelText('统一社会信用代码'), '91500000ma5u4j9r8k')
    server.use(replyWith(bills.cloudBillOrganization, members))
    await add()
    await waitFor(() =>
      expect(sent).toEqual([{ name: '上海云桥', creditCode: '91500000MA5U4J9R8K' }]),
    )
    expect(await screen.findByText('共 2 家企业')).toBeDefined()
    await user.click(screen.getByLabelText('上级企业'))
    expect(await screen.findByRole('option', { name: '上海云桥' })).toBeDefined()

    server.use(refuse(bills.cloudBillMemberAdd, 400, '该企业已在组织架构中', '/creditCode'))
    await user.type(screen.getByLabelText('企业名称'), '上海云桥')
    await user.type(screen.getByLabelText('统一社会信用代码'), '91500000ma5u4j9r8k')
    await add()
    const message = await screen.findByText('该企业已在组织架构中')
    const code = screen.getByLabelText('统一社会信用代码')
    expect(code.getAttribute('aria-describedby')).toContain(message.closest('[id]')?.id)
  })
})

describe('the issue of a bill', () => {
  it('is blocked with the reason while an own bill is overdue', async () => {
    server.use(refuse(beginApplication, 409, '云信 YX1 已逾期，付清前不能开立新的云信'))
    renderPortal('/cloudBilling/cloudBillProcess', core())
    expect(await screen.findByText(/YX1 已逾期/)).toBeDefined()
    const back = screen.getByRole('link', { name: '返回' })
    expect(back.getAttribute('href')).toBe('/product/cloudletterlist')
  })
})
