import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { WireDataOf } from '#schemas/api/contract.ts'
import { creditLineLifecycle } from '#schemas/lifecycles/credit-line.ts'
import { recordDetail, recordList, recordMovements, recordPerform } from '#schemas/api/records.ts'
import { refuse, renderPortal, replyWith, replyWithTenant, signedIn } from '#tests/app/portal.tsx'
import { server } from '#tests/setup/server.ts'

type Line = WireDataOf<typeof recordDetail>

const { statuses, actions } = creditLineLifecycle

/** Makes a line of a status, as the server describes it. */
const lineOf = (name: keyof typeof statuses, rest: Partial<Line> = {}): Line => ({
  kind: 'creditLine',
  id: '7',
  subject: '“普惠保理”额度',
  status: { name, ...statuses[name] },
  timeline: [],
  actions: [],
  figures: { granted: '500000.00', available: '0.00', frozen: '500000.00', used: '0.00' },
  ...rest,
})

const NO_LINES = {
  columns: [],
  day: '有效期至',
  records: [],
  current: 1,
  size: 20,
  pages: 0,
  total: 0,
  totals: {},
  statuses: [],
}

const requestThaw = {
  name: 'requestThaw',
  label: '申请解冻',
  confirm: '',
  input: actions.requestThaw.input ?? {},
  blocked: '',
}

const show = (line: Line, ...handlers: Parameters<typeof server.use>) => {
  server.use(...handlers, replyWith(recordDetail, line), replyWith(recordMovements, []))
  return renderPortal('/credit/linesthaw?id=7', signedIn())
}

describe('the page of a credit line', () => {
  beforeEach(() => replyWithTenant())

  it('says where the line stands, and shows its amounts with what they are made of', async () => {
    show(
      lineOf('active', {
        figures: { granted: '500000', available: '300000', frozen: '0', used: '200000' },
      }),
      replyWith(recordMovements, [
        {
          id: '2',
          from: 'available',
          to: 'used',
          amount: '200000.00',
          state: 'posted',
          reason: '放款',
          businessDate: '2026-11-20',
          time: '2026-11-20 09:30:00',
        },
      ]),
    )
    expect(await screen.findByText('已激活')).toBeDefined()
    expect(screen.getByText('额度已激活，可按需办理融资。')).toBeDefined()
    expect(screen.getByText('可用额度').parentElement?.textContent).toContain('300,000 元')
    const row = await screen.findByRole('row', { name: /放款/ })
    expect(within(row).getByText('可用额度 → 已用额度')).toBeDefined()
    expect(row.textContent).toContain('200,000')
    expect(screen.queryByRole('button', { name: '申请解冻' })).toBeNull()
  })

  it('asks for the reason of a thaw, sends it once and shows the new status', async () => {
    const user = userEvent.setup()
    const sent: unknown[] = []
    show(
      lineOf('frozen', { actions: [requestThaw] }),
      http.post(`*/api/${recordPerform.path}`, async ({ request }) => {
        sent.push(await request.json())
        const waiting = lineOf('thawing', {
          timeline: [
            {
              action: 'requestThaw',
              label: '申请解冻',
              status: '解冻审核中',
              role: 'owner',
              actor: '',
              reason: '货款已结清',
              businessDate: '2026-11-20',
              time: '2026-11-20 09:30:00',
            },
          ],
        })
        server.use(replyWith(recordDetail, waiting))
        return HttpResponse.json({
          code: 200,
          success: true,
          data: { outcome: 'done', status: 'thawing' },
          msg: '',
        })
      }),
    )
    await user.click(await screen.findByRole('button', { name: '申请解冻' }))
    const dialog = await screen.findByRole('dialog', { name: '申请解冻' })
    const reason = await within(dialog).findByLabelText(/原因/)
    const confirm = within(dialog).getByRole('button', { name: '申请解冻' })
    await user.click(confirm)
    expect(sent).toEqual([])
    await user.type(reason, '货款已结清')
    await user.click(confirm)
    expect(await screen.findByText('解冻审核中')).toBeDefined()
    expect(sent).toEqual([
      { kind: 'creditLine', id: '7', action: 'requestThaw', input: { reason: '货款已结清' } },
    ])
    const events = screen.getByRole('list', { name: '办理记录' })
    expect(within(events).getByText('货款已结清')).toBeDefined()
    expect(screen.queryByRole('dialog', { name: '申请解冻' })).toBeNull()
  })

  it('keeps the reason that was typed where the request is refused, also after a reload', async () => {
    const user = userEvent.setup()
    const line = lineOf('expired', { actions: [requestThaw] })
    const { unmount } = show(line, refuse(recordPerform, 400, '额度状态已变化'))
    await user.click(await screen.findByRole('button', { name: '申请解冻' }))
    const dialog = await screen.findByRole('dialog', { name: '申请解冻' })
    await user.type(await within(dialog).findByLabelText(/原因/), '货款已结清')
    await user.click(within(dialog).getByRole('button', { name: '申请解冻' }))
    expect(await within(dialog).findByText('额度状态已变化')).toBeDefined()
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/原因/).value).toBe('货款已结清')
    unmount()
    show(line)
    await user.click(await screen.findByRole('button', { name: '申请解冻' }))
    const again = await screen.findByRole('dialog', { name: '申请解冻' })
    await within(again).findByLabelText(/原因/)
    const reason = () => within(again).getByLabelText<HTMLTextAreaElement>(/原因/).value
    expect(reason()).toBe('货款已结清')
    await user.click(within(again).getByRole('button', { name: '清空重填' }))
    expect(reason()).toBe('')
  })

  it('leads to the products where the address names no line and there is none', async () => {
    server.use(replyWith(recordList, NO_LINES))
    renderPortal('/credit/linesthaw', signedIn())
    const link = await screen.findByRole('link', { name: '查看我的产品' })
    expect(link.getAttribute('href')).toBe('/user/product')
  })
})
